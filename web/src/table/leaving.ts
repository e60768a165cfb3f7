import type { Connection } from '../connection.svelte'
import { router } from '../router.svelte'

/** Gets up and goes home, once the server has confirmed it: home asks at once for the state of our tables. If the server cannot be
reached, the player keeps the seat, and sees why. */
export async function leaveForHome(connection: Connection): Promise<void> {
  if (!(await connection.leave()))
    return connection.onRefused({ type: 'refused', id: null, reason: 'no_network', text: '', facts: {} })
  if (router.route.of === connection.code) router.goTo(null)
}
