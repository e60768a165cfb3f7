/** A table of scores in plain words, to be taken home: some columns beside each row, then a group of columns for every player. */

export interface ScoreTable {
  title: string
  players: string[]
  /** What the columns before the players' are called. */
  before: string[]
  /** What the columns of each player are called; a single one needs no name. */
  fields: string[]
  rows: ScoreRow[]
}

export interface ScoreRow {
  before: string[]
  /** By player, by field. */
  cells: string[][]
}
