/**
 * Matches texts that no shell command may contain: control characters, line separators, halves of a surrogate pair, and characters that
 * change the direction of the text around them.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Matches quotes. They end a quoted word in a POSIX shell or in PowerShell, which also accepts the typographic ones, and PowerShell 5
 * passes `"` on to programs without escaping it.
 */
const quotes = /['"\u2018-\u201f]/

/**
 * Matches characters that cmd.exe reads in the arguments of a batch file. PowerShell passes an argument without white space to it without
 * quotes, so `&` and `|` start another program, `<` and `>` redirect, and `^` disappears. `%` names a variable even in quotes.
 */
export const readByCmd = /[&|<>^%]/

/** Matches both kinds of characters. A command selects tests with a wildcard in the place of each. */
export const unsafe = /['"\u2018-\u201f&|<>^%]/g

/** Matches words that mean the same without quotes. PowerShell splits options at a dot. */
const plain = /^(?:[\w./][\w./:=+-]*|--?[\w-]+(?:=[\w/:+-]+)?)$/

/**
 * Quotes a text as one word for POSIX shells and PowerShell. Not for cmd.exe, which has no quotes without expansion. Returns undefined if
 * the text cannot be one word in both.
 */
export function shellWord(text: string): string | undefined {
  if (plain.test(text)) return text
  // PowerShell 5 lets a backslash at the end escape the quote that it adds itself.
  if (text === '' || unprintable.test(text) || quotes.test(text) || text.endsWith('\\')) return undefined
  return `'${text}'`
}
