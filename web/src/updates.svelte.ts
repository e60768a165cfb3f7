/** Which build of the page this is, whether the server has a newer one, and the worker that keeps it for when there is no server. */

import { router } from './router.svelte'
import { trusted } from './trusted'

const CHECK_EVERY = 10 * 60_000
/** The first file of this build, which is named after all that it leads to. */
const OWN = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

class Updates {
  /** Does the server answer with a newer page? We say so; nobody is thrown out of a game by a reload. */
  isWaiting = $state(false)
  #checkedAt = performance.now()

  constructor() {
    // A part of this build that the server has no more.
    addEventListener('vite:preloadError', () => (this.isWaiting = true))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && performance.now() - this.#checkedAt > CHECK_EVERY) void this.check()
    })
  }

  /** Ask the server: after it was gone, and now and then. */
  async check(): Promise<void> {
    if (!import.meta.env.PROD) return
    this.#checkedAt = performance.now()
    try {
      const answer = await fetch(`${router.root}files.json`, { cache: 'no-cache' })
      if (!answer.ok) return
      const files = (await answer.json()) as Record<string, { file: string }>
      this.isWaiting ||= !Object.values(files).some(({ file }) => OWN.endsWith(`/${file}`))
    } catch {
      // No server, no news.
    }
  }

  /** Keep the page for when there is no server. On plain http in a local network browsers have no worker for us. */
  async registerWorker(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const address = trusted(`${router.root}worker.js`)
    await navigator.serviceWorker.register(address, { scope: router.root }).catch(() => undefined)
  }
}

export const updates = new Updates()
