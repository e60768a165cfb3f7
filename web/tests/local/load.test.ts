import { beforeEach, describe, expect, it, vi } from 'vitest'
import { INTERFACE } from '../../src/local/interface'
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
  Response.json({ interface: INTERFACE, wasm: 'a.wasm', games: Object.fromEntries(names.map((game) => [game, { words }])) })
const load = async () => (await import('../../src/local/load')).gameHere('/cards/', names[0] ?? '')

describe('the rules in this browser', () => {
  it('are null while they are not built, and are requested again', async () => {
    answers = [notYet, notYet, notYet, notYet, notYet, notYet]
    expect(await load()).toBeNull()
    expect(await load()).toBeNull()
    expect(asked).toHaveLength(6)
    expect(asked[0]).toEqual(['/cards/rules/mazzo/rules.json', 'default'])
  })

  it('are null without a network', async () => {
    answers = []
    expect(await load()).toBeNull()
  })

  it('of another version than the page are not used: the kept ones and the server’s are tried', async () => {
    answers = [factsWith('older'), factsWith('oldest'), factsWith('newer')]
    expect(await load()).toBeNull()
    const list = '/cards/rules/mazzo/rules.json'
    expect(asked).toEqual([
      [list, 'default'],
      [`${list}?before`, 'default'],
      [list, 'reload'],
    ])
  })

  it('are the kept ones on a page that is not the newest', async () => {
    answers = [
      factsWith('newer'),
      () => Response.json({ interface: INTERFACE, wasm: 'a.wasm', games: marks }),
      () => new Response(null, { status: 404 }),
    ]
    await load()
    expect(asked.at(-1)?.[0]).toBe('/cards/rules/mazzo/a.wasm')
  })

  it('of another interface are not used, even if their words are the same', async () => {
    answers = Array.from({ length: 3 }, () => () => Response.json({ wasm: 'a.wasm', games: marks }))
    expect(await load()).toBeNull()
    expect(asked).toHaveLength(3)
  })

  it('of the same version are loaded', async () => {
    answers = [
      () => Response.json({ interface: INTERFACE, wasm: 'a.wasm', games: marks }),
      () => new Response(null, { status: 404 }),
    ]
    expect(await load()).toBeNull()
    expect(asked[1]?.[0]).toBe('/cards/rules/mazzo/a.wasm')
  })
})
