/** Where the rules of our own games are, below the page. */
export const OWN_RULES = 'rules/mazzo/'

/** By game, the package of somebody else that holds it for the browser. */
export const PACKAGES = 'rules/games.json'

/** The bot that has learned its games: what it has learned is fetched when somebody wants to play it here. */
export const LEARNED = 'master'

/** What the service worker of the site at this path keeps, and answers from; it names it so too. */
export const cacheAt = (path: string): string => (path === '/' ? 'mazzo' : `mazzo ${path}`)
