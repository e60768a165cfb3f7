/** Words for what few open, a file a language: loaded with the sheet that says them. */

import { alsoSpeak } from './words.svelte'

const files = import.meta.glob<string>('../locales/*/aside/*.ftl', { query: '?raw', import: 'default' })

export const speakAside = (about: 'bots' | 'share'): Promise<void> =>
  alsoSpeak(`aside ${about}`, async (language) => (await files[`../locales/${language}/aside/${about}.ftl`]?.()) ?? '')
