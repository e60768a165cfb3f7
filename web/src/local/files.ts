/** Where the rules of this house lie, below the page. */
export const HOUSE = 'rules/mazzo/'

/** The bot that has learned its games: what it has learned is fetched when somebody wants to play it here. */
export const LEARNED = 'master'
