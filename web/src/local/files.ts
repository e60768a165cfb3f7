/** Where the rules of this house lie, below the page. */
export const HOUSE = 'rules/mazzo/'

/** By game, the package of somebody else that holds it for the browser. */
export const OF_OTHERS = 'rules/games.json'

/** The bot that has learned its games: what it has learned is fetched when somebody wants to play it here. */
export const LEARNED = 'master'
