/** The rules of a table in a player's words, as far as they are not the usual ones. */

import { folderOf, optionKey } from '../games'
import { canSay, capitalised, say } from '../words.svelte'

export function isUnusualRule(game: string, name: string, value: unknown): boolean {
  const folder = folderOf(game)
  if (folder === undefined) return value !== false // nobody has said here what is usual
  const usual = folder.usualOptions?.[name]
  return value === true || (usual !== undefined && value !== usual)
}

/** `key` names it in the language files; `name` is shown where they do not know it. */
export function ruleWords(key: string, name: string, value: unknown): string {
  const rule = canSay(key) ? say(key) : capitalised(name.replaceAll('_', ' '))
  if (value === true) return rule
  if (value === false) return `${rule}: ${say('rule-off')}`
  return `${rule}: ${canSay(`${key}-${String(value)}`) ? say(`${key}-${String(value)}`) : String(value)}`
}

/** All that is not as usual, one by one. */
export const houseRulesOf = (game: string, options: Record<string, unknown>): string[] =>
  Object.entries(options)
    .filter(([name, value]) => isUnusualRule(game, name, value))
    .map(([name, value]) => ruleWords(optionKey(game, name), name, value))
