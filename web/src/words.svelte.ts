/** A player's words: `say` them in the language chosen. Who calls it is drawn again when the language changes. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { localeOf, textOf } from './languages'
import type { Refused } from './messages'
import { preferences } from './preferences.svelte'

/** What the words of a message are filled in with. */
export type WordArguments = Record<string, FluentVariable>

type Text = (language: string) => Promise<string>

let spoken: FluentBundle | null = $state.raw(null)
/** What is spoken besides, by name: the words of a page that not everybody opens. */
const besides = new Map<string, Text>()
/** Of these, by name, when they are there. */
const coming = new Map<string, Promise<void>>()

let newest = 0
let latest: Promise<void> | null = null

export function speak(language: string): Promise<void> {
  latest = speakUnlessAskedAgain(language)
  return latest
}

async function speakUnlessAskedAgain(language: string): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const turn = ++newest
  const texts = await Promise.all([textOf, ...besides.values()].map((text) => text(language)))
  // Asked again meanwhile, with more words or in another language: that one has the last word.
  if (turn !== newest) return latest ?? undefined
  for (const text of texts) bundle.addResource(new FluentResource(text))
  spoken = bundle
  document.documentElement.lang = language
}

/** From now on these words too, in whichever language. */
export function alsoSpeak(name: string, text: Text): Promise<void> {
  const asked = coming.get(name) ?? speakBesides(name, text)
  coming.set(name, asked)
  return asked
}

async function speakBesides(name: string, text: Text): Promise<void> {
  besides.set(name, text)
  try {
    await speak(preferences.language)
  } catch (problem) {
    besides.delete(name) // they may come the next time
    coming.delete(name)
    throw problem
  }
}

export function say(key: string, words: WordArguments = {}): string {
  const pattern = spoken?.getMessage(key)?.value
  return spoken && pattern ? spoken.formatPattern(pattern, words, []) : key
}

/** Are there words for this? What the server may add later has none yet. */
export function canSay(key: string): boolean {
  return spoken?.hasMessage(key) ?? false
}

/** What a sentence has to name, as the server sends it. */
export type Facts = Refused['facts']

/** The facts that can stand in a sentence as they are. */
export function wordsIn(facts: Facts): WordArguments {
  const words: WordArguments = {}
  for (const [name, fact] of Object.entries(facts)) if (typeof fact === 'string' || typeof fact === 'number') words[name] = fact
  return words
}

/** Words for a refusal's code; the server's English sentence where we have none of our own. */
export function sayReason(reason: string, facts: Facts, sentence = ''): string {
  const code = reason.replaceAll('_', '-')
  if (!canSay(`reason-${code}`)) return sentence || say('reason-unknown')
  return 'until' in facts ? sayImposed(code, facts) : say(`reason-${code}`, wordsIn(facts))
}

/** What the host of the server has imposed: until when, or for good, and why. */
function sayImposed(code: string, { until, why }: Facts): string {
  const language = localeOf(document.documentElement.lang)
  const date = typeof until === 'number' && new Date(until * 1000)
  const end = date && date.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  const reason = typeof why === 'string' && why !== '' ? ` ${say('reason-of-the-host', { why })}` : ''
  return (end ? say(`until-${code}`, { until: end }) : say(`reason-${code}`)) + reason
}

/** A bot's level; one that is new here keeps the server's word. */
export function levelName(level: string | null): string {
  return canSay(`level-${level}`) ? say(`level-${level}`) : (level ?? '')
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
