/** A card that is being dragged, by mouse or finger: where it is now, and what becomes of the click that a browser tells after it. */

/** A hand that shakes a little still clicks. */
const THRESHOLD = 8

/** An event, and the element that listens to it. */
export type On<Event> = Event & { currentTarget: Element }

export class Drag {
  /** The card that is being dragged. */
  card: string | null = $state(null)
  /** How far from its place. */
  x = $state(0)
  y = $state(0)
  /** Is the pointer above what the card was taken from? */
  above = $state(false)
  /** Can the page be scrolled? Then a finger that moves scrolls it, and cards are tapped. */
  pageScrolls = $state(false)

  /** Has the pointer that went down last dragged something? */
  #moved = false
  #held: { card: string; pointer: number; x: number; y: number; top: number } | null = null

  constructor() {
    $effect(() => {
      const root = document.documentElement
      const look = () => (this.pageScrolls = root.scrollHeight > root.clientHeight + 1)
      const watching = new ResizeObserver(look)
      watching.observe(document.body)
      addEventListener('resize', look)
      return () => {
        watching.disconnect()
        removeEventListener('resize', look)
      }
    })
  }

  begin(event: On<PointerEvent>, card: string): void {
    this.#moved = false
    this.above = false
    if (event.button !== 0 || !event.isPrimary) return
    if (event.pointerType === 'touch' && this.pageScrolls) return
    const element = event.currentTarget
    const top = element.parentElement?.getBoundingClientRect().top ?? 0
    this.#held = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, top }
    element.setPointerCapture(event.pointerId)
  }

  move(event: PointerEvent): void {
    if (this.#held?.pointer !== event.pointerId) return
    const [x, y] = [event.clientX - this.#held.x, event.clientY - this.#held.y]
    if (this.card === null) {
      if (Math.hypot(x, y) < THRESHOLD) return
      this.card = this.#held.card
      this.#moved = true
    }
    this.x = x
    this.y = y
    this.above = event.clientY < this.#held.top
  }

  /** The pointer was released; says whether something was dragged. */
  end(event: PointerEvent): boolean {
    const dragged = this.card !== null && this.#held?.pointer === event.pointerId
    this.cancel()
    return dragged
  }

  /** A browser tells of a click after a drag too. By keys, and by what reads the screen, one clicks without a pointer. */
  isClick(event: MouseEvent): boolean {
    return event.detail === 0 || !this.#moved
  }

  cancel(): void {
    this.#held = null
    this.card = null
  }
}
