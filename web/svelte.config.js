import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'

const breakpoints = readFileSync(new URL('./src/breakpoints.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\/|\s*\n/gs, '')

/** Every style knows the breakpoints by name: `@media (--tablet)`. */
const withBreakpoints = {
  name: 'breakpoints',
  style: ({ content }) => (content.includes('@media (--') ? { code: breakpoints + content } : undefined),
}

export default { preprocess: [vitePreprocess({ style: false }), withBreakpoints], compilerOptions: { runes: true } }
