import { zeroWidthSpace } from '../escape.js'

const pairs: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' }

const lookAlike = (character: string) => pairs[character] ?? character

/** Backticks in a chat that has no escape for them, by a sign that looks the same. */
export const withoutBackticks = (text: string): string => text.replace(/`/g, lookAlike)

/**
 * What would be markup, by signs that look the same, for a chat without an escape. What is between letters or between spaces marks
 * nothing and stays: the names of tests are full of it.
 */
export const withoutMarks = (text: string): string =>
  text.replace(/[~`]|(?<! )\*|\*(?! )|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, lookAlike)

/** A text in which no three backticks, which begin and end a block of code, follow each other. */
export const withoutFences = (text: string): string => text.replace(/``(?=`)/g, `\`${zeroWidthSpace}`.repeat(2))
