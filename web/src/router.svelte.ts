/** Where we are. The page may lie under any path: `root` ends with a slash, and below it are

    t/CODE      a table
    g/CODE      the replay of a finished game
    r/CODE      its review
    d/CODE      a deal that several people play
    events      events in which everybody plays the same deals
    e/CODE      one of them
    learn/GAME  its rules
    you         one's own games and figures
    ratings/GAME  who plays it best
    pad/GAME    its score pad, for who holds the real cards; pad/CODE: of an evening that several phones share
    puzzles/GAME  its puzzles

A host for files alone answers for the root and nothing below it: there the same stands behind a question mark, `?at=t/CODE`. */

import type { Opened } from './messages'
import { reach } from './reach.svelte'

const BELOW = /^(.*\/)(?:(t|g|r|d|e|learn|ratings|pad|puzzles)\/([^/]+)|you|events)\/?$/
const PAGES: Record<string, Route['page']> = { t: 'table', g: 'replay', r: 'review', d: 'deal', e: 'event' }

export interface Route {
  root: string
  page:
    | 'home'
    | 'table'
    | 'replay'
    | 'review'
    | 'deal'
    | 'event'
    | 'events'
    | 'learn'
    | 'ratings'
    | 'pad'
    | 'puzzles'
    | 'you'
    | 'nowhere'
  /** The code of the table, the deal or the event, or the game's name. */
  of: string
}

/** Where an address leads, on a page below this root. */
export function routeOf(path: string, root: string): Route {
  const found = BELOW.exec(path)
  if (found?.[1] !== root) return { root, page: `${path}/` === root || path === root ? 'home' : 'nowhere', of: '' }
  const [, , kind, name = ''] = found
  if (kind === undefined) return { root, page: /events\/?$/.test(path) ? 'events' : 'you', of: '' }
  const of = decodeURIComponent(name)
  if (kind === 'learn' || kind === 'ratings' || kind === 'pad' || kind === 'puzzles') return { root, page: kind, of }
  return { root, page: PAGES[kind] ?? 'nowhere', of: of.toUpperCase() }
}

/** Where the page lies: the server has written it into index.html. */
function rootOfPage(): string {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  return new URL('./', manifest?.href ?? location.href).pathname
}

/** The path that is meant here, below this root. */
function pathHere(root: string): string {
  return reach.isStatic ? `${root}${new URLSearchParams(location.search).get('at') ?? ''}` : location.pathname
}

/** How many sheets lie open at this entry of the browser's history. */
function sheetsInHistory(): number {
  const state: unknown = history.state
  const sheets = typeof state === 'object' && state !== null && 'sheets' in state ? state.sheets : 0
  return typeof sheets === 'number' ? sheets : 0
}

class Router {
  readonly root = rootOfPage()
  #path = $state(pathHere(this.root))
  /** What closes each open sheet, the uppermost last. */
  #sheets: (() => void)[] = []
  /** Are we on the way back over the entries of closed sheets? The browser takes a moment for it. */
  #goingBack = false
  #next: string | null = null

  constructor() {
    addEventListener('popstate', () => {
      this.#path = pathHere(this.root)
      if (this.#goingBack) {
        this.#goingBack = false
        if (this.#next !== null) this.#goTo(this.#next)
        this.#next = null
      } else {
        for (const close of this.#sheets.slice(sheetsInHistory()).reverse()) close()
      }
      this.#followSheets()
    })
  }

  /** A sheet is open: Back closes it, and does not leave the page. Call the result when it is gone. */
  sheetOpened(close: () => void): () => void {
    this.#sheets.push(close)
    queueMicrotask(() => this.#followSheets())
    return () => {
      this.#sheets = this.#sheets.filter((other) => other !== close)
      queueMicrotask(() => this.#followSheets()) // another sheet may take its place
    }
  }

  /** Every open sheet has an entry of its own in the history. */
  #followSheets(): void {
    if (this.#goingBack) return
    const entries = sheetsInHistory()
    for (let sheet = entries + 1; sheet <= this.#sheets.length; sheet++) history.pushState({ sheets: sheet }, '')
    if (entries > this.#sheets.length) {
      this.#goingBack = true
      history.go(this.#sheets.length - entries)
    }
  }

  get route(): Route {
    return routeOf(this.#path, this.root)
  }

  /** The link for friends: where the server says it can be found, else where we found it. */
  linkTo(code: string): string {
    return `${this.#public() ?? new URL(`${this.root}t/`, location.href).href}${code}`
  }

  /** A table was opened for us: go there, and remember how others reach it. */
  goToOpened(opened: Opened): void {
    try {
      if (opened.link !== '') sessionStorage.setItem('mazzo.public', opened.link.slice(0, -opened.code.length))
    } catch {
      // Then the link is the address in our own browser.
    }
    this.goTo(opened.code)
  }

  #public(): string | null {
    try {
      return sessionStorage.getItem('mazzo.public')
    } catch {
      return null
    }
  }

  /** To a table, or home. */
  goTo(code: string | null): void {
    this.go(code === null ? '' : `t/${code}`)
  }

  /** The address of a page of ours, as in the list above. */
  pathTo(below: string): string {
    return reach.isStatic && below !== '' ? `${this.root}?at=${below}` : `${this.root}${below}`
  }

  /** To a page of ours; `#…` behind it is for the page itself. */
  go(below: string): void {
    if (`${this.root}${below}` === pathHere(this.root)) return
    if (this.#goingBack) this.#next = below
    else this.#goTo(below)
  }

  #goTo(below: string): void {
    const path = this.pathTo(below)
    // Going back after leaving from a sheet leads to the page without it.
    if (sheetsInHistory() > 0) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#path = pathHere(this.root)
    scrollTo(0, 0)
  }
}

export const router = new Router()
