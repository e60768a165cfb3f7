import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { routeOf as routeOfType } from '../src/router.svelte'

let routeOf: typeof routeOfType

beforeAll(async () => {
  vi.stubGlobal('location', new URL('http://here/'))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { querySelector: () => null })
  routeOf = (await import('../src/router.svelte')).routeOf
})

describe('an address', () => {
  it.each([
    ['/', '/', 'home', ''],
    ['/mazzo/', '/mazzo/', 'home', ''],
    ['/t/ab12cd34', '/', 'table', 'AB12CD34'],
    ['/mazzo/t/AB12CD34/', '/mazzo/', 'table', 'AB12CD34'],
    ['/g/ab12cd34', '/', 'replay', 'AB12CD34'],
    ['/mazzo/d/ab12cd34', '/mazzo/', 'deal', 'AB12CD34'],
    ['/e/ab12cd34', '/', 'event', 'AB12CD34'],
    ['/mazzo/events', '/mazzo/', 'events', ''],
    ['/r/ab12cd34', '/', 'review', 'AB12CD34'],
    ['/mazzo/learn/some_game', '/mazzo/', 'learn', 'some_game'],
    ['/ratings/some_game', '/', 'ratings', 'some_game'],
    ['/you', '/', 'you', ''],
    ['/pad/any_game', '/', 'pad', 'any_game'],
    ['/puzzles/any_game', '/', 'puzzles', 'any_game'],
    ['/mazzo/you/', '/mazzo/', 'you', ''],
    ['/mazzo', '/mazzo/', 'home', ''],
    ['/nowhere', '/', 'nowhere', ''],
    ['/some/where/else', '/', 'nowhere', ''],
    ['/mazzo/t/AB12CD34', '/', 'nowhere', ''],
  ])('%s leads where it says', (path, root, page, of) => {
    expect(routeOf(path, root)).toEqual({ root, page, of })
  })
})
