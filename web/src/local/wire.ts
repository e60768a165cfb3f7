/** What a page and the thread with its tables tell each other. Messages of a table go as text, as over a socket. */

export type FromPage =
  | { kind: 'begin'; root: string; name: string; pace: [number, number] }
  | { kind: 'ask'; number: number; method: string; what: string; body: string }
  | { kind: 'open'; line: number; code: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number }

export type ToPage =
  | { kind: 'answer' | 'refuse'; number: number; text: string }
  | { kind: 'opened' | 'closed'; line: number }
  | { kind: 'hear'; line: number; text: string }
