/** Which single key does what at a table. A player may choose other keys, or none at all (WCAG 2.1.4). */

import { preferences, USUAL_KEYS } from '../preferences.svelte'

/** What is done, named by the key that does it usually. */
export type KeyAction = string

/** What this key does for this player; null for nothing, or where single keys are switched off. */
export function actionOf(key: string): KeyAction | null {
  const place = preferences.keys.indexOf(key.toLowerCase())
  return place < 0 || !preferences.letters || key.length !== 1 ? null : USUAL_KEYS.charAt(place)
}

/** The key that does it, as it is shown. */
export const keyFor = (action: KeyAction): string => preferences.keys[USUAL_KEYS.indexOf(action)]?.toUpperCase() ?? action

export const canChange = (action: KeyAction): boolean => action.length === 1 && USUAL_KEYS.includes(action)

/** From now on this key does it; what it did before moves to the key that is free now. Digits choose bids and rows. */
export function useKey(action: KeyAction, key: string): void {
  const wanted = key.toLowerCase()
  if (!/^[^\s\d]$/u.test(wanted) || wanted.length !== 1) return
  const place = USUAL_KEYS.indexOf(action)
  const [before, taken] = [preferences.keys.charAt(place), preferences.keys.indexOf(wanted)]
  const keys = [...preferences.keys]
  if (taken >= 0) keys[taken] = before
  keys[place] = wanted
  preferences.keys = keys.join('')
}
