/** Is there a server? Where there is none, or none that answers, this device answers what it can. */

class Reach {
  /** Does this page lie on a host for files alone? Then there never is a server. */
  readonly isStatic = document.querySelector<HTMLMetaElement>('meta[name="mazzo-site"]')?.content === 'static'
  /** Did this device answer what a server should have? */
  isAlone = $state(this.isStatic)
  /** The games that this page was built without and this device plays all the same. */
  others: readonly string[] = $state.raw([])
  /** On its first start a server compiles its games: how much of it is done, in percent; null once all of its bots play. */
  preparing: number | null = $state(null)
}

export const reach = new Reach()
