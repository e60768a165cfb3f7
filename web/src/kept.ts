/** Small things that this browser keeps, where it lets us. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`mazzo.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`mazzo.${name}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}
