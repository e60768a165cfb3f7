/** Whoever draws a card of Life is Life imports this: the drawings are brought into the page once, for `<use href="#…">`. */

import { mount } from 'svelte'
import './colours.css'
import Sprite from './Sprite.svelte'

mount(Sprite, { target: document.body })
