/** The way from a player's chip to the sheet that says how a bot on that seat plays; the room knows it. */

import { getContext, setContext } from 'svelte'
import type { Seat } from '../messages'

type Meet = (seat: number) => void

const MEETING = Symbol('meeting')

export const setMeeting = (meet: Meet) => setContext(MEETING, meet)
export const getMeeting = () => getContext<Meet | undefined>(MEETING)

/** Does a bot or a program decide here, for itself or for who has left? */
export const isByBot = ({ player, kept }: Seat): boolean => player === 'bot' || player === 'program' || kept
