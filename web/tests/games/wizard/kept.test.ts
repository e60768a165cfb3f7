import { expect, it, vi } from 'vitest'
import type { View } from '../../../src/games/wizard/messages'
import type { Table } from '../../../src/messages'
import { EMPTY, partly } from '../../tables'

vi.stubGlobal('document', { documentElement: { lang: '' } })
vi.mock('../../../src/preferences.svelte', () => ({ preferences: { language: 'en' } }))
const { speak } = await import('../../../src/words.svelte')
const { askedOf } = await import('../../../src/games/wizard/prompts')

const ada = { seat: 0, name: 'Ada', player: 'person', level: 'casual', kept: true, here: true, host: true } as const
const kept: Table = { ...EMPTY, seats: [ada], waiting_for: [0], options: { bids: 'open' } }

it('a bot that keeps our seat is called by its name, in every language', async () => {
  const said = []
  for (const language of ['en', 'it', 'es', 'de']) {
    await speak(language)
    said.push(askedOf(kept, partly<View>({ phase: 'bid', trick: [] })))
  }
  expect(said).toEqual(['Ada is bidding', 'Ada sta dichiarando', 'Ada está apostando', 'Ada sagt an'])
})
