/** Which table is a lesson: where a coach stands beside it. Kept for this tab, so that a reload does not send the coach away. */

const NAME = 'mazzo.lesson'

export function markLesson(code: string): void {
  try {
    sessionStorage.setItem(NAME, code)
  } catch {
    // Then the coach leaves with a reload.
  }
  current = code
}

let current: string | null = null

export function isLesson(code: string): boolean {
  try {
    return current === code || sessionStorage.getItem(NAME) === code
  } catch {
    return current === code
  }
}
