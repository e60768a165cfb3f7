import { mount } from 'svelte'
import { updates } from './updates.svelte'
import Page from './Page.svelte'
import './style.css'
import { preferences } from './preferences.svelte'
import { speak } from './words.svelte'

const target = document.getElementById('page')
if (target) {
  await speak(preferences.language)
  mount(Page, { target })
  void updates.registerWorker()
}
