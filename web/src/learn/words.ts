/** The words of the rules and of the lessons: a file a game and language, loaded when somebody wants to learn. */

import { alsoSpeak } from '../words.svelte'

const files = import.meta.glob<string>('../../locales/*/learn/*.ftl', { query: '?raw', import: 'default' })

export const speakOf = (game: string): Promise<void> =>
  alsoSpeak(`learn ${game}`, async (language) => (await files[`../../locales/${language}/learn/${game}.ftl`]?.()) ?? '')
