/** The languages we speak: a folder each in `locales/`, a file a game in it, loaded in one piece when somebody wants it. */

const files = import.meta.glob<string>('../locales/*.ts', { import: 'default' })

const FALLBACK = 'en'

const pathOf = (language: string) => `../locales/${language}.ts`

export const LANGUAGES = Object.keys(files)
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length))
  .sort()

/** What was chosen before, else the first of the browser's languages that we speak. */
export function bestLanguage(chosen: string | null, browser: readonly string[]): string {
  const wanted = chosen === null ? browser : [chosen, ...browser]
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK
}

/** The browser's own kind of a language, such as British English: it decides how dates and numbers are written. */
export const localeOf = (language: string): string =>
  navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language) ?? language

/** The name a language has for itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

export function textOf(language: string): Promise<string> {
  const load = files[pathOf(language)]
  if (load === undefined) throw new Error(`language ${language}: we speak ${LANGUAGES.join(', ')}`)
  return load()
}
