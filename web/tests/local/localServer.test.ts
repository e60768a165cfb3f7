/** The tables of a device: opened, played to their end with bots, listed, and shared by two tabs. */

import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answer } from '../../src/local/api'
import { isHere } from '../../src/local/codes'
import { LocalServer } from '../../src/local/localServer'
import type { Session, Subscriber } from '../../src/local/session'
import type { Piece } from '../../src/local/store'
import type { Me, Opened, Outgoing, Table } from '../../src/messages'
import { needed } from '../../src/needed'
import { gamesHere, KeptInMemory, rulesFolder } from './rulesHere'

const serverWith = async (store: KeptInMemory, announce?: (code: string) => void) =>
  new LocalServer(await gamesHere(), store, { name: 'Ada', pace: [0, 0], announce })

/** A page that does the first thing it may, and whatever completes it. */
class Page implements Subscriber {
  lastEvent = 0
  table: Table | null = null
  heard: Outgoing[] = []
  #decides = false

  constructor(
    readonly session: Session,
    readonly plays = true,
  ) {}

  send(sent: object): void {
    const message: Outgoing = JSON.parse(JSON.stringify(sent))
    this.heard.push(message)
    if (message.type !== 'table') return
    this.table = message
    if (this.plays && !this.#decides) void this.#decideAll()
  }

  get isAsked(): boolean {
    return this.table?.legal[0] !== undefined && this.table.your_choice === null
  }

  /** One decision after the other: while it is made, others may decide too, and the table comes again. */
  async #decideAll(): Promise<void> {
    this.#decides = true
    while (this.isAsked) await this.decide()
    this.#decides = false
  }

  async decide(): Promise<void> {
    const turn = this.table?.turn ?? 0
    for (let moves = [this.table?.legal[0] ?? '']; ;) {
      await this.session.receive(this, { type: 'play', moves, turn, id: `${turn} ${moves.length}` })
      const answer = this.heard.findLast((message) => message.type === 'refused' || message.type === 'accepted')
      if (answer?.type !== 'refused' || answer.reason !== 'incomplete') return
      moves = [...moves, String([answer.facts.legal].flat()[0])]
    }
  }
}

/** A store whose disk is full, or that another tab is always faster to write to. */
class Troubled extends KeptInMemory {
  trouble: 'full' | 'overtaken' | null = null

  override append(pieces: readonly Piece[]): Promise<boolean> {
    if (this.trouble === 'full') return Promise.reject(new DOMException('', 'QuotaExceededError'))
    return this.trouble === 'overtaken' ? Promise.resolve(false) : super.append(pieces)
  }
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1))
}

describe.skipIf(!rulesFolder)('a device', () => {
  it('plays a game of each to its end, lists it, and plays it again under another name', async () => {
    const store = new KeptInMemory()
    const server = await serverWith(store)
    for (const { name: game } of server.games) {
      const { code } = await server.open({ game, players: 3, level: 'novice' })
      expect(isHere(code)).toBe(true)
      const session = await server.find(code)
      expect(needed(store.lists.get(code), 'a list').glance?.game).toBe(game)
      const page = new Page(session)
      await session.receive(page, { type: 'hello', last: 0 })
      await until(() => page.table?.stage === 'over')
      await until(() => store.lists.get(code)?.glance === null)
      const { past } = needed(store.lists.get(code), 'a list')
      expect(past?.scores).toEqual(page.table?.scores)
      expect(await answer(server, 'GET', `tables/${code}/record`, '{}')).toContain(`game: ${game}\n`)
      await session.receive(page, { type: 'rematch' })
      const again = needed(page.table?.rematch ?? null, 'a rematch')
      await session.receive(page, { type: 'rename', name: ' Bea ' })
      expect((await server.find(again)).table.chairs[0]?.name).toBe('Bea')
      await server.putAway(again)
      expect((await server.find(again)).table.stage).toBe('over')
    }
    const me: Me = JSON.parse(JSON.stringify(await answer(server, 'GET', 'me', '{}')))
    expect(me.tables).toEqual([])
    expect(await server.exported()).toHaveLength(2 * server.games.length)
  })

  it('plays a moment of a finished game again: the same cards, the same past', async () => {
    const store = new KeptInMemory()
    const server = await serverWith(store)
    const toTheEnd = async (code: string) => {
      const page = new Page(await server.find(code))
      await page.session.receive(page, { type: 'hello', last: 0 })
      await until(() => page.table?.stage === 'over' && store.lists.get(code)?.glance === null)
      return needed(page.table, 'a table')
    }
    for (const { name: game } of server.games) {
      const { code } = await server.open({ game, players: 3, level: 'novice' })
      await expect(answer(server, 'POST', `tables/${code}/practices`, '{"place": 1}')).rejects.toMatchObject({
        reason: 'no_such_table',
      })
      const before = await toTheEnd(code)
      const place = 4
      const tried: Opened = JSON.parse(
        JSON.stringify(await answer(server, 'POST', `tables/${code}/practices`, JSON.stringify({ place }))),
      )
      const again = await toTheEnd(tried.code)
      expect(again.seed).toBe(before.seed)
      expect(again.practice).toMatchObject({ code, place })
      expect(needed(store.lists.get(tried.code), 'a list').past).toBeNull()
      const outcome = { scores: again.scores, ranks: again.ranks }
      expect(await answer(server, 'GET', `tables/${code}/practices`, '{}')).toEqual([{ code: tried.code, place, outcome }])
      await expect(answer(server, 'POST', `tables/${code}/practices`, '{"place": 9999}')).rejects.toMatchObject({
        reason: 'no_such_place',
      })
    }
  })

  it('goes on with the game of a server that is gone: the same view, and the rest dealt anew', async () => {
    const store = new KeptInMemory()
    const server = await serverWith(store)
    for (const { name: game } of server.games) {
      const lost = new Page(await server.find((await server.open({ game, players: 3, level: 'novice' })).code), false)
      await lost.session.receive(lost, { type: 'hello', last: 0 })
      for (let turns = 0; turns < 12; turns++) {
        await until(() => lost.isAsked)
        await lost.decide()
      }
      await until(() => lost.isAsked)
      const before = needed(lost.table, 'a table')
      const { table: behind } = lost.session
      const position = deflateSync(behind.view(0).bytes).toString('base64')
      const ask = (table: object): Promise<unknown> => answer(server, 'POST', 'lost', JSON.stringify(table))
      await expect(ask({ ...before, position: null })).rejects.toMatchObject({ reason: 'old_rules' })
      await expect(ask({ ...before, position, rules_version: 0 })).rejects.toMatchObject({ reason: 'old_rules' })
      const opened: Opened = JSON.parse(JSON.stringify(await ask({ ...before, position })))

      const page = new Page(await server.find(opened.code), false)
      await page.session.receive(page, { type: 'hello', last: 0 })
      const after = needed(page.table, 'a table')
      for (const part of ['view', 'legal', 'turn', 'scores', 'round'] as const) expect(after[part]).toEqual(before[part])
      expect(after).toMatchObject({ goes_on: before.code, seed_hash: null })
      expect(after.seats.map(({ name, level }) => [name, level])).toEqual(before.seats.map(({ name, level }) => [name, level]))
      expect(page.session.table.state.bytes).not.toEqual(behind.state.bytes)

      const player = new Page(page.session)
      await page.session.receive(player, { type: 'hello', last: 0 })
      await until(() => player.table?.stage === 'over' && store.lists.get(opened.code)?.glance === null)
      expect(player.table).toMatchObject({ goes_on: before.code, seed: null })
      expect(store.lists.get(opened.code)?.past).toBeNull()
      const again = await serverWith(store)
      expect((await again.find(opened.code)).table.scores()).toEqual(player.table?.scores)
      for (const what of ['record', 'replay', 'handed', 'course'])
        await expect(answer(again, 'GET', `tables/${opened.code}/${what}`, '{}')).rejects.toMatchObject({
          reason: 'no_such_table',
        })
    }
  })

  it('is one table in two tabs', async () => {
    const store = new KeptInMemory()
    const tabs: LocalServer[] = []
    // What happens in one tab is announced to the other.
    const tell = (from: number) => (code: string) => void tabs[1 - from]?.find(code).then((session) => session.catchUp())
    for (const number of [0, 1]) tabs.push(await serverWith(store, tell(number)))
    const [here, there] = [needed(tabs[0], 'a tab'), needed(tabs[1], 'another')]
    const { code }: Opened = await here.open({ game: needed(here.games[0], 'a game').name, players: 3, level: 'novice' })
    const pages = [new Page(await here.find(code)), new Page(await there.find(code), false)]
    for (const page of pages) await page.session.receive(page, { type: 'hello', last: 0 })
    await until(() => pages.every(({ table }) => table?.stage === 'over'))
    expect(pages[1]?.table?.scores).toEqual(pages[0]?.table?.scores)
    expect(JSON.parse(JSON.stringify(pages[1]?.session.table.entries))).toEqual(store.logs.get(code))
  })

  it('refuses a decision that cannot be kept, and takes it once it can', async () => {
    const store = new Troubled()
    const server = await serverWith(store)
    for (const { name: game } of server.games) {
      const page = new Page(await server.find((await server.open({ game, players: 3, level: 'novice' })).code), false)
      await page.session.receive(page, { type: 'hello', last: 0 })
      await until(() => page.isAsked)
      const answerTo = async (trouble: Troubled['trouble']) => {
        store.trouble = trouble
        page.heard = []
        await page.decide()
        return page.heard.findLast(({ type }) => type === 'refused' || type === 'accepted')
      }
      expect(await answerTo('full')).toMatchObject({ type: 'refused', reason: 'not_stored', id: expect.any(String) })
      expect(await answerTo('overtaken')).toMatchObject({ type: 'refused', reason: 'busy', id: expect.any(String) })
      expect(await answerTo(null)).toMatchObject({ type: 'accepted' })
    }
  })

  it('takes a new name to all tables that it can read', async () => {
    const store = new KeptInMemory()
    const before = await serverWith(store)
    const game = needed(before.games[0], 'a game').name
    const [old, good] = [await before.open({ game, players: 3 }), await before.open({ game, players: 3 })]
    const [opened, ...rest] = await store.log(old.code)
    store.logs.set(old.code, [{ ...Object(opened), rules: Object(opened).rules + 1 }, ...rest])
    const after = await serverWith(store)
    await answer(after, 'POST', 'me', '{"name": "Bea"}')
    expect((await after.find(good.code)).table.chairs[0]?.name).toBe('Bea')
    expect(store.lists.get(old.code)?.past?.closed).toBe('old_rules')
  })

  it('offers no bots that it has not, and no game to those who may not see it', async () => {
    const server = await serverWith(new KeptInMemory())
    const game = needed(server.games[0], 'a game').name
    await expect(server.open({ game, players: 3, level: 'grandmaster' })).rejects.toMatchObject({ reason: 'no_such_level' })
    // What it has learned is not here, and there is nobody to fetch it from.
    await expect(server.open({ game, players: 3, level: 'master' })).rejects.toMatchObject({ reason: 'no_network' })
    await expect(server.open({ game, players: 99 })).rejects.toMatchObject({ reason: 'bad_options' })
    await expect(server.find('UNOWHERE')).rejects.toMatchObject({ reason: 'no_such_table' })
    const { code } = await server.open({ game, players: 3 })
    await expect(answer(server, 'GET', `tables/${code}/record`, '{}')).rejects.toMatchObject({ reason: 'no_such_table' })
    await expect(answer(server, 'GET', `tables/${code}/replay/0?view=open`, '{}')).rejects.toMatchObject({
      reason: 'no_such_table',
    })
  })
})
