import { say } from '../words.svelte'

/** A player's name in a list; one's own says so, but for whoever has no other name than “you”. */
export function namedInList(name: string, isOwn: boolean): string {
  const you = say('seat-you')
  return isOwn && name.toLowerCase() !== you ? `${name} (${you})` : name
}
