/** The keys of a table: Escape, Space, digits, and the letters that read something out or open a sheet. */

import { preferences } from '../preferences.svelte'
import type { GameParts, SharedSheet } from './gameParts'
import { actionOf } from './keys'
import type { AnyScene } from './scene.svelte'

const FIELDS = 'input, select, textarea'

type Press = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey'>

interface Keyboard<Own extends string> {
  game: Pick<GameParts<Own>, 'readings' | 'shows' | 'onescape' | 'ondigit'>
  scene: Pick<AnyScene, 'nextRound' | 'skip' | 'read'>
  /** Whose turn it is, as the status says it. */
  turn: () => string
  open: (sheet: Own | SharedSheet) => void
}

/** Is any sheet open? It has keys of its own. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

export function pressKey<Own extends string>(event: Press, keyboard: Keyboard<Own>): void {
  const { game, scene } = keyboard
  const target = event.target instanceof Element ? event.target : null
  if (target?.matches(FIELDS) || event.ctrlKey || event.altKey || event.metaKey || isCovered()) return
  if (event.key === 'Escape') {
    game.onescape?.()
    scene.nextRound()
  } else if (event.key === ' ' && target !== null && !target.closest('button, a')) scene.skip()
  else if (/^\d$/.test(event.key) && preferences.letters) game.ondigit?.(event.key)
  else answerLetter(event.key, keyboard)
}

function answerLetter<Own extends string>(key: string, { game, scene, turn, open }: Keyboard<Own>): void {
  const action = actionOf(key)
  if (action === null) return
  const own = game.shows?.[action]
  if (action === '?') open('keys')
  else if (action === 'r') scene.read(turn())
  else if (own !== undefined && !preferences.text) open(own)
  else if (game.readings[action]) scene.read(game.readings[action]())
}
