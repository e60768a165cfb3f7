/** A card that is held down, for who wants to play so: after a moment it is played; released before, nothing has happened. */

const LONG_ENOUGH = 400

export class LongPress {
  /** The card that is being held down. */
  card: string | null = $state(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #played = false

  /** A pointer went down on this card; null where holding it means nothing. */
  begin(done: () => void, card: string | null): void {
    this.cancel()
    this.#played = false
    if (card === null) return
    this.card = card
    this.#timer = setTimeout(() => {
      this.#played = true
      this.card = null
      done()
    }, LONG_ENOUGH)
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.card = null
  }

  /** A browser may tell of a click after a long press too. */
  isPlayed(event: MouseEvent): boolean {
    return event.detail !== 0 && this.#played
  }
}
