/** What a player has chosen for this browser. Every choice is kept, where the browser lets us. */

import { bestLanguage } from './languages'

export type Theme = 'system' | 'light' | 'dark'
export type Taps = 'auto' | 'one' | 'two'
export type Ranks = 'falling' | 'rising'

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`mazzo.${name}`)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`mazzo.${name}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function oneOf<Value extends string>(values: readonly Value[], asked: string | null): Value {
  return values.find((value) => value === asked) ?? (values[0] as Value)
}

class Preferences {
  #language = $state(bestLanguage(kept('language'), navigator.languages))
  #theme = $state(oneOf<Theme>(['system', 'light', 'dark'], kept('theme')))
  #taps = $state(oneOf<Taps>(['auto', 'one', 'two'], kept('taps')))
  #ranks = $state(oneOf<Ranks>(['falling', 'rising'], kept('ranks')))
  #letters = $state(kept('letters') !== 'off')
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')

  constructor() {
    document.documentElement.dataset.theme = this.#theme
    document.documentElement.dataset.motion = this.still ? 'off' : 'on'
  }

  get language() {
    return this.#language
  }
  set language(language: string) {
    this.#language = language
    keep('language', language)
  }

  get theme() {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    document.documentElement.dataset.theme = theme
    keep('theme', theme)
  }

  /** How many taps play a card by touch. */
  get taps() {
    return this.#taps
  }
  set taps(taps: Taps) {
    this.#taps = taps
    keep('taps', taps)
  }

  /** In which order the cards of a suit lie in the hand. */
  get ranks() {
    return this.#ranks
  }
  set ranks(ranks: Ranks) {
    this.#ranks = ranks
    keep('ranks', ranks)
  }

  /** Do single letters read things out? */
  get letters() {
    return this.#letters
  }
  set letters(letters: boolean) {
    this.#letters = letters
    keep('letters', letters ? 'on' : 'off')
  }

  /** No movement at all, no pauses: for tests, and for whoever sets `mazzo.motion` to `off`. */
  get still(): boolean {
    return kept('motion') === 'off'
  }

  /** May things move? */
  get motion(): boolean {
    return !this.still && !this.#calm.matches
  }
}

export const preferences = new Preferences()
