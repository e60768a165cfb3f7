/** Which sound goes with what happens in a game. */

import type { Happened } from './messages'
import type { Sound } from './sounds'

/** One kind of event, and what is heard of it. */
export interface SoundCue {
  /** Null where it is not of this kind, or makes no sound for this seat. */
  soundOf: (event: Happened, you: number | null) => Sound | null
}

/** Whose event it has to be: one's own, or anybody's. */
type Whose = 'own' | 'any'

const isOfKind = <GameEvent extends Happened, Kind extends GameEvent['kind']>(
  event: GameEvent,
  kind: Kind,
): event is Extract<GameEvent, { kind: Kind }> => event.kind === kind

const isOwn = (event: Happened, you: number | null): boolean => 'seat' in event && event.seat === you

/** Makes the cues of a game: `cue('game.kind', sound)`. */
export const cuesOf =
  <GameEvent extends Happened>(isGameEvent: (event: Happened) => event is GameEvent) =>
  <Kind extends GameEvent['kind']>(
    kind: Kind,
    sound: Sound | ((event: Extract<GameEvent, { kind: Kind }>) => Sound | null),
    whose: Whose = 'any',
  ): SoundCue => ({
    soundOf: (event, you) => {
      if (!isGameEvent(event) || !isOfKind(event, kind) || (whose === 'own' && !isOwn(event, you))) return null
      return typeof sound === 'string' ? sound : sound(event)
    },
  })
