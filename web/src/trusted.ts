/** The addresses from which this page starts workers: its own, and the server's policy lets nobody else name one. */

declare global {
  interface Window {
    /** Not every browser has it, and TypeScript does not know it yet. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string }
    }
  }
}

const policy = window.trustedTypes?.createPolicy('mazzo-worker', { createScriptURL: (url) => url })

export const trusted = (address: string): string => policy?.createScriptURL(address) ?? address
