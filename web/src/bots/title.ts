/** What the way to a bot is called. */

import type { Seat } from '../messages'
import { say } from '../words.svelte'

export const botSheetTitle = ({ name, kept }: Seat): string => say(kept ? 'meet-keeper' : 'meet-bot', { name })
