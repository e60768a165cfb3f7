import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The font is asked for together with the page, not when the first letter is to be written. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
        })),
  },
}

// The page may lie under any path, and is answered for `/` and for `/t/CODE` alike: every address in it is relative,
// and the server points `"./` in index.html at its own root.
export default defineConfig({
  base: './',
  plugins: [svelte(), preloadFont],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: '../mazzo/server/page',
    emptyOutDir: true,
    manifest: 'files.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What every page begins with is one piece: in twenty small ones it is more to download. The entry keeps its own name.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: /^(?!.*(main\.ts|index\.html)$)/ }] } },
    },
  },
  // The thread with the tables is one file, which the service worker keeps.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // Svelte has a half for servers too; the tests want the one for browsers.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // Some tests parse the whole page, and two cores may be busy with something else.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
})
