/** The addresses from which this page starts workers: its own, and the server's policy lets nobody else name one. */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string }
}

declare global {
  /** Not every browser has it, and TypeScript does not know it yet. */
  var trustedTypes: TrustedTypes | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('mazzo-worker', { createScriptURL: (url) => url })

export const trusted = (address: string): string => policy?.createScriptURL(address) ?? address
