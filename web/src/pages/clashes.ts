/** Why house rules do not go together, in words. */

import { canSay, say, sayReason, wordsIn, type Facts } from '../words.svelte'

export function clashWords(clash: string, facts: Facts): string {
  const key = `clash-${clash.replaceAll('_', '-')}`
  return canSay(key) ? say(key, wordsIn(facts)) : sayReason('bad_options', {})
}
