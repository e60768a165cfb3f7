import { beforeEach, describe, expect, it, vi } from 'vitest'
import { marks, names } from './marks'

const asked: [address: string, cache: string | undefined][] = []
let answers: ((address: string, cache: string | undefined) => Response)[] = []

beforeEach(() => {
  asked.length = 0
  vi.resetModules()
  vi.stubGlobal('fetch', (address: string, { cache }: RequestInit = {}) => {
    asked.push([address, cache])
    const answer = answers.shift()
    return answer ? Promise.resolve(answer(address, cache)) : Promise.reject(new Error('no network'))
  })
})

const notYet = () => new Response(null, { status: 204 })
const factsWith = (words: string) => () =>
  Response.json({ wasm: 'a.wasm', games: Object.fromEntries(names.map((game) => [game, { words }])) })
const load = async () => (await import('../../src/local/load')).gameHere('/cards/', names[0] ?? '')

describe('the rules in this browser', () => {
  it('are null where they are not built yet, and are asked for again', async () => {
    answers = [notYet, notYet, notYet, notYet]
    expect(await load()).toBeNull()
    expect(await load()).toBeNull()
    expect(asked).toHaveLength(4)
    expect(asked[0]).toEqual(['/cards/rules/mazzo/rules.json', 'default'])
  })

  it('are null without a network', async () => {
    answers = []
    expect(await load()).toBeNull()
  })

  it('of another version than the page are asked for past what is kept, and not used', async () => {
    answers = [factsWith('older'), factsWith('newer')]
    expect(await load()).toBeNull()
    expect(asked.map(([, cache]) => cache)).toEqual(['default', 'reload'])
  })

  it('of the same version are loaded', async () => {
    answers = [() => Response.json({ wasm: 'a.wasm', games: marks }), () => new Response(null, { status: 404 })]
    expect(await load()).toBeNull()
    expect(asked[1]?.[0]).toBe('/cards/rules/mazzo/a.wasm')
  })
})
