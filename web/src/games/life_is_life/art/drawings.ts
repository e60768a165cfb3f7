/** Imported by everything that draws a card of Life is Life: it puts the drawings into the page once, for `<use href="#…">`. */

import { mount } from 'svelte'
import './colours.css'
import Sprite from './Sprite.svelte'

mount(Sprite, { target: document.body })
