/** What must be there: where it is missing, something is wrong with this page, and better said than drawn. */
export function needed<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}
