/** Small sounds, made here: a few notes each, no files. */

import { preferences } from './preferences.svelte'

/** A note: how high, when it begins, how long it rings, how loud, and its timbre. */
interface Note {
  hertz: number
  at: number
  rings: number
  loud: number
  wave: OscillatorType
}

const note = (hertz: number, at: number, rings: number, loud = 0.5, wave: OscillatorType = 'sine'): Note => ({
  hertz,
  at,
  rings,
  loud,
  wave,
})

const SOUNDS = {
  turn: [note(659, 0, 0.25), note(880, 0.12, 0.4)],
  card: [note(190, 0, 0.06, 0.35, 'triangle'), note(320, 0.01, 0.03, 0.2, 'triangle')],
  trick: [note(392, 0, 0.14, 0.35), note(523, 0.07, 0.2, 0.35)],
  made: [note(523, 0, 0.2, 0.4), note(659, 0.09, 0.2, 0.4), note(784, 0.18, 0.4, 0.4)],
  failed: [note(330, 0, 0.22, 0.35, 'triangle'), note(262, 0.14, 0.4, 0.35, 'triangle')],
  knock: [note(140, 0, 0.08, 0.6, 'triangle'), note(120, 0.14, 0.1, 0.6, 'triangle')],
  chat: [note(988, 0, 0.09, 0.3), note(1319, 0.07, 0.14, 0.25)],
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

const QUIETEST = 0.0001
const ATTACK = 0.008
const IDLE = 4_000

let speaker: AudioContext | null = null
let touchedAt = performance.now()

/** A browser lets a page make sounds once its reader has touched it. */
function touched(): void {
  touchedAt = performance.now()
  if (!preferences.sounds) return
  speaker ??= new AudioContext()
  if (speaker.state === 'suspended') void speaker.resume()
}

for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, touched, { capture: true, passive: true })

/** Does the player look elsewhere? Then a turn is called; who is playing needs no bell. */
export const isElsewhere = () => document.visibilityState === 'hidden' || performance.now() - touchedAt > IDLE

export function sound(name: Sound): void {
  if (!preferences.sounds || preferences.volume === 0 || speaker?.state !== 'running') return
  for (const { hertz, at, rings, loud, wave } of SOUNDS[name]) {
    const begins = speaker.currentTime + at
    const tone = new OscillatorNode(speaker, { type: wave, frequency: hertz })
    const swell = new GainNode(speaker, { gain: QUIETEST })
    swell.gain.setValueAtTime(QUIETEST, begins)
    swell.gain.exponentialRampToValueAtTime((loud * preferences.volume) / 100, begins + ATTACK)
    swell.gain.exponentialRampToValueAtTime(QUIETEST, begins + rings)
    tone.connect(swell).connect(speaker.destination)
    tone.start(begins)
    tone.stop(begins + rings)
  }
}
