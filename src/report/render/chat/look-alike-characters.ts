import { wordJoiner } from '../escape.js'

const pairs: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' }

const lookAlike = (character: string) => pairs[character] ?? character

/** Replaces backticks with a character that looks the same, for chats without an escape. */
export const withoutBackticks = (text: string): string => text.replace(/`/g, lookAlike)

/**
 * Replaces markup characters with characters that look the same, for chats without an escape. Between letters or between spaces they are
 * not markup and stay, because test names contain many of them.
 */
export const withoutMarks = (text: string): string =>
  text.replace(/[~`]|(?<! )\*|\*(?! )|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, lookAlike)

/** Breaks every run of three backticks, which would begin or end a code block. */
export const withoutFences = (text: string): string => text.replace(/``(?=`)/g, `\`${wordJoiner}`.repeat(2))
