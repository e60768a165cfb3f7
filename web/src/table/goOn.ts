/** The offer to go on here, with its words. */

import { loadWords } from '../lazyWords'

export async function loadOffer() {
  const [offer] = await Promise.all([import('./GoOnHere.svelte'), loadWords('alone')])
  return offer
}
