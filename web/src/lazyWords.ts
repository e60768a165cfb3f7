/** Words that few need: loaded with the page or the sheet that says them. */

import { alsoSpeak } from './words.svelte'

const shared = import.meta.glob<string>('../locales/*/aside/*.ftl', { query: '?raw', import: 'default' })
const ofGames = import.meta.glob<string>('./games/*/locales/*.*.ftl', { query: '?raw', import: 'default' })

/** The words of a page or a sheet that looks the same in every game. */
type About =
  | 'alone'
  | 'bots'
  | 'deals'
  | 'events'
  | 'home'
  | 'pad'
  | 'people'
  | 'plain'
  | 'ratings'
  | 'replay'
  | 'review'
  | 'rulings'
  | 'share'
  | 'waiting'
  | 'you'
export const loadWords = (about: About): Promise<void> =>
  alsoSpeak(about, async (language) => (await shared[`../locales/${language}/aside/${about}.ftl`]?.()) ?? '')

/** What one game says on such a sheet, in its rules and lesson, on its pad, or about its decisions. */
export const loadGameWords = (game: string, about: 'bots' | 'learn' | 'pad' | 'review'): Promise<void> =>
  alsoSpeak(`${game} ${about}`, async (language) => (await ofGames[`./games/${game}/locales/${about}.${language}.ftl`]?.()) ?? '')
