/** A question as players ask it: the language, the words, and every ruling that answers it. */
export type Asked = readonly [language: string, question: string, answers: readonly string[]]
