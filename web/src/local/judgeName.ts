/** Who reviews a game on this device: with the master for a second opinion, or without it where what it has learned is not here. */

const NOT_ASKED = ', master not asked'

/** The name of the judge, by which a review is kept; `by` is that of a server's. */
export const judgeWith = (by: string, asksMaster: boolean): string => (asksMaster ? by : `${by}${NOT_ASKED}`)

export const isWithoutMaster = ({ judge }: { judge: string }): boolean => judge.endsWith(NOT_ASKED)
