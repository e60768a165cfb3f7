import { afterEach, expect, it, vi } from 'vitest'
import { dayOf } from '../src/you/dates'

const NOON = Date.UTC(2026, 10, 15, 12) / 1000

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['en', 'en-GB', '15 Nov 2026'],
  ['en', 'en-US', 'Nov 15, 2026'],
  ['de', 'de-AT', '15.11.2026'],
  ['it', 'it-IT', '15 nov 2026'],
])('a day is written as it is where the reader lives: %s in a browser of %s', (lang, locale, written) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  vi.stubGlobal('navigator', { languages: [locale] })
  expect(dayOf(NOON)).toBe(written)
})
