/** A hint in words: what a good player would do, and why. */

import { localeOf } from '../languages'
import type { Hint } from '../messages'
import { capitalised, say } from '../words.svelte'

const PERCENT = 100
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function hintWords(hint: Hint, moveWords: (moves: string[]) => string): { move: string; why: string } {
  return {
    move: capitalised(moveWords(hint.moves)),
    why: [reasonOf(hint, moveWords), chanceOf(hint, moveWords)].join(' ').trim(),
  }
}

/** How much more the advised move brings than the best of the others, as one says it; 0 where nobody would speak of it. */
function leadOf(hint: Hint): { lead: number; than: string } | null {
  const [advised, ...others] = hint.candidates
  const next = others.reduce<(typeof others)[number] | null>((best, one) => (best && best.value >= one.value ? best : one), null)
  if (!advised || !next) return null
  const unit = hint.counted_in === 'chance' ? PERCENT : 1
  return { lead: Math.round((advised.value - next.value) * unit * 10) / 10, than: next.move }
}

function reasonOf(hint: Hint, moveWords: (moves: string[]) => string): string {
  const usual = hint.facts.usual === null ? '' : moveWords([hint.facts.usual])
  const reason = say(`hint-${hint.reason.replaceAll('_', '-')}`, { worlds: hint.worlds, usual })
  const found = leadOf(hint)
  if (!found) return reason
  const { lead, than } = found
  const counted = hint.counted_in === 'chance' ? 'chance' : 'points'
  const amount = Math.abs(lead).toLocaleString(localeOf(document.documentElement.lang), ONE_DECIMAL)
  const facts = { worlds: hint.worlds, than: moveWords([than]), points: amount, games: amount }
  // Another move did a little better in the deals that were imagined, and not by enough to give up the natural one for it.
  if (lead < 0) return hint.facts.usual === null ? say(`hint-close-${counted}`, facts) : reason
  if (lead === 0) return `${reason} ${say('hint-same', facts)}`
  if (than === hint.facts.usual) return say(`hint-beats-usual-${counted}`, facts)
  return `${reason} ${say(`hint-better-${counted}`, facts)}`
}

/** A promise that is easier to keep than the advised one pays less. */
function chanceOf(hint: Hint, moveWords: (moves: string[]) => string): string {
  const advised = hint.chances.find(({ move }) => move === hint.moves[0])
  const [safest] = [...hint.chances].sort((one, other) => other.chance - one.chance)
  const rounded = (chance: number) => Math.round(chance * PERCENT)
  if (!advised || !safest || rounded(safest.chance) <= rounded(advised.chance)) return ''
  return say('hint-chance-or-points', { move: moveWords(hint.moves), safer: moveWords([safest.move]) })
}
