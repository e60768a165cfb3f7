/** What a page and the thread with its tables tell each other. Messages of a table go as text, as over a socket. */

export type FromPage =
  | { kind: 'begin'; root: string; name: string; pace: [number, number] }
  | { kind: 'ask'; number: number; method: string; what: string; body: string }
  | { kind: 'open'; socket: number; code: string }
  | { kind: 'say'; socket: number; text: string }
  | { kind: 'close'; socket: number }

export type ToPage =
  | { kind: 'answer' | 'refuse'; number: number; text: string }
  | { kind: 'opened' | 'closed'; socket: number }
  | { kind: 'hear'; socket: number; text: string }
