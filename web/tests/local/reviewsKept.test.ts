/** Reviews on this device, from request to answer: the disk may be full, and a failed one does not block the others. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Found, Wanted } from '../../src/local/reviewer'
import { FakeDatabases } from '../fakeDatabases'

const { Refused, masters } = vi.hoisted(() => ({
  Refused: class extends Error {
    constructor(readonly reason: string) {
      super(reason)
    }
  },
  masters: { known: {}, look: () => Promise.resolve(), miss: () => undefined },
}))
vi.mock('../../src/server', () => ({
  Refusal: Refused,
  askOfThisDevice: (_: string, what: string) => Promise.resolve({ course: { game: 'any', text: what }, by: 'judge' }),
}))
vi.mock('../../src/pages/masters.svelte', () => ({ masters }))
vi.mock('../../src/router.svelte', () => ({ router: { root: '/' } }))
vi.mock('../../src/trusted', () => ({ trusted: String }))
vi.mock('../../src/local/reviewer?worker&url', () => ({ default: 'reviewer.js' }))

let databases: FakeDatabases
/** How often anything was computed. */
let worked: number
/** The thread's answer; null if it cannot even be started. */
let answer: ((wanted: Wanted) => Found) | null

class Thread {
  onmessage: (message: { data: Found }) => void = () => undefined

  constructor() {
    if (answer === null) throw new Error('no threads here')
  }
  postMessage(wanted: Wanted): void {
    worked += 1
    const data = answer?.(wanted)
    if (data) queueMicrotask(() => this.onmessage({ data }))
  }
}

const worksOut = ({ effort }: Wanted): Found => JSON.parse(JSON.stringify({ review: { judge: 'judge', game: 'any', effort } }))

/** Requested again until it is complete, as the page does. */
async function wholeReview(code: string) {
  const { reviewHere } = await import('../../src/local/reviews')
  for (let asked = 0; asked < 50; asked++) {
    const found = await reviewHere(code, 0)
    if (found.state === 'whole') return found.review
    await new Promise((later) => setTimeout(later))
  }
  return null
}

beforeEach(() => {
  databases = new FakeDatabases()
  worked = 0
  answer = worksOut
  vi.resetModules()
  vi.stubGlobal('indexedDB', databases)
  vi.stubGlobal('location', new URL('http://here/'))
  vi.stubGlobal('Worker', Thread)
})
afterEach(() => void vi.unstubAllGlobals())

describe('a review of this device', () => {
  it('is kept', async () => {
    expect(await wholeReview('UA')).toMatchObject({ effort: 'usual' })
    expect(databases.in('reviews')).toMatchObject([{ effort: 'usual' }])
    expect(worked).toBe(2) // a first page, then the whole
  })

  it.each(['isFull', 'isShut'] as const)('is shown where the browser does not keep it: %s', async (why) => {
    databases[why] = true
    expect(await wholeReview('UA')).toMatchObject({ effort: 'usual' })
    expect(await wholeReview('UB')).toMatchObject({ effort: 'usual' })
    expect(worked).toBe(4)
  })

  it('is kept over another connection when the first is lost', async () => {
    await wholeReview('UA')
    databases.lose({ tells: false })
    expect(await wholeReview('UB')).toMatchObject({ effort: 'usual' })
    expect(databases.in('reviews')).toHaveLength(2)
  })

  it('that fails says so once, and does not block the next', async () => {
    answer = null
    await expect(wholeReview('UA')).rejects.toMatchObject({ reason: 'no_review_now' })
    answer = () => ({ reason: 'no_review_here', text: '' })
    await expect(wholeReview('UA')).rejects.toMatchObject({ reason: 'no_review_here' })
    answer = worksOut
    expect(await wholeReview('UA')).toMatchObject({ effort: 'usual' })
  })
})
