/** Short questions by somebody else again, who knew the rules and had not seen the index: 18 of 20 were answered before it was changed
 * for the others. */

import type { Asked } from '../../asked'

export const terse: Asked[] = [
  ['en', 'two wizards in one trick who wins', ['winner', 'V3', 'cards']],
  ['en', 'jester led then wizard do I have to follow', ['Z3', 'follow']],
  ['en', 'can the dealer choose no trump', ['Z2', 'trump']],
  ['en', 'everyone plays a jester', ['winner']],
  ['en', 'can i look at old tricks', ['Z7']],
  ['en', 'do the bids have to match the tricks', ['bid', 'V5']],
  ['it', 'due giocatori quante carte', ['V4']],
  ['it', 'il mazziere in testa può far tornare i conti', ['V5']],
  ['it', 'esce un giullare come atout', ['trump']],
  ['it', 'quanti punti se sbaglio di due', ['Z8', 'score']],
  ['it', 'posso giocare lo stregone se ho il seme', ['follow']],
  ['es', 'qué pasa si dos tienen los mismos puntos', ['Z6']],
  ['es', 'sale un mago y luego qué palo hay que seguir', ['Z3', 'Z4', 'follow']],
  ['es', 'quién empieza repartiendo', ['Z1']],
  ['es', 'la última ronda no hay carta de triunfo', ['Z10', 'trump', 'deal']],
  ['de', 'darf ich mit dem narren bedienen', ['follow']],
  ['de', 'wer sagt als letzter an und darf es aufgehen', ['V5', 'bid']],
  ['de', 'was passiert mit der aufgedeckten karte', ['Z5', 'trump']],
  ['de', 'zählt der letzte zauberer', ['V3']],
  ['de', 'gleich viele punkte am ende', ['Z6']],
]
