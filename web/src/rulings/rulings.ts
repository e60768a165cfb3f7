/** The rules and rulings of a game in a language, ready to be searched. */

import { keyOf } from '../games'
import { loadGameWords } from '../lazyWords'
import { canSay, say } from '../words.svelte'
import { RulingIndex, type Indexed, type Ruling } from './search'

type Written = Record<string, Partial<Ruling>>

const files = import.meta.glob<Written>('../games/*/rulings/*.json', { import: 'default' })

export interface Rulings {
  index: RulingIndex
  byId: ReadonlyMap<string, Ruling>
}

/** The rulings of a game; a chapter of its rules has its words here and its text there. */
export async function rulingsOf(game: string, language: string): Promise<Rulings | null> {
  const load = files[`../games/${game}/rulings/${language}.json`]
  if (load === undefined) return null
  const [written] = await Promise.all([load(), loadGameWords(game, 'learn')])
  const all = Object.entries(written).map(([id, ruling]) => ({ id, ruling: filled(game, id, ruling) }))
  return indexed(all, language)
}

export const indexed = (all: Indexed[], language: string): Rulings => ({
  index: new RulingIndex(all, language),
  byId: new Map(all.map(({ id, ruling }) => [id, ruling])),
})

function filled(game: string, id: string, { title, text, words = '', also = '' }: Partial<Ruling>): Ruling {
  const chapter = `learn-${keyOf(game)}-${id}`
  const said = (key: string) => (canSay(key) ? say(key) : '')
  return { title: title ?? said(`${chapter}-title`), text: text ?? said(chapter), words, also }
}
