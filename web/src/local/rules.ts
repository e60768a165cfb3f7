/** The rules themselves, in this page: the same source that the server plays by, as WebAssembly.

    const rules = await loadRules(wasm, facts)
    const game = new Game(rules, '…', notation)
    const state = game.start(game.choose(4, {}).options, seed)
    game.legalWords(game.see(state, 0), 0)

A record is bytes of its own (`Rec`): it is copied to where the rules work, and back. Nothing here decides anything, and nothing
here may be given to a player but what `see` has made. */

import type { RulesFacts } from './facts'
import { Rec } from './records'
import type { Whole } from './records'

const SEED_WORDS = 8
const WORD_BYTES = 8
/** The news of one move, or the moves of one game, are never more. */
const MOST_NUMBERS = 65536 / WORD_BYTES

type Call = (...given: (number | bigint)[]) => number | bigint | undefined

/** Compiles and starts the rules. `wasm` is the file's bytes, or the answer of a fetch. */
export async function loadRules(wasm: BufferSource | Response | Promise<Response>, facts: RulesFacts): Promise<Rules> {
  const isBytes = wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm)
  const { instance } = isBytes ? await WebAssembly.instantiate(wasm) : await WebAssembly.instantiateStreaming(wasm)
  return new Rules(instance, facts)
}

/** What one file of rules offers. */
export class Rules {
  readonly facts: RulesFacts
  readonly #exports: WebAssembly.Exports
  readonly #memory: WebAssembly.Memory
  readonly #numbers: number

  constructor({ exports }: WebAssembly.Instance, facts: RulesFacts) {
    if (!(exports.memory instanceof WebAssembly.Memory)) throw new Error('these rules have no memory')
    this.facts = facts
    this.#exports = exports
    this.#memory = exports.memory
    this.#numbers = this.room(MOST_NUMBERS * WORD_BYTES)
  }

  ask(name: string, ...given: (number | bigint)[]): number | bigint {
    const asked = this.#exports[name]
    if (typeof asked !== 'function') throw new Error(`these rules answer no ${name}`)
    const call: Call = (...all) => Reflect.apply(asked, undefined, all)
    return call(...given) ?? 0
  }

  /** A place in the memory of the rules, for good. */
  room(size: number): number {
    return Number(this.ask('allocate', size))
  }

  bytesAt(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, size)
  }

  put(at: number, record: Rec): number {
    this.bytesAt(at, record.bytes.length).set(record.bytes)
    return at
  }

  take(at: number, record: Rec): void {
    record.fill(this.bytesAt(at, record.bytes.length))
  }

  /** Numbers where the rules can read them, some places further on; until they are laid down again. */
  lay(numbers: readonly (number | bigint)[], from = 0): number {
    const at = this.#numbers + from * WORD_BYTES
    if (from + numbers.length > MOST_NUMBERS) throw new Error('too many numbers')
    new BigInt64Array(this.#memory.buffer, at, numbers.length).set(numbers.map(BigInt))
    return at
  }

  /** Numbers that lie here. */
  read(at: number, many: number): number[] {
    return Array.from(new BigInt64Array(this.#memory.buffer, at, many), Number)
  }

  /** Dice for the player of this number in a game with this seed. */
  dice(seed: string, player: number): Rec {
    const dice = new Rec(this.facts.records.dice)
    const at = this.lay(new Array<number>(dice.bytes.length / WORD_BYTES).fill(0), SEED_WORDS)
    this.ask('dice_of', this.lay(seedWords(seed)), player, at)
    this.take(at, dice)
    return dice
  }

  /** Dice that nobody can foresee. */
  freshDice(): Rec {
    return this.dice(randomHex(SEED_WORDS * 4), 0)
  }
}

/** As many random bytes, in hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A seed of 64 hexadecimal digits as the rules read it. */
export function seedWords(seed: string): number[] {
  if (!/^[0-9a-fA-F]{64}$/.test(seed)) throw new Error('a seed has 64 hexadecimal digits')
  return Array.from({ length: SEED_WORDS }, (_, place) => parseInt(seed.slice(8 * place, 8 * place + 8), 16))
}

export function movesIn(bits: Whole): number[] {
  const moves: number[] = []
  for (let [rest, move] = [BigInt.asUintN(64, BigInt(bits)), 0]; rest > 0n; rest >>= 1n, move += 1)
    if (rest & 1n) moves.push(move)
  return moves
}
