/** What has changed on a pad, as it is sent to the evening at the server, and how such changes are made here. */

import type { Change } from '../messages'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A change as this page writes it: what a pad holds is the game's own matter. */
export interface Written extends Pick<Change, 'path' | 'cut'> {
  value: unknown
}

/** Every place at which two pads differ; lists grow and shrink at their end. */
export function changesBetween(old: unknown, fresh: unknown, path: (string | number)[] = []): Written[] {
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const kept = Math.min(old.length, fresh.length)
    const inside = fresh.slice(0, kept).flatMap((item, place) => changesBetween(old[place], item, [...path, place]))
    const cut = fresh.length < old.length ? [{ path, value: fresh.length, cut: true }] : []
    return [...inside, ...cut, ...fresh.slice(kept).map((value: unknown, place) => ({ path: [...path, kept + place], value }))]
  }
  if (isFields(old) && isFields(fresh)) {
    const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    return names.flatMap((name) => changesBetween(old[name] ?? null, fresh[name] ?? null, [...path, name]))
  }
  return old === fresh ? [] : [{ path, value: fresh }]
}

/** Are these changes of single places of one list, such as the cards of one hand? */
export const isSameList = (changes: readonly Written[]): boolean =>
  new Set(changes.map(({ path }) => JSON.stringify(path.slice(0, -1)))).size === 1 &&
  changes.every(({ path, cut }) => cut !== true && path.length > 1 && typeof path.at(-1) === 'number')

/** Two sets of changes to one list, as one: the later ones count. */
export const joinedOf = (earlier: readonly Written[], later: readonly Written[]): Written[] => [
  ...new Map([...earlier, ...later].map((change) => [JSON.stringify(change.path), change])).values(),
]

/** A pad with these changes made. */
export const withChanges = (entries: unknown, changes: readonly Written[]): unknown =>
  changes.reduce((pad, { path, value, cut }) => changed(pad, path, value, cut === true), entries)

function changed(pad: unknown, [name, ...rest]: (string | number)[], value: unknown, cut: boolean): unknown {
  if (name === undefined) return cut && Array.isArray(pad) && typeof value === 'number' ? pad.slice(0, value) : value
  if (Array.isArray(pad) && typeof name === 'number') {
    const list: unknown[] = [...pad]
    list[name] = changed(list[name] ?? null, rest, value, cut)
    return list
  }
  const fields = isFields(pad) ? pad : {}
  return { ...fields, [name]: changed(fields[name] ?? null, rest, value, cut) }
}
