/** The tables of this device, as a page reaches them: asked like a server, and over something like a socket. */

import type { Problem } from '../messages'
import { kept } from '../kept'
import { router } from '../router.svelte'
import { saveFile } from '../saveFile'
import { trusted } from '../trusted'
import { updates } from '../updates.svelte'
import type { FromPage, ToPage } from './wire'
import address from './worker?worker&url'

/** The shortest and the longest time that a bot takes to answer, in milliseconds: as a server's do. */
const PACE: [number, number] = [400, 1200]

/** Refused for these, a page may be older than the rules. */
const MAY_BE_OLD = ['no_rules_here', 'old_page']

function lookForUpdate({ reason }: Problem): void {
  if (MAY_BE_OLD.includes(reason)) void updates.check()
}

let worker: Worker | null = null
let numbers = 0
const asked = new Map<number, { answer: (text: string) => void; refuse: (text: string) => void }>()
const sockets = new Map<number, LocalSocket>()

function tell(message: FromPage): void {
  if (worker === null) {
    worker = new Worker(trusted(address), { type: 'module', name: 'table' })
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data)
    worker.onerror = (problem) => {
      problem.preventDefault() // it could not be loaded: there is no network, and nothing was kept for that
      worker = null
      const refused: Problem = { reason: 'no_rules_here', text: '', facts: {} }
      for (const { refuse } of asked.values()) refuse(JSON.stringify(refused))
    }
    const [shortest, longest] = (kept('bot_pace') ?? '').split('-').map(Number)
    const pace: [number, number] = shortest !== undefined && longest !== undefined ? [shortest, longest] : PACE
    worker.postMessage({
      kind: 'begin',
      root: new URL(router.root, location.href).href,
      name: kept('name') ?? '',
      pace,
    } satisfies FromPage)
  }
  worker.postMessage(message)
}

function hear(message: ToPage): void {
  if ('socket' in message) sockets.get(message.socket)?.hear(message)
  else asked.get(message.number)?.[message.kind](message.text)
}

/** Refused by this device: a reason and a sentence. */
export class RefusedHere extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text)
  }
}

/** The answer as JSON; a RefusedHere is thrown. */
export function askHere(method: string, what: string, body: unknown = {}): Promise<string> {
  // A browser that runs out of room must not throw away what is played here.
  if (method === 'POST' && 'storage' in navigator) void navigator.storage.persist().catch(() => false)
  numbers += 1
  const number = numbers
  return new Promise<string>((answer, reject) => {
    const refuse = (text: string) => {
      const problem: Problem = JSON.parse(text)
      lookForUpdate(problem)
      reject(new RefusedHere(problem))
    }
    asked.set(number, { answer, refuse })
    tell({ kind: 'ask', number, method, what, body: JSON.stringify(body) })
  }).finally(() => asked.delete(number))
}

/** The record of a game here, as a file. */
export async function saveRecord(code: string): Promise<void> {
  const record: string = JSON.parse(await askHere('GET', `tables/${code}/record`))
  saveFile(new Blob([record], { type: 'text/plain' }), `mazzo-${code}.txt`)
}

/** All games here, as a file: their logs, and the records of those that are over. */
export async function saveGames(): Promise<void> {
  saveFile(new Blob([await askHere('GET', 'me/export')], { type: 'application/json' }), 'mazzo-games.json')
}

/** As much of a WebSocket as a connection needs. */
export class LocalSocket {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly #socket: number

  constructor(code: string) {
    numbers += 1
    this.#socket = numbers
    sockets.set(this.#socket, this)
    tell({ kind: 'open', socket: this.#socket, code })
  }

  hear(message: Exclude<ToPage, { number: number }>): void {
    // Before it is open it hears nothing but why it is not.
    if (message.kind === 'hear' && this.readyState === WebSocket.CONNECTING) lookForUpdate(JSON.parse(message.text))
    if (message.kind === 'hear') return this.onmessage?.({ data: message.text })
    const isOpen = message.kind === 'opened'
    this.readyState = isOpen ? WebSocket.OPEN : WebSocket.CLOSED
    if (!isOpen) sockets.delete(this.#socket)
    return isOpen ? this.onopen?.() : this.onclose?.()
  }

  send(text: string): void {
    tell({ kind: 'say', socket: this.#socket, text })
  }

  close(): void {
    this.readyState = WebSocket.CLOSING
    tell({ kind: 'close', socket: this.#socket })
  }
}
