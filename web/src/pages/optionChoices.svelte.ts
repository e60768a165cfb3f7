/** The options of a game as somebody chooses them, and what the rules on the server say does not combine. */

import { untrack } from 'svelte'
import type { CheckedOptions, Clash, GameInfo, OptionInfo } from '../messages'
import { checkOptions } from '../server'
import { clashWords } from './clashes'

export type Value = string | number | boolean

const wordsOf = (found: Clash | null | undefined) => (found ? clashWords(found.clash, found.facts) : '')

export class OptionChoices {
  choices: Record<string, Value> = $state({})
  checked: CheckedOptions | null = $state.raw(null)
  offered: OptionInfo[] = $derived.by(() => this.game().options.filter((one) => one.only_for?.includes(this.players()) ?? true))
  /** What was chosen and is not what every table has. */
  options: Record<string, Value> = $derived.by(() =>
    Object.fromEntries(
      this.offered.flatMap(({ name, default: usual }): [string, Value][] => {
        const chosen = this.choices[name] ?? usual
        return chosen === usual ? [] : [[name, chosen]]
      }),
    ),
  )

  constructor(
    private readonly game: () => GameInfo,
    private readonly players: () => number,
    now: Record<string, Value> = {},
  ) {
    untrack(() => (this.choices = { ...now }))
    $effect(() => {
      let isNewest = true
      checkOptions({ game: game().name, players: players(), options: this.options })
        .then((answer) => isNewest && (this.checked = answer))
        .catch(() => undefined) // then the server says so when it is asked for the table
      return () => (isNewest = false)
    })
  }

  /** What is wrong with all of it together. */
  get clash(): string {
    return wordsOf(this.checked?.clash)
  }

  whyNot = (option: string) => (value: Value) =>
    wordsOf(this.checked?.ruled_out.find((one) => one.option === option && one.value === value))

  /** What a table has that nobody has chosen may depend on the number of players. */
  valueOf = ({ name, default: usual }: OptionInfo): Value =>
    name in this.options ? (this.choices[name] ?? usual) : (this.checked?.options[name] ?? usual)
}
