/** The games that the page has words for, and the hashes of those words. */

const words = import.meta.glob<string>('../../src/games/*/notation.ts', { import: 'mark', eager: true })
const gameOf = (path: string): string => path.split('/').at(-2) ?? ''

export const names = Object.keys(words).map(gameOf)
export const marks = Object.fromEntries(Object.entries(words).map(([path, each]) => [gameOf(path), { words: each }]))
