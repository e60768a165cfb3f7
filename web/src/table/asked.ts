import type { Table } from '../messages'

/** Is a decision of ours waited for? */
export const isAsked = (table: Table): boolean => table.legal.length > 0 && table.your_choice === null
