/** What is asked over plain HTTP. A refusal is thrown as a `Refusal`, with the server's code and sentence. */

import type {
  BlockedPerson,
  CheckedOptions,
  CheckOptions,
  DayDeal,
  FindPlayers,
  GameFace,
  GameInfo,
  History,
  Invitation,
  LobbyTable,
  Me,
  Opened,
  OpenLesson,
  OpenTable,
  Problem,
  PutAway,
  ReportPerson,
  SomebodyAtTable,
  Table,
} from './messages'
import { isHere } from './local/codes'
import { isClientLoaded, loadClient } from './local/lazyClient'
import { keep } from './kept'
import { reach } from './reach.svelte'
import { router } from './router.svelte'
import type { Facts } from './words.svelte'

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly facts: Facts = {},
  ) {
    super(text)
  }
}

export const askMe = () => withTablesHere(ask<Me>('GET', 'me'))
export async function rename(name: string): Promise<Me> {
  const me = await withTablesHere(ask<Me>('POST', 'me', { name }))
  // The tables here that are open, or would open with the name that they were told.
  if (isClientLoaded() || me.tables.some(({ code }) => isHere(code)))
    await askOfThisDevice('POST', 'me', { name }).catch(() => undefined)
  return me
}
export async function putAway(code: string): Promise<Me> {
  if (!isHere(code)) return withTablesHere(ask<Me>('POST', 'me/put_away', { code } satisfies PutAway))
  await askOfThisDevice('POST', 'me/put_away', { code } satisfies PutAway)
  return askMe()
}
/** The cookie that says who we are comes with the first answer; a table of this device needs none. */
export const arriveAt = async (code: string): Promise<void> => {
  if (isHere(code)) await loadClient()
  else await askMe()
}
export const askGames = () => ask<GameInfo[]>('GET', 'games')
export const askFace = (game: string, language: string) => ask<GameFace>('GET', `games/${game}/face?language=${language}`)
export const checkOptions = (wish: CheckOptions) => ask<CheckedOptions>('POST', 'options', wish)
export const openTable = (wish: OpenTable) => ask<Opened>('POST', 'tables', wish)
export const openLesson = (game: string) => ask<Opened>('POST', 'lessons', { game } satisfies OpenLesson)
/** The same on this device, whether there is a server or not. */
export const openTableHere = (wish: OpenTable) => askOfThisDevice<Opened>('POST', 'tables', wish)
/** The game of a table that cannot be reached goes on here. */
export const goOnHere = (lost: Table) => askOfThisDevice<Opened>('POST', 'lost', lost)
export const openLessonHere = (game: string) => askOfThisDevice<Opened>('POST', 'lessons', { game } satisfies OpenLesson)
export const findPlayers = (game: string) => ask<Opened>('POST', 'find', { game } satisfies FindPlayers)
export const askInvitation = (code: string) => ask<Invitation>('GET', `tables/${code}/invitation`)
export const askDays = () => ask<DayDeal[]>('GET', 'days')
export const blockPerson = (code: string, whom: SomebodyAtTable) =>
  ask<BlockedPerson[]>('POST', `tables/${code}/people/block`, whom)
export const reportPerson = (code: string, report: ReportPerson) =>
  ask<Record<string, never>>('POST', `tables/${code}/people/report`, report)
export const askLobby = () => ask<LobbyTable[]>('GET', 'lobby')
export const askHistory = (before: number | null) =>
  ask<History>('GET', before === null ? 'me/history' : `me/history?before=${before}`)
export const qrOf = (code: string) => `${router.root}api/tables/${code}/qr.svg`

/** A socket that was refused does not say why: does the table exist at all? */
export async function isThereATable(code: string): Promise<boolean> {
  try {
    if (isHere(code)) return await askOfThisDevice('GET', `tables/${code}`).then(() => true)
    return (await fetch(qrOf(code))).status !== 404
  } catch (refusal) {
    return !(refusal instanceof Refusal) || refusal.reason !== 'no_such_table' // no network: nobody knows
  }
}

/** What this device can answer where there is no server. */
const ANSWERED_HERE = /^(GET (me|games|games\/\w+\/face\?.*)|POST (me|tables|lessons|options))$/

export async function ask<Answer>(method: string, what: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const isOfTableHere = isHere(/^tables\/([^/]+)/.exec(what)?.[1] ?? '')
  if (reach.isStatic || isOfTableHere) return askOfThisDevice(method, what, body)
  try {
    const answer = await askServer<Answer>(method, what, body, signal)
    reach.isAlone = false
    return answer
  } catch (refusal) {
    const isGone = refusal instanceof Refusal && refusal.reason === 'no_network'
    if (!isGone || !ANSWERED_HERE.test(`${method} ${what}`)) throw refusal
    const answer = await askOfThisDevice<Answer>(method, what, body).catch((problem: unknown) => {
      // Where the way to the tables here was not kept either, there is just no network.
      throw problem instanceof Refusal && problem.reason !== 'no_rules_here' ? problem : refusal
    })
    reach.isAlone = true
    return answer
  }
}

export async function askOfThisDevice<Answer>(method: string, what: string, body?: unknown): Promise<Answer> {
  const { askHere, RefusedHere } = await loadClient()
  try {
    return JSON.parse(await askHere(method, what, body))
  } catch (problem) {
    if (!(problem instanceof RefusedHere)) throw problem
    const { reason, text, facts } = problem.problem
    throw new Refusal(reason, text, facts)
  }
}

async function askServer<Answer>(method: string, what: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`${router.root}api/${what}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
  } catch {
    throw new Refusal('no_network', '')
  }
  if (response.ok) return (await response.json()) as Answer
  const problem = (await response.json().catch(() => null)) as Problem | null
  if (problem === null && response.status >= 502) throw new Refusal('no_network', '') // a proxy whose server is gone
  throw new Refusal(problem?.reason ?? 'unknown', problem?.text ?? `${response.status}`, problem?.facts)
}

/** Who I am, with the tables of this device beside those of the server. */
async function withTablesHere(asked: Promise<Me>): Promise<Me> {
  const [me, { glancesHere }] = await Promise.all([asked, import('./local/listed')])
  keep('name', me.name)
  reach.preparing = me.preparing ?? null
  return reach.isAlone ? me : { ...me, tables: [...(await glancesHere()), ...me.tables] }
}
