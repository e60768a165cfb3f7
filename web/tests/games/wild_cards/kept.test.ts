import { expect, it, vi } from 'vitest'
import type { Table } from '../../../src/messages'
import { EMPTY } from '../../tables'

vi.stubGlobal('document', { documentElement: { lang: '' } })
vi.mock('../../../src/preferences.svelte', () => ({ preferences: { language: 'en' } }))
const { speak } = await import('../../../src/words.svelte')
const { askedOf } = await import('../../../src/games/wild_cards/sentences')

const ada = { seat: 0, name: 'Ada', player: 'person', level: 'casual', kept: true, here: true, host: true } as const
const kept: Table = { ...EMPTY, seats: [ada], waiting_for: [0], game: 'wild_cards', view: { phase: 'pay' } }

it('a bot that keeps our seat is called by its name, in every language', async () => {
  const said = []
  for (const language of ['en', 'it', 'es', 'de']) {
    await speak(language)
    said.push(askedOf(kept))
  }
  expect(said).toEqual(['Ada is paying', 'Ada paga', 'Ada paga', 'Ada bezahlt'])
})
