/** Short questions by somebody else again, who knew the rules and had not seen the index: 17 of 20 were answered before it was changed
 * for the others. */

import type { Asked } from '../../asked'

export const terse: Asked[] = [
  ['en', 'what if nobody can pay', ['W7', 'W15']],
  ['en', 'same bid who goes first', ['W16', 'W17', 'W18', 'W19', 'tie']],
  ['en', 'do cards in hand count at the end', ['W22', 'score']],
  ['en', 'hand limit', ['W6']],
  ['en', 'pile is empty', ['W6']],
  ['it', 'chi prende il capobranco se siamo pari', ['W13', 'leaders']],
  ['it', 'posso rinunciare', ['W15']],
  ['it', 'offro 1 devo pagare', ['W14', 'take']],
  ['it', 'il jolly vale per il bonus', ['home', 'W14']],
  ['it', 'cosa fa il suricato', ['W9', 'leaders']],
  ['es', 'puedo descartar cero cartas', ['W12', 'refill']],
  ['es', 'el águila pone dos cartas', ['W8', 'leaders']],
  ['es', 'quién es el jugador inicial', ['W4']],
  ['es', 'cuántos animales se quitan con tres jugadores', ['W3']],
  ['es', 'empate en el pago', ['W19', 'W18', 'tie']],
  ['de', 'darf ich mehr bieten als ich zahlen kann', ['W7']],
  ['de', 'wann wechselt der anführer', ['W13', 'W11', 'leaders']],
  ['de', 'wieviele karten darf man haben', ['W6', 'refill']],
  ['de', 'muss ich beim nachfüllen karten abwerfen', ['W12', 'refill']],
  ['de', 'löwe gleichstand', ['W17', 'leaders']],
]
