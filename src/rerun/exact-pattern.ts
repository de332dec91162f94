import { quotes } from './shell-word.js'

/**
 * Returns a regular expression that matches a text literally, except that it matches any character in the place of a quote, because a
 * quote could end the word of the shell. The syntax is common to JavaScript, Go, Python, Ruby, PCRE and CMake.
 */
export const exactPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(quotes, '.')

/** Returns one regular expression that matches what one of several matches. */
export const anyOf = (patterns: readonly string[]): string =>
  patterns.length === 1 ? (patterns[0] ?? '') : `(${[...new Set(patterns)].join('|')})`
