/** Joins words as in a sentence: `a, b and c`. */
export const wordList = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
