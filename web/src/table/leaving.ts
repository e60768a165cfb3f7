import type { Connection } from '../connection.svelte'
import { router } from '../router.svelte'

/** Gets up and goes home, once the server has said that we have left: home asks at once how our tables stand. Whoever cannot be
heard keeps the seat, and is told. */
export async function leaveForHome(connection: Connection): Promise<void> {
  if (!(await connection.leave()))
    return connection.onRefused({ type: 'refused', id: null, reason: 'no_network', text: '', facts: {} })
  if (router.route.of === connection.code) router.goTo(null)
}
