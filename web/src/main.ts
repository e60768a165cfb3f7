import { mount } from 'svelte'
import { updates } from './updates.svelte'
import Page from './Page.svelte'
import './style.css'
import { keep, kept } from './kept'
import { preferences } from './preferences.svelte'
import { say, speak } from './words.svelte'

const target = document.getElementById('page')
if (target) {
  await speak(preferences.language)
  if (kept('name') === null) keep('name', say('you')) // until a server or the player gives another
  mount(Page, { target })
  void updates.registerWorker()
}
