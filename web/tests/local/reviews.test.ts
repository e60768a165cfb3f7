/** Reviews of finished games, repeated in the page: the same numbers to the last bit.

Python works them out and writes them down first (tests/wasm/test_messages_of_the_page.py). */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { needed } from '../../src/needed'
import type { Review } from '../../src/messages'
import { judgeWith } from '../../src/local/judgeName'
import { Reviewer } from '../../src/local/reviewing'
import { plain } from '../../src/local/structs'
import type { Named } from '../../src/local/structs'
import { readEntry, tablesOf } from '../../src/local/tables'
import { gamesHere, learnedFrom, playoutsFrom, rulesFolder } from './rulesHere'

interface Reviewed {
  game: string
  /** A device asks the master only if its weights are here. */
  asksMaster: boolean
  log: Named[]
  reviews: { seat: number; effort: string; review: Review }[]
}

const file = process.env.MAZZO_REVIEWS
const games: Reviewed[] = file
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : []

describe.skipIf(!rulesFolder || !file)('a review', () => {
  it.each(games.map((each, number) => [`${each.game}, game ${number}`, each] as const))(
    'is the same here: %s',
    async (_, { game: name, asksMaster, log, reviews }) => {
      const all = await gamesHere()
      const game = needed(
        all.find((each) => each.name === name),
        name,
      )
      const tables = tablesOf(all)
      const { TableState, course_of, record_of } = tables
      const table = TableState.from_log(log.map((entry) => readEntry(tables, entry)))
      const course = plain(course_of(table, record_of(table)))
      const reviewer = new Reviewer(game, await playoutsFrom(), asksMaster ? await learnedFrom(name) : null)
      for (const { seat, effort, review } of reviews) {
        const working = reviewer.steps(Object(course), seat, effort)
        let step = working.next()
        while (!step.done) step = working.next()
        expect(step.value, `seat ${seat}, ${effort}`).toEqual({ ...review, judge: judgeWith(review.judge, asksMaster) })
      }
    },
    600_000,
  )
})
