/** The games this page can draw: what their table looks like, and the cards that stand for them at home. */

import type { Component } from 'svelte'
import type { Line } from './line.svelte'
import type { Table } from './messages'
import WizardTable from './wizard/WizardTable.svelte'

interface DrawnGame {
  table: Component<{ line: Line; table: Table }>
  shown: string[]
}

export const DRAWN: Record<string, DrawnGame | undefined> = {
  wizard: { table: WizardTable, shown: ['J1', 'R7', 'Y12', 'G3', 'B10', 'W1'] },
}
