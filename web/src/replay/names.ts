import { say } from '../words.svelte'

/** A player's name in a list. One's own is marked, unless it is simply “you”. */
export function namedInList(name: string, isOwn: boolean): string {
  const you = say('seat-you')
  return isOwn && name.toLowerCase() !== you ? `${name} (${you})` : name
}
