import { beforeEach, expect, it, vi } from 'vitest'

class Part extends EventTarget {
  matches = () => false
  closest = () => null
}
let sheet: object | null = null
vi.stubGlobal('Element', Part)
vi.stubGlobal('document', { querySelector: (what: string) => (what === 'dialog[open]' ? sheet : null) })
vi.mock('../src/preferences.svelte', () => ({
  preferences: { letters: true, text: false, keys: 'htsblr?' },
  USUAL_KEYS: 'htsblr?',
}))
vi.mock('../src/words.svelte', () => ({ say: (key: string) => key }))
const { pressKey } = await import('../src/table/keyboard')

const [typed, read] = [vi.fn(), vi.fn()]
const press = (key: string) =>
  pressKey(
    { key, target: new Part(), ctrlKey: false, altKey: false, metaKey: false },
    {
      game: { readings: { s: () => 'the score' }, ondigit: typed },
      scene: { read, nextRound: () => undefined, skip: () => undefined },
      turn: () => '',
      open: () => undefined,
    },
  )

beforeEach(() => {
  typed.mockClear()
  read.mockClear()
})

it('digits and letters reach the table', () => {
  sheet = null
  press('3')
  press('s')
  expect(typed).toHaveBeenCalledWith('3')
  expect(read).toHaveBeenCalledWith('the score')
})

it('under a sheet no key reaches the table, whatever opened it', () => {
  sheet = {}
  press('3')
  press('s')
  expect(typed).not.toHaveBeenCalled()
  expect(read).not.toHaveBeenCalled()
})
