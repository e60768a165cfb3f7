/** Whole tables, repeated in the page: every command makes the same entries or is refused with the same words, and everybody is
shown the same.

Python plays the tables and writes them down first (tests/wasm/test_words_of_the_page.py), and names the files in the environment. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Dict, Fault, plain } from '../../src/local/structs'
import type { Named } from '../../src/local/structs'
import { readEntry, tablesOf } from '../../src/local/tables'
import type { LocalTable } from '../../src/local/tables'
import { gamesHere, rulesFolder } from './rulesHere'

interface Step {
  command: string
  given: unknown[]
  refused?: unknown
  entries?: Named[]
  viewer: string | null
  known: number
  snapshot: unknown
}

interface Script {
  opened: Named & { game: string; players: number; options: unknown }
  steps: Step[]
  log: Named[]
  final: Record<string, { last: number; events: unknown[] }>
}

const file = process.env.MAZZO_TABLES

describe.skipIf(!rulesFolder || !file)('a table in the page', () => {
  const scripts = file ? readFileSync(file, 'utf8').trim().split('\n') : []

  it.each(scripts.map((line): Script => JSON.parse(line)))('$opened.game for $opened.players $opened.options', async (script) => {
    const here = tablesOf(await gamesHere())
    const { TableState, commands, Person, Rules, SessionFacts, public_facts, snapshot_for } = here
    const entryOf = (entry: Named) => readEntry(here, entry)
    const snapshotOf = (table: LocalTable, viewer: string | null, known: number) =>
      plain(snapshot_for(public_facts('HERE', table, new SessionFacts({ connected: ['ada'] })), table, viewer, known))
    const given = (each: unknown) => {
      if (isRules(each)) return new Rules({ ...each.Rules, options: new Dict(Object.entries(Object(each.Rules.options))) })
      return isPerson(each) ? new Person(each.Person) : each
    }

    const table = new TableState(entryOf(script.opened))
    for (const step of script.steps) {
      const command = needed(commands[step.command])
      const done = outcome(() => command(table, ...step.given.map(given)))
      if (step.refused !== undefined) {
        expect(done).toEqual(step.refused)
        continue
      }
      expect(plain(done)).toEqual(step.entries)
      for (const entry of Array.isArray(done) ? done : []) table.apply(entry)
      expectSame(snapshotOf(table, step.viewer, step.known), step.snapshot)
    }
    expect(plain(table.entries)).toEqual(script.log)
    const again = TableState.from_log(script.log.map(entryOf))
    for (const viewer of ['ada', 'bea', null]) {
      const snapshot = needed(script.final[viewer ?? ''])
      expect(snapshotOf(again, viewer, snapshot.last - snapshot.events.length)).toEqual(snapshot)
    }
  })
})

/** Like `toEqual`, which is slow, but only if they are not literally the same. */
function expectSame(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other)
}

const isRules = (value: unknown): value is { Rules: Named } => typeof value === 'object' && value !== null && 'Rules' in value
const isPerson = (value: unknown): value is { Person: Named } => typeof value === 'object' && value !== null && 'Person' in value

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('something is missing')
  return value
}

/** The answer to a command, or its refusal. */
function outcome(ask: () => unknown): unknown {
  try {
    return ask()
  } catch (problem) {
    if (!(problem instanceof Fault)) throw problem
    const { reason, text, facts } = { reason: '', text: '', facts: {}, ...problem }
    return { reason, text, facts: plain(facts) }
  }
}
