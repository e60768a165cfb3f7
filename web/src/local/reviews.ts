/** Reviews of games that were played on this device: worked out here, and kept. The first page of each comes before anything becomes
sharper, as on a server. */

import { answered, Database, written } from '../database'
import type { Review, ReviewSoFar } from '../messages'
import { masters } from '../pages/masters.svelte'
import { router } from '../router.svelte'
import { askOfThisDevice, Refusal } from '../server'
import { trusted } from '../trusted'
import { isWithoutMaster, judgeWith } from './judgeName'
import type { Found, Wanted } from './reviewer'
import address from './reviewer?worker&url'

const [FIRST, WHOLE] = ['quick', 'usual'] as const
const REVIEWS = 'reviews'

interface Course {
  course: Record<string, unknown>
  /** The judge with its version: a review by another one is computed again. */
  by: string
}

interface Order {
  code: string
  seat: number
  course: Record<string, unknown>
  effort: string
  asksMaster: boolean
}

const courses = new Map<string, Course>()
const orders: Order[] = []
const refused = new Map<string, Refusal>()
let now: Order | null = null
let worker: Worker | null = null

const keyOf = ({ code, seat }: Pick<Order, 'code' | 'seat'>): string => `${code} ${seat}`
const isOf = (order: Order | null, code: string, seat: number) => order?.code === code && order.seat === seat
const isWanted = (order: Order | null, { code, seat, asksMaster }: Order) =>
  isOf(order, code, seat) && order?.asksMaster === asksMaster

/** What is known of this seat's game by now; if that is not all, it is worked on. */
export async function reviewHere(code: string, seat: number): Promise<ReviewSoFar> {
  const { course, by } = courses.get(code) ?? (await askOfThisDevice<Course>('GET', `tables/${code}/course`))
  courses.set(code, { course, by })
  const asksMaster = await isMasterHere(String(course.game))
  const known = await keptReview(code, seat, judgeWith(by, asksMaster))
  if (known?.effort === WHOLE) return { state: 'whole', ahead: 0, review: known }
  const problem = refused.get(keyOf({ code, seat }))
  refused.delete(keyOf({ code, seat }))
  if (problem !== undefined) throw problem
  const wanted = { code, seat, course, effort: known === null ? FIRST : WHOLE, asksMaster }
  if (!isWanted(now, wanted) && !orders.some((order) => isWanted(order, wanted))) {
    drop(code, seat) // the master can be asked now, and could not before
    orders.push(wanted)
    void work()
  }
  const place = orders.findIndex((order) => isOf(order, code, seat))
  return { state: known === null ? 'waiting' : 'first', ahead: place < 0 ? 0 : place + Number(now !== null), review: known }
}

function drop(code: string, seat: number): void {
  const others = orders.filter((order) => !isOf(order, code, seat))
  orders.splice(0, orders.length, ...others)
}

async function work(): Promise<void> {
  while (now === null && orders.length > 0) {
    const first = orders.findIndex(({ effort }) => effort === FIRST)
    const [order] = orders.splice(Math.max(0, first), 1)
    if (order === undefined) return
    now = order
    try {
      await workOut(order)
    } catch (problem) {
      refused.set(keyOf(order), problem instanceof Refusal ? problem : new Refusal('no_review_now', String(problem)))
    } finally {
      now = null // whatever happened, the others need not wait any longer
    }
  }
}

async function workOut(order: Order): Promise<void> {
  const found = await review(order)
  if (!('review' in found)) throw new Refusal(found.reason, found.text)
  await keepReview(order, found.review)
  // The browser has thrown away what it has learned.
  if (order.asksMaster && isWithoutMaster(found.review)) masters.miss(found.review.game)
  const isInLine = orders.some(({ code, seat }) => isOf(order, code, seat))
  if (order.effort === FIRST && !isInLine) orders.push({ ...order, effort: WHOLE })
}

/** Can the master be asked, or has nobody taught it this game? */
async function isMasterHere(game: string): Promise<boolean> {
  await masters.look()
  return masters.known[game]?.isHere ?? true
}

async function review({ course, seat, effort, asksMaster }: Order): Promise<Found> {
  worker ??= new Worker(trusted(address), { type: 'module', name: 'review' })
  const asked = worker
  const root = new URL(router.root, location.href).href
  return new Promise<Found>((resolve) => {
    asked.onmessage = ({ data }: MessageEvent<Found>) => resolve(data)
    asked.onerror = (problem) => {
      problem.preventDefault() // it could not be loaded: there is no network, and nothing was kept for that
      worker = null
      resolve({ reason: 'no_review_here', text: '' })
    }
    asked.postMessage({ root, course, seat, effort, asksMaster } satisfies Wanted)
  })
}

// ---------------------------------------------------------------------------------------------------------------- keeping

const database = new Database('mazzo-reviews', (fresh) => fresh.createObjectStore(REVIEWS))
/** What the browser could not keep: shown until the page is closed, and not worked out again meanwhile. */
const unkept = new Map<string, Review>()

async function keptReview(code: string, seat: number, by: string): Promise<Review | null> {
  const stored: Review | undefined = await database
    .use((opened) => answered(opened.transaction(REVIEWS).objectStore(REVIEWS).get([code, seat])))
    .catch(() => undefined)
  return [unkept.get(keyOf({ code, seat })), stored].find((found) => found?.judge === by) ?? null
}

async function keepReview(order: Order, found: Review): Promise<void> {
  try {
    await database.use((opened) => {
      const work = opened.transaction(REVIEWS, 'readwrite')
      work.objectStore(REVIEWS).put(found, [order.code, order.seat])
      return written(work)
    })
    unkept.delete(keyOf(order))
  } catch {
    unkept.set(keyOf(order), found)
  }
}
