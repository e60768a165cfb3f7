/** The few decisions that mattered, and what there is to say about an answer. */

import type { Judged, Review, Weighed } from '../messages'
import { canSay, say } from '../words.svelte'
import { shareOf, withUnit, type Unit } from './amounts'

export const CLASSES = ['inaccurate', 'mistake', 'blunder'] as const
const MOST = 5
/** Choices that are offered; those that are needed are among them. */
const MOST_CHOICES = 6
/** From this share of the imagined deals on, something happens often. */
const OFTEN = 0.5

export const isCalled = (judged: Judged): boolean => judged.called !== 'fine'

/** The costliest first. */
export const mattered = (review: Review): Judged[] =>
  review.decisions
    .filter((judged) => isCalled(judged) && bestOf(judged) !== undefined && playedOf(judged) !== undefined)
    .sort((one, other) => other.loss.value - one.loss.value)
    .slice(0, MOST)

/** The part of it that cost the most begins after these moves. */
export const before = (judged: Judged): string[] => judged.better?.slice(0, -1) ?? []

export const bestOf = (judged: Judged): Weighed | undefined =>
  judged.candidates.find(({ move }) => move === judged.better?.at(-1))

export const playedOf = (judged: Judged): Weighed | undefined => {
  const played = judged.played[before(judged).length]
  return judged.candidates.find(({ move }) => move === played)
}

/** What one can answer, in the order of the rules: the order of their worth would give it away. What reads alike is one choice. */
export function choicesOf(
  weighed: Weighed[],
  needed: (string | undefined)[],
  legal: string[],
  words: (move: string) => string,
): string[] {
  const moves = weighed.map(({ move }) => move)
  const place = (move: string) => legal.indexOf(move)
  const ordered = [...moves.filter((move) => needed.includes(move)), ...moves.filter((move) => !needed.includes(move))]
  return ordered
    .filter((move, number) => ordered.findIndex((other) => words(other) === words(move)) === number)
    .slice(0, MOST_CHOICES)
    .sort((one, other) => place(one) - place(other) || one.localeCompare(other))
}

/** Why the best is better than another, as far as the imagined deals tell. */
export function whyBetter(best: Weighed, other: Weighed, unit: Unit, words: (move: string) => string): string {
  const facts = {
    best: words(best.move),
    worlds: other.worlds,
    share: shareOf(other.worse_in),
    less: shareOf(other.better_in),
    more: withUnit(other.behind.value, unit),
  }
  if (other.worse_in >= OFTEN) return say('review-why-often', facts)
  return say(other.better_in > other.worse_in / 2 ? 'review-why-more' : 'review-why-seldom', facts)
}

/** How one move differs from another, in a player's words: keep the trump, bid less. */
export function themeName(game: string, theme: string): string {
  const words = `theme-${game.replaceAll('_', '-')}-${theme}`
  return canSay(words) ? say(words) : theme
}

/** What an answer was worth, in a sentence. */
export function verdictOn(move: string, judged: Judged): string {
  const [best, played] = [bestOf(judged), playedOf(judged)]
  const chosen = judged.candidates.find((one) => one.move === move)
  if (move === best?.move) return say('review-right')
  if (chosen === undefined) return say('review-not-weighed')
  if (move === played?.move) return say('review-same')
  return say(played && chosen.behind.value < played.behind.value ? 'review-less-bad' : 'review-no-better')
}
