import type { Table } from '../messages'

/** Does one person play here, against bots alone, and does nobody elsewhere wait for the end of it? */
export const isSolo = (table: Table): boolean =>
  table.event === null &&
  table.seats.filter(({ player }) => player === 'person').length === 1 &&
  table.seats.filter(({ player }) => player === 'bot').length === table.players - 1
