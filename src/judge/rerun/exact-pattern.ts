import { unsafe } from './shell-word.js'

/**
 * Returns a regular expression that matches a text literally, except that it matches any character in the place of a quote, which could
 * end the word of the shell, and of a character that cmd.exe reads, also after a backslash. The syntax is common to JavaScript, Go, Python,
 * Ruby, PCRE and CMake.
 */
export const exactPattern = (text: string): string => text.replace(/[.*+?${}()[\]\\]/g, '\\$&').replace(unsafe, '.')

/**
 * Returns a regular expression for texts that end in what one of several patterns matches. It contains no `|`, because cmd.exe would read
 * it: "A or B" is "not (not A and not B)", which is `(?!(?!A$)(?!B$))` (De Morgan). It does not state how the text begins, because some tools
 * have no other anchor for the start than `^`, which cmd.exe reads as well.
 * @param end the rest of each pattern, with an anchor for the end
 */
export function endingInOneOf(patterns: readonly string[], end = '$'): string {
  const [first = '', ...others] = new Set(patterns.map((pattern) => pattern + end))
  // A tool would read a dash at the beginning as an option, and Git Bash replaces a slash there by a folder of Windows.
  if (others.length === 0) return first.replace(/^[-/]/, '[$&]')
  return `(?!${[first, ...others].map((pattern) => `(?!${pattern})`).join('')})`
}
