/** Whole games of one person and bots, repeated in the page: every message gets the server's answers, in the same order.

Python has them with a real server and writes them down first (tests/wasm/test_messages_of_the_page.py). */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { needed } from '../../src/needed'
import type { Incoming, OpenTable } from '../../src/messages'
import { Session } from '../../src/local/session'
import type { SessionServer, Subscriber } from '../../src/local/session'
import type { Named } from '../../src/local/structs'
import { readEntry, tablesOf } from '../../src/local/tables'
import { gamesHere, KeptInMemory, rulesFolder } from './rulesHere'

interface Conversation {
  code: string
  name: string
  wish: OpenTable
  log: (Named & { kind: string; seat: number; moves: number[]; by?: string; code?: string })[]
  steps: ({ in: Incoming } | { out: unknown[] })[]
  answers: Record<string, unknown>
}

const file = process.env.MAZZO_CONVERSATIONS
/** What only the judge of a decision adds to a log. */
const DECISIONS = ['decided', 'sealed']
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe.skipIf(!rulesFolder || !file)('a game over a socket', () => {
  const conversations = file ? readFileSync(file, 'utf8').trim().split('\n') : []

  it.each(conversations.map((line): Conversation => JSON.parse(line)))(
    '$wish.game for $wish.players $wish.options',
    async ({ code, name, log, steps, answers }) => {
      const tables = tablesOf(await gamesHere())
      const { TableState, commands, Person } = tables
      const begun = log.findIndex(({ kind }) => kind === 'started') + 1
      const store = new KeptInMemory()
      await store.append([{ code, first: 0, entries: log.slice(0, begun) }])
      const person = String(log[0]?.host)
      const server: SessionServer = {
        ...{ tables, store, person, name },
        changed: () => undefined,
        rename: () => Promise.resolve(),
        // One that the judge refuses; the results of searches have another test.
        hint: (at, turn) => Promise.reject(refusalFrom(() => commands.hint?.(at.table, new Person({ person, name }), turn))),
        rematch: (at) => {
          const other = log.find(({ kind }) => kind === 'rematched')?.code
          return at.execute((table) => commands.rematch?.(table, new Person({ person, name }), other))
        },
      }
      const session = new Session(code, TableState.from_log(log.slice(0, begun).map((entry) => readEntry(tables, entry))), server)
      const heard: unknown[] = []
      const page: Subscriber = { lastEvent: 0, send: (message) => heard.push(plainly(message)) }

      const letBotsMove = async () => {
        for (let next = log[session.table.entries.length]; next; next = log[session.table.entries.length]) {
          const { kind, seat, moves } = next
          const isOfBot = DECISIONS.includes(kind) && session.table.chairs[seat]?.is_played_by_bot
          if (!isOfBot) return
          await session.execute((table) => commands.bot_play?.(table, seat, moves, table.turn))
        }
      }

      const expected: unknown[] = []
      for (const step of steps) {
        if ('out' in step) {
          expected.push(...step.out)
          continue
        }
        await letBotsMove()
        await session.receive(page, step.in)
      }
      for (const [number, message] of expected.entries()) expect(heard[number], `message ${number}`).toEqual(message)
      expect(heard).toHaveLength(expected.length)
      expect(plainly(session.table.entries)).toEqual(log)
      expect(await store.log(code)).toEqual(log)

      const rewound = new tables.Rewound(session.table)
      for (const [asked, answer] of Object.entries(answers)) {
        const [, place = '', view = ''] = /^replay\/(\d+)\?view=(.*)$/.exec(asked) ?? []
        if (asked === 'record') expect(tables.write_record(tables.record_of(session.table))).toBe(answer)
        else if (asked === 'replay') expect(plainly(tables.whole(code, session.table, rewound, person))).toEqual(answer)
        else expect(plainly(tables.at_place(code, rewound, place, view)), asked).toEqual(answer)
      }
    },
  )
})

function refusalFrom(judge: () => unknown): unknown {
  try {
    judge()
  } catch (refusal) {
    return refusal
  }
  return needed(null, 'a refusal')
}
