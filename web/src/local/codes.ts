/** Tables of this device have codes that no server gives: theirs begin with a letter that it never uses. */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const OURS = 'U'

/** Is this the code of a table on this device? */
export const isHere = (code: string): boolean => code.startsWith(OURS)

export const freshCode = (): string =>
  OURS + Array.from(crypto.getRandomValues(new Uint8Array(LENGTH - 1)), (byte) => LETTERS[byte % LETTERS.length]).join('')
