/** Where we are. The page may lie under any path: `root` ends with a slash, and a table's link is `<root>t/CODE`. */

import type { Opened } from './messages'

const TABLE = /^(.*\/)t\/([^/]+)\/?$/

export function placeOf(path: string): { root: string; code: string | null } {
  const table = TABLE.exec(path)
  if (table) return { root: table[1] ?? '/', code: decodeURIComponent(table[2] ?? '').toUpperCase() }
  return { root: path.slice(0, path.lastIndexOf('/') + 1), code: null }
}

class Place {
  #path = $state(location.pathname)
  readonly root = placeOf(location.pathname).root

  constructor() {
    addEventListener('popstate', () => (this.#path = location.pathname))
  }

  /** The code of the table we are at, or null at home. */
  get code(): string | null {
    return placeOf(this.#path).code
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

  goTo(code: string | null): void {
    const path = code === null ? this.root : `${this.root}t/${code}`
    if (path === location.pathname) return
    history.pushState(null, '', path)
    this.#path = path
    scrollTo(0, 0)
  }
}

export const place = new Place()
