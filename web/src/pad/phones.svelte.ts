/** An evening that several phones share: what is entered here is sent, what others enter is shown. Whatever was entered is kept
here first, so a phone that sleeps or a server that is gone loses nothing. */

import { freshId } from '../ids'
import type { SharedEvening } from '../messages'
import { reach } from '../reach.svelte'
import { sayRefusal } from '../refusals'
import { askMe, Refusal } from '../server'
import { askEvening, enterInEvening, openEvening, releaseInEvening, sitInEvening } from './requests'
import { changesBetween, isSameList, joinedOf, withChanges } from './changes'
import { alone, entersFor, type Evening, type Shared } from './evening'

/** Milliseconds until it is tried again, longer each time. */
const [SOON, SELDOM] = [500, 8_000]
/** A request that waits for news is answered within twenty seconds. */
const TOO_LONG = 30_000
/** Milliseconds between two requests of a kind: a table full of phones has one address, and a hand of cards is many taps. */
const APART = 1_000

type Keep = (evening: Evening) => Promise<void>

/** The evening as this phone has it, with what has not been sent yet. */
export const shownOf = (evening: Evening): Evening =>
  evening.shared === undefined
    ? evening
    : {
        ...evening,
        entries: evening.shared.unsent.reduce<unknown>((pad, { changes }) => withChanges(pad, changes), evening.entries),
      }

const sharedIn = (answer: SharedEvening, unsent: Shared['unsent']): Shared => ({
  code: answer.evening,
  number: answer.number,
  holder: answer.holder,
  you: answer.you,
  taken: answer.taken,
  unsent,
})

/** An evening of others, as it comes to this phone. */
export const eveningFrom = (answer: SharedEvening): Evening => ({
  id: `p-${answer.evening}`,
  game: answer.game,
  begun: answer.begun_at * 1000,
  names: answer.names,
  options: answer.options,
  first: answer.first,
  entries: answer.entries,
  shared: sharedIn(answer, []),
})

/** Waits this many milliseconds, or until `wake` is called. */
async function rest(milliseconds: number, keep: (wake: () => void) => void): Promise<void> {
  if (milliseconds <= 0) return
  await new Promise<void>((done) => {
    keep(done)
    setTimeout(done, milliseconds)
  })
}

let isKnown = false

/** The server wants to know who asks: it gives a newcomer a name first. */
export async function asSomebody<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!isKnown) {
    await askMe()
    isKnown = !reach.isAlone
  }
  return await ask()
}

/** The round was scored before it arrived: the player sees the next one. */
const isStale = (refusal: unknown): boolean => refusal instanceof Refusal && refusal.reason === 'stale'
const isGone = (refusal: unknown): boolean => refusal instanceof Refusal && refusal.reason === 'no_such_evening'
/** Nothing is wrong with what was sent: it is sent again. */
const isForLater = (refusal: unknown): boolean =>
  refusal instanceof Refusal && ['no_network', 'not_stored', 'busy', 'server_error', 'too_many_requests'].includes(refusal.reason)

export class Phones {
  /** Does the server have everything that is here? */
  state: 'alone' | 'together' | 'cut' = $state('alone')
  problem = $state('')
  #evening: () => Evening | undefined
  #keep: Keep
  #unsealed: (entries: unknown) => unknown
  #sending = false
  #waiting: AbortController | null = null
  #wake: () => void = () => {}
  #sentAt = 0
  #hurry: () => void = () => {}
  /** What was entered last, while nobody has tried to send it: more of the same may join it. */
  #fresh = ''

  /** `unsealed`: the contents of a pad, without the bids that this phone was never told. */
  constructor(evening: () => Evening | undefined, keep: Keep, unsealed: (entries: unknown) => unknown) {
    this.#evening = evening
    this.#keep = keep
    this.#unsealed = unsealed
  }

  /** Shares an evening that was this phone's own; false where that was refused. */
  async share(evening: Evening): Promise<boolean> {
    const { game, names, options, first, entries } = evening
    try {
      const answer = await asSomebody(() => openEvening({ game, names: [...names], options, first, entries }))
      await this.#keep({ ...(this.#evening() ?? evening), entries: answer.entries, shared: sharedIn(answer, []) })
      return true
    } catch (refusal) {
      this.problem = sayRefusal(refusal)
      return false
    }
  }

  /** Somebody is this player on this phone. */
  sit = (code: string, seat: number): Promise<boolean> => this.#seat(sitInEvening(code, seat))

  /** Somebody else may be this player; false where that was refused. */
  release = (code: string, seat: number): Promise<boolean> => this.#seat(releaseInEvening(code, seat))

  async #seat(asked: Promise<SharedEvening>): Promise<boolean> {
    try {
      await this.#take(await asked)
      this.problem = ''
      return true
    } catch (refusal) {
      this.problem = sayRefusal(refusal)
      return false
    }
  }

  /** Something was entered here in this round: kept at once, sent as soon as that is possible. */
  async enter(evening: Evening, entries: unknown, now: number): Promise<void> {
    const { shared } = evening
    if (shared === undefined) return this.#keep({ ...evening, entries })
    this.problem = ''
    const changes = changesBetween(shownOf(evening).entries, entries)
    if (changes.length === 0) return
    const last = shared.unsent.at(-1)
    const round = entersFor(evening) === 'all' ? {} : { round: now }
    const isMore = last?.id === this.#fresh && last.round === round.round && isSameList([...last.changes, ...changes])
    const joined = isMore ? joinedOf(last.changes, changes) : null
    const before = joined ? shared.unsent.slice(0, -1) : shared.unsent
    this.#fresh = freshId()
    const unsent = [...before, { id: this.#fresh, changes: joined ?? changes, ...round }]
    await this.#keep({ ...evening, shared: { ...shared, unsent } })
    await this.#send().catch(() => (this.state = 'cut'))
  }

  /** Follows a shared evening until the result is called. */
  follow(): () => void {
    let isOver = false
    const again = () => {
      this.#hurry() // a phone that is put away sends what it has
      if (document.visibilityState !== 'visible') return
      this.#waiting?.abort() // a phone that slept may wait on a dead line
      this.#wake()
    }
    document.addEventListener('visibilitychange', again)
    addEventListener('online', again)
    void (async () => {
      let pause = SOON
      while (!isOver && this.#evening()?.shared !== undefined) {
        try {
          await this.#send()
          const asked = Date.now()
          await this.#hear()
          this.state = 'together'
          pause = SOON
          await rest(asked + APART - Date.now(), (wake) => (this.#wake = wake))
        } catch (refusal) {
          if (isOver) return
          if (isGone(refusal)) return this.#goOnAlone()
          this.state = 'cut'
          await rest(pause, (wake) => (this.#wake = wake))
          pause = Math.min(2 * pause, SELDOM)
        }
      }
    })()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      removeEventListener('online', again)
      this.#waiting?.abort()
      this.#wake()
    }
  }

  async #hear(): Promise<void> {
    const shared = this.#evening()?.shared
    if (shared === undefined) return
    const waiting = (this.#waiting = new AbortController())
    const timer = setTimeout(() => waiting.abort(), TOO_LONG)
    try {
      const after = this.state === 'together' ? shared.number : null // after coming back, look at once
      await this.#take(await asSomebody(() => askEvening(shared.code, after, waiting.signal)))
    } finally {
      clearTimeout(timer)
    }
  }

  /** Sends what has not been sent, one after the other. */
  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    try {
      for (;;) {
        if (this.#evening()?.shared?.unsent[0]?.id === this.#fresh)
          await rest(this.#sentAt + APART - Date.now(), (wake) => (this.#hurry = wake))
        const shared = this.#evening()?.shared
        if (shared?.unsent[0] === undefined) return
        const [entry] = shared.unsent
        const { id } = entry
        const { code } = shared
        if (id === this.#fresh) this.#fresh = ''
        this.#sentAt = Date.now()
        try {
          await this.#take(await asSomebody(() => enterInEvening(code, entry)), id)
        } catch (refusal) {
          if (isGone(refusal) || isForLater(refusal)) throw refusal
          if (!isStale(refusal)) this.problem = sayRefusal(refusal)
          await this.#drop(id)
        }
      }
    } finally {
      this.#sending = false
    }
  }

  async #take(answer: SharedEvening, sent?: string): Promise<void> {
    const evening = this.#evening()
    if (evening?.shared?.code !== answer.evening) return
    const unsent = evening.shared.unsent.filter(({ id, round }) => id !== sent && (round === undefined || round >= answer.round))
    if (answer.number < evening.shared.number) return this.#keep({ ...evening, shared: { ...evening.shared, unsent } })
    const isNews = answer.number > evening.shared.number || sent !== undefined || answer.you !== evening.shared.you
    if (isNews) await this.#keep({ ...evening, names: answer.names, entries: answer.entries, shared: sharedIn(answer, unsent) })
  }

  async #drop(sent: string): Promise<void> {
    const evening = this.#evening()
    if (evening?.shared === undefined) return
    await this.#keep({ ...evening, shared: { ...evening.shared, unsent: evening.shared.unsent.filter(({ id }) => id !== sent) } })
  }

  /** The server has it no more: it is this phone's own, and bids that were never told are made again. */
  async #goOnAlone(): Promise<void> {
    const evening = this.#evening()
    if (evening === undefined) return
    const own = alone(shownOf(evening))
    this.state = 'alone'
    await this.#keep({ ...own, entries: this.#unsealed(own.entries), wasShared: true })
  }
}
