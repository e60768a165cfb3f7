/** Games that this page was built without, and whose packages have brought them for the browser. */

import { PACKAGES } from './files'

/** By game, its package; none where nobody can be asked. */
export async function packagesHere(root: string): Promise<Record<string, string>> {
  try {
    const answer = await fetch(`${root}${PACKAGES}`)
    return answer.status === 200 ? await answer.json() : {}
  } catch {
    return {}
  }
}
