/** Where we are. The page may lie under any path: `root` ends with a slash, and a table's link is `<root>t/CODE`. */

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

  linkTo(code: string): string {
    return new URL(`${this.root}t/${code}`, location.href).href
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
