/** What a table is called: its game, and whether it is more or less than that. */

import { titleOf } from '../games'
import type { Table } from '../messages'
import { say } from '../words.svelte'

export function tableTitle({ game, practice, goes_on }: Table): string {
  if (practice) return say('practice-of', { game: titleOf(game) })
  return goes_on === null ? titleOf(game) : say('gone-on-of', { game: titleOf(game) })
}
