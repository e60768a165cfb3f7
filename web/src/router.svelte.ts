/** Where we are. The page may lie under any path: `root` ends with a slash, and below it are

    t/CODE      a table
    g/CODE      the replay of a finished game
    learn/GAME  its rules
    you         one's own games and figures
*/

import type { Opened } from './messages'

const BELOW = /^(.*\/)(?:(t|g|learn)\/([^/]+)|you)\/?$/

export interface Route {
  root: string
  page: 'home' | 'table' | 'replay' | 'learn' | 'you'
  /** The table's code, or the game's name. */
  of: string
}

export function routeOf(path: string): Route {
  const found = BELOW.exec(path)
  if (!found) return { root: path.slice(0, path.lastIndexOf('/') + 1), page: 'home', of: '' }
  const [, root = '/', kind, name = ''] = found
  if (kind === undefined) return { root, page: 'you', of: '' }
  const of = decodeURIComponent(name)
  if (kind === 'learn') return { root, page: 'learn', of }
  return { root, page: kind === 't' ? 'table' : 'replay', of: of.toUpperCase() }
}

class Router {
  #path = $state(location.pathname)
  readonly root = routeOf(location.pathname).root

  constructor() {
    addEventListener('popstate', () => (this.#path = location.pathname))
  }

  get route(): Route {
    return routeOf(this.#path)
  }

  /** The link for friends: where the server says it can be found, else where we found it. */
  linkTo(code: string): string {
    return `${this.#public() ?? new URL(`${this.root}t/`, location.href).href}${code}`
  }

  /** A table was opened for us: go there, and remember how others reach it. */
  goToOpened(opened: Opened): void {
    try {
      sessionStorage.setItem('mazzo.public', opened.link.slice(0, -opened.code.length))
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
    return `${this.root}${below}`
  }

  go(below: string): void {
    const path = this.pathTo(below)
    if (path === location.pathname) return
    history.pushState(null, '', path)
    this.#path = path
    scrollTo(0, 0)
  }
}

export const router = new Router()
