import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import ours from './svelte.config.js'

export default typescript.config(
  { ignores: ['node_modules/', 'src/messages.ts', 'src/local/table.ts', 'src/local/review.ts', 'src/games/*/notation.ts'] },
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['public/worker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig: ours } },
    rules: {
      // Sets and addresses that nobody draws need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-at-html-tags': 'error',
    },
  },
)
