/** Short questions by somebody else again, who knew the rules and had not seen the index: 18 of 20 were answered before it was changed
 * for the others. */

import type { Asked } from '../../asked'

export const terse: Asked[] = [
  ['en', 'can I knock on my first turn', ['L2', 'knock']],
  ['en', 'swap the same cards back', ['L3', 'swap']],
  ['en', 'two players tie for lowest', ['L7', 'lives']],
  ['en', 'all four cats', ['L5', 'sudden']],
  ['en', 'nobody knocks', ['L10']],
  ['it', 'restiamo in due basta una carta', ['L6', 'lives']],
  ['it', 'pareggio per il totale più alto', ['L7']],
  ['it', 'chi comincia la mano dopo', ['L1']],
  ['it', 'devo mostrare le carte', ['L11', 'L14']],
  ['it', 'dopo che qualcuno bussa quanti turni', ['L4', 'knock']],
  ['es', 'puedo pasar', ['L2', 'L4']],
  ['es', 'me reparten los cinco cerdos', ['L5']],
  ['es', 'regla de expertos', ['L9']],
  ['es', 'quedan fuera dos a la vez', ['L8']],
  ['es', 'cuántas vidas pierde el último', ['L7', 'L12', 'lives']],
  ['de', 'gleichstand bei den meisten tieren', ['value', 'L6', 'L7']],
  ['de', 'wer fängt nach der ersten runde an', ['L1']],
  ['de', 'kann man mehr als fünf leben haben', ['L9', 'L13']],
  ['de', 'darf ich nach dem klopfen noch tauschen', ['L4', 'knock']],
  ['de', 'drei hasen reicht das', ['L5', 'sudden', 'L9']],
]
