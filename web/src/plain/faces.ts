/** What the server sends about games that have no folder here: the types of their views and events, and their words. */

import { askFace } from '../server'
import type { GameFace } from '../messages'
import { needed } from '../needed'
import { preferences } from '../preferences.svelte'
import { alsoSpeak } from '../words.svelte'
import { isGroup, shapeOf, type Group, type Shape } from './shapes'

export interface Face {
  view: Shape
  /** By kind. */
  events: ReadonlyMap<string, Shape>
  /** Why a move is refused, in English, with its facts in braces. */
  sentences: Group
}

const faces = new Map<string, Face>()

const groupIn = (schema: Group, name: string): Group => {
  const found = schema[name]
  return isGroup(found) ? found : {}
}

function readFace({ schema }: GameFace): Face {
  const definitions = groupIn(schema, '$defs')
  const events = Object.entries(groupIn(schema, 'events'))
  return {
    view: shapeOf(schema.view, definitions),
    events: new Map(events.map(([kind, event]) => [kind, shapeOf(event, definitions)])),
    sentences: groupIn(schema, 'sentences'),
  }
}

const loading = new Map<string, Promise<void>>()

/** From now on `faceOf` knows the game, and `say` its words. */
export function loadFace(game: string): Promise<void> {
  const asked = loading.get(game) ?? load(game)
  loading.set(game, asked)
  asked.catch(() => loading.delete(game)) // it may come the next time
  return asked
}

async function load(game: string): Promise<void> {
  const first = preferences.language
  const face = await askFace(game, first)
  faces.set(game, readFace(face))
  await alsoSpeak(`${game} face`, async (language) => {
    if (language === first) return face.words
    // Another language is chosen while the server is out of reach: then the names stand for themselves.
    return (await askFace(game, language).catch(() => null))?.words ?? ''
  })
}

export const faceOf = (game: string): Face => needed(faces.get(game), `the face of ${game}`)
