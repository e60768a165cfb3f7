/** What a player has chosen for this game alone. */

import { kept } from '../../kept'
import { keepChanges, oneOf } from '../../preferences.svelte'

export const TRUMP_SIDES = ['left', 'right'] as const
export const TRICKS = ['a_moment', 'until_tapped'] as const

export type TrumpSide = (typeof TRUMP_SIDES)[number]
export type Tricks = (typeof TRICKS)[number]

class WizardPreferences {
  /** On which side of the other suits the trump lies. */
  trumpSide: TrumpSide = $state(oneOf(TRUMP_SIDES, kept('trumpSide')))
  /** How long does a finished trick lie on the table? */
  tricks: Tricks = $state(oneOf(TRICKS, kept('tricks')))
  /** Is it shown which cards are out, where that may be? */
  memory = $state(kept('memory') === 'true')

  constructor() {
    keepChanges(() => ({ trumpSide: this.trumpSide, tricks: this.tricks, memory: String(this.memory) }))
  }
}

export const wizardPreferences = new WizardPreferences()
