/** The tables of a device: opened, played to their end with bots, listed, and shared by two tabs. */

import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answer } from '../../src/local/api'
import { isHere } from '../../src/local/codes'
import { LocalServer } from '../../src/local/localServer'
import type { Session, Subscriber } from '../../src/local/session'
import type { Listed } from '../../src/local/glances'
import type { Piece } from '../../src/local/store'
import type { Me, Opened, Outgoing, Table } from '../../src/messages'
import { needed } from '../../src/needed'
import { found, sourcesIn } from '../sources'
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

  /** One decision after another: while it is made, others may decide too, and the table comes again. */
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

/** Somebody who has decided this often and has to decide again: a random player may drop out before that, and starts another game. */
async function askedAgain(server: LocalServer, game: string, decisions: number): Promise<Page> {
  for (let games = 0; games < 50; games++) {
    const page = new Page(await server.find((await server.open({ game, players: 3, level: 'novice' })).code), false)
    const comesOrEnds = () => until(() => page.isAsked || page.table?.stage === 'over')
    await page.session.receive(page, { type: 'hello', last: 0 })
    await comesOrEnds()
    for (let made = 0; made < decisions && page.isAsked; made++) {
      await page.decide()
      await comesOrEnds()
    }
    if (page.isAsked) return page
  }
  throw new Error(`nobody has decided ${decisions} times in fifty games`)
}

/** A store whose disk is full, or that another tab is always faster to write to. */
class Troubled extends KeptInMemory {
  trouble: 'full' | 'overtaken' | null = null

  override append(pieces: readonly Piece[]): Promise<boolean> {
    if (this.trouble === 'full') return Promise.reject(new DOMException('', 'QuotaExceededError'))
    return this.trouble === 'overtaken' ? Promise.resolve(false) : super.append(pieces)
  }
}

/** A browser that is killed after every entry of a log, before it can list the table. */
class Killed extends KeptInMemory {
  isKilled = false

  override list(listed: Listed): Promise<void> {
    return this.isKilled ? Promise.reject(new DOMException('', 'AbortError')) : super.list(listed)
  }
}

/** As if this game had been started under earlier or later rules. */
async function asPlayedBy(store: KeptInMemory, code: string, later: number): Promise<void> {
  const [opened, ...rest] = await store.log(code)
  store.logs.set(code, [{ ...Object(opened), rules: Object(opened).rules + later }, ...rest])
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

  it('continues the game of a server that is gone: the same view, and the rest dealt again', async () => {
    const store = new KeptInMemory()
    const server = await serverWith(store)
    for (const { name: game } of server.games) {
      const lost = await askedAgain(server, game, 12)
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

  it('applies a new name to all tables that it can read', async () => {
    const store = new KeptInMemory()
    const before = await serverWith(store)
    const game = needed(before.games[0], 'a game').name
    const [old, good] = [await before.open({ game, players: 3 }), await before.open({ game, players: 3 })]
    await asPlayedBy(store, old.code, -1)
    const after = await serverWith(store)
    await answer(after, 'POST', 'me', '{"name": "Bea"}')
    expect((await after.find(good.code)).table.chairs[0]?.name).toBe('Bea')
    expect(store.lists.get(old.code)?.past?.closed).toBe('old_rules')
  })

  it('ends a game of older rules, and no other that it cannot read', async () => {
    const store = new KeptInMemory()
    const server = await serverWith(store)
    const games = [...server.games]
    const [game, other] = [needed(games[0], 'a game'), needed(games[1], 'another')]
    const codes: string[] = []
    for (const { name } of [game, game, game, other]) codes.push((await server.open({ game: name, players: 3 })).code)
    const [older = '', newer = '', strange = '', missing = ''] = codes
    await until(() => codes.every((code) => store.lists.get(code)?.glance?.your_turn)) // the bots have moved
    await asPlayedBy(store, older, -1)
    await asPlayedBy(store, newer, 1)
    store.logs.set(strange, [...(await store.log(strange)), { kind: 'swapped_by_magic', seat: 1 }])
    const before = new Map(store.lists)

    const alone = new LocalServer([game], store, { name: 'Ada', pace: [0, 0] })
    await answer(alone, 'POST', 'me', '{"name": "Bea"}')
    const reasons = { [newer]: 'old_page', [strange]: 'old_page', [missing]: 'no_rules_here' }
    for (const [code, reason] of Object.entries(reasons)) {
      await expect(alone.find(code)).rejects.toMatchObject({ reason })
      expect(store.lists.get(code)).toEqual(before.get(code))
    }
    await expect(alone.find(older)).rejects.toMatchObject({ reason: 'old_rules' })
    expect(store.lists.get(older)).toMatchObject({ glance: null, past: { closed: 'old_rules' } })

    alone.addGames(games)
    expect((await alone.find(missing)).table.stage).toBe('playing')
  })

  it('does not guess what a newer page in another tab has done', async () => {
    const store = new KeptInMemory()
    const server = await serverWith(store)
    const page = new Page(
      await server.find((await server.open({ game: needed(server.games[0], 'a game').name, players: 3 })).code),
      false,
    )
    await page.session.receive(page, { type: 'hello', last: 0 })
    await until(() => page.isAsked)
    store.logs.set(page.session.code, [...(await store.log(page.session.code)), { kind: 'swapped_by_magic', seat: 1 }])
    await page.decide()
    expect(page.heard.at(-1)).toMatchObject({ type: 'refused', reason: 'old_page' })
  })

  it('updates list and log of a table together, and after a kill lists what the log says', async () => {
    const store = new Killed()
    const server = await serverWith(store)
    const game = needed(server.games[0], 'a game').name
    const page = new Page(await server.find((await server.open({ game, players: 3, level: 'novice' })).code))
    const { code } = page.session
    store.isKilled = true
    await page.session.receive(page, { type: 'hello', last: 0 })
    await until(() => page.table?.stage === 'over')
    await page.session.receive(page, { type: 'rematch' })
    const again = needed(page.table?.rematch ?? null, 'a rematch')
    const opened = await server.open({ game, players: 3 })
    for (const each of [again, opened.code]) expect(store.lists.get(each)?.glance?.game).toBe(game)

    expect(store.lists.get(code)?.glance).not.toBeNull()
    store.isKilled = false
    await (await serverWith(store)).find(code)
    expect(store.lists.get(code)).toMatchObject({ glance: null, past: { scores: page.table?.scores } })
  })

  it('remembers through a rematch that a server has the game, and when it ended', async () => {
    const store = new KeptInMemory()
    const server = await serverWith(store)
    const page = new Page(
      await server.find((await server.open({ game: needed(server.games[0], 'a game').name, players: 3 })).code),
    )
    const { code } = page.session
    await page.session.receive(page, { type: 'hello', last: 0 })
    await until(() => page.table?.stage === 'over' && store.lists.get(code)?.past != null)
    await answer(server, 'POST', `tables/${code}/handed`, '{"code": "KEPT"}')
    const past = needed(store.lists.get(code)?.past, 'a game')
    store.lists.set(code, { ...needed(store.lists.get(code), 'a list'), changed: 1000, past: { ...past, over_at: 1000 } })
    await page.session.receive(page, { type: 'rematch' })
    expect(page.table?.rematch).not.toBeNull()
    expect(store.lists.get(code)).toMatchObject({ handed: 'KEPT', changed: 1000, past: { over_at: 1000 } })
  })

  it('tells nobody the seed of a running game, whatever it is asked', async () => {
    const store = new KeptInMemory()
    const server = await serverWith(store)
    const game = needed(server.games[0], 'a game').name
    const over = new Page(await server.find((await server.open({ game, players: 3, level: 'novice' })).code))
    await over.session.receive(over, { type: 'hello', last: 0 })
    await until(() => over.table?.stage === 'over' && store.lists.get(over.session.code)?.glance === null)
    const page = new Page(await server.find((await server.open({ game, players: 3, level: 'novice' })).code), false)
    const { code } = page.session
    await page.session.receive(page, { type: 'hello', last: 0 })
    await until(() => page.isAsked)
    const { seed } = Object((await store.log(code))[0])
    const position = deflateSync(page.session.table.view(0).bytes).toString('base64')
    const past = { id: 1, game, players: 3, options: {}, seed: 'ab'.repeat(32), past: '', seat: 0 }
    const bodies: Record<string, unknown> = {
      'POST me': { name: 'Bea' },
      'POST me/put_away': { code: 'UNOWHERE' },
      'POST options': { game, players: 3 },
      'POST tables': { game, players: 3 },
      'POST lost': { ...page.table, position },
      'POST lessons': { game },
      'POST puzzles': past,
      'POST puzzles/play': past,
      'POST tables/CODE/handed': { code: 'KEPT' },
      'POST tables/CODE/practices': { place: 1 },
    }
    const own = sourcesIn('src/local', /^api\.ts$/).flatMap(({ text }) => found(text, /case '(\w+ [^']+)'/g))
    expect(own.length).toBeGreaterThan(20)
    for (const asked of own) {
      const [method = '', what = ''] = asked
        .replace(/games\/CODE/, `games/${game}`)
        .replace('CODE', code)
        .split(' ')
      const said: unknown = await answer(server, method, what, JSON.stringify(bodies[asked] ?? {})).catch(String)
      expect(JSON.stringify(said), asked).not.toContain(seed)
    }
    for (const message of page.heard) expect(JSON.stringify(message)).not.toContain(seed)
    const exported: unknown = JSON.parse(JSON.stringify(await answer(server, 'GET', 'me/export', '{}')))
    expect(exported).toContainEqual({ code, table: expect.objectContaining({ code, game }) })
    expect(JSON.stringify(exported)).toContain(over.table?.seed)
  })

  it('offers no bots that it lacks, and no game to people who may not see it', async () => {
    const server = await serverWith(new KeptInMemory())
    const game = needed(server.games[0], 'a game').name
    await expect(server.open({ game, players: 3, level: 'grandmaster' })).rejects.toMatchObject({ reason: 'no_such_level' })
    // Its weights are not here, and there is no server to load them from.
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
