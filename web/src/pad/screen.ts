/** A phone on the table stays on while this is held. Not every browser can, and a battery may refuse. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let isWanted = true
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || lock?.released === false) return
    const fresh = await navigator.wakeLock.request('screen').catch(() => null)
    if (fresh === null) return
    void lock?.release() // it was asked for twice
    lock = fresh
    if (!isWanted) void lock.release()
  }
  const again = () => void ask() // the browser takes it away from a page in the background
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
