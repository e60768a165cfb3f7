import { expect, it, vi } from 'vitest'

/** Loaded when the test says so, in its order. */
const waiting = new Map<string, (text: string) => void>()
const asked = (name: string) => (language: string) => new Promise<string>((arrive) => waiting.set(`${name} ${language}`, arrive))
const arrive = (what: string, text: string) => waiting.get(what)?.(text)
const settled = () => new Promise((done) => setTimeout(done, 0))

vi.stubGlobal('document', { documentElement: { lang: '' } })
vi.mock('../src/preferences.svelte', () => ({ preferences: { language: 'en' } }))
vi.mock('../src/languages', () => ({ textOf: asked('table') }))
const { alsoSpeak, say, speak } = await import('../src/words.svelte')

it('words requested at the same time all arrive, whichever is loaded first', async () => {
  const first = speak('en')
  const arriveFirst = waiting.get('table en')
  const bots = alsoSpeak('bots', asked('bots'))
  const [arriveTable, arriveBots] = [waiting.get('table en'), waiting.get('bots en')]
  const share = alsoSpeak('share', asked('share'))
  arrive('table en', 'greeting = Hello')
  arrive('bots en', 'calm = A calm player')
  arrive('share en', 'send = Send it')
  await settled()
  expect([say('greeting'), say('calm'), say('send')]).toEqual(['Hello', 'A calm player', 'Send it'])
  // The earlier requests finish last: they must not remove words.
  arriveTable?.('greeting = Hello')
  arriveBots?.('calm = A calm player')
  arriveFirst?.('greeting = Hello')
  await Promise.all([first, bots, share])
  expect([say('greeting'), say('calm'), say('send')]).toEqual(['Hello', 'A calm player', 'Send it'])
})

it('the language chosen last is used', async () => {
  const english = speak('en')
  const arriveEnglish = waiting.get('table en')
  const german = speak('de')
  for (const name of ['table', 'bots', 'share']) arrive(`${name} de`, name === 'table' ? 'greeting = Hallo' : '')
  await german
  arriveEnglish?.('greeting = Hello')
  arrive('bots en', '')
  arrive('share en', '')
  await english
  expect(say('greeting')).toBe('Hallo')
})

it('a second request for words being loaded waits for them too', async () => {
  const first = alsoSpeak('late', asked('late'))
  let isThere = false
  const second = alsoSpeak('late', asked('late')).then(() => (isThere = true))
  await settled()
  expect(isThere).toBe(false)
  for (const name of ['table', 'bots', 'share', 'late']) arrive(`${name} en`, name === 'late' ? 'late = At last' : '')
  await Promise.all([first, second])
  expect(say('late')).toBe('At last')
})
