/** What happened, as a game knows it: its own events and the table's. */

import { isTableEvent, type Event, type Happened, type TableEvent } from './messages'

/** The events of one game at a table. */
export type EventOf<GameEvent extends Happened> = Event<GameEvent | TableEvent>

/** Those that this page has a type for, by the game's own guard. A newer server may send others. */
export const eventsOf = <GameEvent extends Happened>(
  events: readonly Event[],
  isGameEvent: (event: Happened) => event is GameEvent,
): EventOf<GameEvent>[] => events.filter((one): one is EventOf<GameEvent> => isTableEvent(one.event) || isGameEvent(one.event))
