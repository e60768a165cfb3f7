/** The day of a moment, as it is written in the page's language. */
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })
