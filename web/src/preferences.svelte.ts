/** What a player has chosen for this browser. Every choice is kept, where the browser lets us. */

import { keep, kept } from './kept'
import { bestLanguage } from './languages'

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export const TAPS = ['auto', 'one', 'two', 'hold'] as const
export const RANKS = ['falling', 'rising'] as const
export const SPEEDS = ['1', '0.5', '2', 'off'] as const
export const REASONS = ['always', 'after_a_try'] as const
export const HINTS = ['on_request', 'always', 'off'] as const
/** Read the hand, the table, the score, the bids, what was last, what to do now; show the list of keys. */
export const USUAL_KEYS = 'htsblr?'

export type Theme = (typeof THEMES)[number]
export type Taps = (typeof TAPS)[number]
export type Ranks = (typeof RANKS)[number]
export type Speed = (typeof SPEEDS)[number]
export type Reasons = (typeof REASONS)[number]
export type Hints = (typeof HINTS)[number]

const USUAL_VOLUME = 60

export function oneOf<Value extends string>(values: readonly [Value, ...Value[]], asked: string | null): Value {
  return values.find((value) => value === asked) ?? values[0]
}

function percentOf(asked: string | null): number {
  const number = Number(asked)
  return asked !== null && number >= 0 && number <= 100 ? number : USUAL_VOLUME
}

function keysOf(asked: string | null): string {
  return asked !== null && new Set(asked).size === USUAL_KEYS.length && asked.length === USUAL_KEYS.length ? asked : USUAL_KEYS
}

/** Only what a player has changed is kept: a player who never chose a language gets the browser's, also when that changes. */
export function keepChanges(chosen: () => Record<string, string>): void {
  $effect.root(() => {
    let before = chosen()
    $effect(() => {
      const now = chosen()
      for (const [name, value] of Object.entries(now)) if (value !== before[name]) keep(name, value)
      before = now
    })
  })
}

class Preferences {
  language = $state(bestLanguage(kept('language'), navigator.languages))
  theme: Theme = $state(oneOf(THEMES, kept('theme')))
  /** What plays a card by touch: one tap, two, or holding it down. */
  taps: Taps = $state(oneOf(TAPS, kept('taps')))
  /** In which order the cards of a suit lie in the hand. */
  ranks: Ranks = $state(oneOf(RANKS, kept('ranks')))
  /** Does the player move the cards of the hand about? */
  arranging = $state(kept('arranging') === 'true')
  /** How fast things move; `off`: not at all. */
  speed: Speed = $state(oneOf(SPEEDS, kept('speed')))
  /** Are cards that may not be played dimmed at once, or only after a wrong try? */
  reasons: Reasons = $state(oneOf(REASONS, kept('reasons')))
  /** When is it shown what a good player would do? */
  hints: Hints = $state(oneOf(HINTS, kept('hints')))
  /** The single keys, each in the place of the usual one. */
  keys = $state(keysOf(kept('keys')))
  /** Are others' games that are over shown without giving away how long they go on? */
  unspoilt = $state(kept('unspoilt') !== 'false')
  /** Do single keys do anything: letters that read things out, digits that choose? */
  letters = $state(kept('letters') !== 'false' && kept('letters') !== 'off')
  sounds = $state(kept('sounds') !== 'false')
  /** In percent. */
  volume = $state(percentOf(kept('volume')))
  /** Is the only card that may be played played by itself? */
  autoplay = $state(kept('autoplay') === 'true')
  /** Is the table written out under headings, for who listens to it? */
  text = $state(kept('text') === 'true')
  /** The people we do not want to hear, by the marks that the server gives them. */
  muted: readonly string[] = $state.raw((kept('muted') ?? '').split(' ').filter((who) => who !== ''))

  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  readonly #strong = matchMedia('(prefers-contrast: more)')

  constructor() {
    keepChanges(() => ({
      language: this.language,
      theme: this.theme,
      taps: this.taps,
      ranks: this.ranks,
      arranging: String(this.arranging),
      speed: this.speed,
      reasons: this.reasons,
      hints: this.hints,
      keys: this.keys,
      unspoilt: String(this.unspoilt),
      letters: String(this.letters),
      sounds: String(this.sounds),
      volume: String(this.volume),
      autoplay: String(this.autoplay),
      text: String(this.text),
      muted: this.muted.join(' '),
    }))
    $effect.root(() => {
      $effect(() => this.#show())
    })
    this.#show()
    this.#strong.addEventListener('change', () => this.#show())
  }

  /** No movement at all, no pauses: for tests, and for anyone who sets `mazzo.motion` to `off`. */
  get still(): boolean {
    return kept('motion') === 'off'
  }

  /** May things move? */
  get motion(): boolean {
    return !this.still && this.speed !== 'off' && !this.#calm.matches
  }

  /** How long something that usually takes this many milliseconds takes at the speed chosen. */
  timed(usual: number): number {
    return this.speed === 'off' ? usual : usual / Number(this.speed)
  }

  #show(): void {
    const root = document.documentElement
    root.dataset.theme = this.theme
    root.dataset.contrast = this.theme === 'contrast' || (this.theme === 'system' && this.#strong.matches) ? 'more' : 'usual'
    root.dataset.motion = this.still || this.speed === 'off' ? 'off' : 'on'
    root.style.setProperty('--pace', this.speed === 'off' ? '1' : String(1 / Number(this.speed)))
  }
}

export const preferences = new Preferences()
