/** What happens by itself while a player is asked: a warning before time runs out, a hint, the only card that can be played. */

import { untrack } from 'svelte'
import { isAway, millisecondsLeft } from '../clock'
import type { Connection } from '../connection.svelte'
import type { Table } from '../messages'
import { preferences } from '../preferences.svelte'
import { say } from '../words.svelte'
import { isAsked } from './asked'
import type { AnyScene } from './scene.svelte'

const HURRY = 10_000
const AUTOPLAY_FROM = 300
const AUTOPLAY_WITHIN = 600

/** May we ask what a good player would do? */
export const mayAskHint = (table: Table, connection: Connection): boolean =>
  table.legal.length > 0 && !table.rated && !table.deal && !connection.isReplay && preferences.hints !== 'off'

/** Call these while a component is made: they hold as long as the component is there. */

/** A reader cannot see a clock run: it is said once, while there is time to act. */
export function warnInTime(tableNow: () => Table, scene: () => AnyScene): void {
  $effect(() => {
    const table = tableNow()
    const left = table.you === null || isAway(table, table.you) ? null : millisecondsLeft(table, table.you)
    if (left === null || left <= HURRY) return
    const timer = setTimeout(() => scene().urge(say('clock-hurry', { seconds: HURRY / 1000 })), left - HURRY)
    return () => clearTimeout(timer)
  })
}

/** Players who always want hints need not ask; once a turn, so that one that was put away stays away. A coach speaks alone. */
export function askHintsAlways(tableNow: () => Table, connectionNow: () => Connection): void {
  let hintedAt: number | null = null
  $effect(() => {
    const [table, connection] = [tableNow(), connectionNow()]
    if (preferences.hints !== 'always' || !mayAskHint(table, connection) || !isAsked(table) || connection.signal === 'cut') return
    if (hintedAt === table.turn || table.lesson) return
    hintedAt = table.turn
    untrack(() => {
      if (connection.hint === null) connection.askHint({ quietly: true })
    })
  })
}

/** The only card there is, if the player wants it so. Others may guess that there was no choice, but not by the time it takes. */
export function playOnlyCard(tableNow: () => Table, connectionNow: () => Connection): void {
  $effect(() => {
    const [table, connection] = [tableNow(), connectionNow()]
    const [only, ...others] = table.legal
    if (!preferences.autoplay || !isAsked(table) || !only?.startsWith('play ') || others.length > 0) return
    if (connection.laid !== null || connection.isReplay) return
    const timer = setTimeout(() => connection.decide([only]), AUTOPLAY_FROM + Math.random() * AUTOPLAY_WITHIN)
    return () => clearTimeout(timer)
  })
}
