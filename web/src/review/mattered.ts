/** The few decisions that mattered, and what there is to say about an answer. */

import type { Judged, Review, Weighed } from '../messages'
import { say } from '../words.svelte'
import { shareOf, withUnit } from './amounts'

export const CLASSES = ['inaccurate', 'mistake', 'blunder'] as const
const MOST = 5
/** Choices that are offered; the one that was played and the best are among them. */
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

/** What one can answer, in the order of the rules: the order of their worth would give it away. */
export function choicesOf(judged: Judged, legal: string[]): Weighed[] {
  const needed = [bestOf(judged), playedOf(judged)].filter((one) => one !== undefined)
  const others = judged.candidates.filter((one) => !needed.includes(one))
  const place = ({ move }: Weighed) => legal.indexOf(move)
  return [...needed, ...others]
    .filter((one, number, all) => all.indexOf(one) === number)
    .slice(0, MOST_CHOICES)
    .sort((one, other) => place(one) - place(other) || one.move.localeCompare(other.move))
}

/** Why the best is better than what was played, as far as the imagined deals tell. */
export function whyOf(judged: Judged, review: Review, words: (move: string) => string): string {
  const [best, played] = [bestOf(judged), playedOf(judged)]
  if (!best || !played) return ''
  const facts = {
    best: words(best.move),
    played: words(played.move),
    worlds: played.worlds,
    share: shareOf(played.worse_in),
    less: shareOf(played.better_in),
    more: withUnit(played.behind.value, review),
  }
  if (played.worse_in >= OFTEN) return say('review-why-often', facts)
  return say(played.better_in > played.worse_in / 2 ? 'review-why-more' : 'review-why-seldom', facts)
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
