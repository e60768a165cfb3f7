/** Records as text: as a server sends what a seat sees, and as a log keeps a state. */

import type { Layout } from './facts'
import { Rec } from './records'

export const inBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))

/** The view that a server has sent; null if it is none of these rules. */
export async function viewIn(position: string, layout: Layout): Promise<Rec | null> {
  try {
    const whole = new Blob([fromBase64(position)]).stream().pipeThrough(new DecompressionStream('deflate'))
    const bytes = new Uint8Array(await new Response(whole).arrayBuffer())
    return bytes.length === layout.size ? new Rec(layout, bytes) : null
  } catch {
    return null
  }
}
