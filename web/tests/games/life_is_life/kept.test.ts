import { expect, it, vi } from 'vitest'
import type { View } from '../../../src/games/life_is_life/messages'
import type { Table } from '../../../src/messages'
import { EMPTY, partly } from '../../tables'

vi.stubGlobal('document', { documentElement: { lang: '' } })
vi.mock('../../../src/preferences.svelte', () => ({ preferences: { language: 'en' } }))
const { speak } = await import('../../../src/words.svelte')
const { askedOf } = await import('../../../src/games/life_is_life/reading')

const ada = { seat: 0, name: 'Ada', player: 'person', level: 'casual', kept: true, here: true, host: true } as const
const kept: Table = { ...EMPTY, seats: [ada], waiting_for: [0] }

it('a bot that keeps our seat is called by its name, in every language', async () => {
  const said = []
  for (const language of ['en', 'it', 'es', 'de']) {
    await speak(language)
    said.push(askedOf(kept, partly<View>({ swapped: [], knocked: [] })))
  }
  expect(said).toEqual(['Ada is swapping', 'Ada deve scambiare', 'Ada tiene que cambiar', 'Ada tauscht'])
})
