/** The way from a player's chip to the sheet that says how a bot on that seat plays, or about the person; the room knows it. */

import { getContext, setContext } from 'svelte'
import type { Seat } from '../messages'

type OpenBotSheet = (seat: number) => void

const BOT_SHEET = Symbol('bot sheet')

export const setBotSheet = (open: OpenBotSheet) => setContext(BOT_SHEET, open)
export const getBotSheet = () => getContext<OpenBotSheet | undefined>(BOT_SHEET)

/** Does a bot or a program decide here, for itself or for who has left? */
export const isByBot = ({ player, kept }: Seat): boolean => player === 'bot' || player === 'program' || kept
