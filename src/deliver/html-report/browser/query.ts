import { searchableText } from '../../../base/browser/searchable-text.js'
import { isResultWord } from './earlier-results/search-words.js'

/** The keys of a search, with what they find. */
export const queryKeys = {
  is: 'tests with this result',
  error: 'failures with this text in their message',
  step: 'failures in a step with this name',
  has: 'tests with such a file',
  job: 'tests with their result in this job',
  module: 'tests of this module',
  owner: 'tests of this owner',
  tag: 'tests with this tag',
  suite: 'tests in this suite',
  file: 'tests in this file',
  duration: 'tests that took longer or shorter',
} as const

export type QueryKey = keyof typeof queryKeys

/** A condition of a search. Its text is converted by `searchableText`. */
export interface Term {
  readonly field: QueryKey | 'any'
  readonly text: string
  /** Whether tests that meet the condition are left out. */
  readonly isExcluded: boolean
}

/**
 * An optional `-`, an optional key, and a phrase or word. A phrase without a closing quotation mark extends to the end, because it may
 * still be typed.
 */
const term = /(-?)(?:([a-z]+):(?=\s|$)|(?:([a-z]+):)?(?:"([^"]*)"?|([^\s"]\S*)))/gi

/** Parses a search into terms that must all hold: `word`, `"a phrase"`, `is:failed`, `error:"timed out"`, `-tag:slow`, `duration:>1s`. */
export function parseQuery(query: string): readonly Term[] {
  const terms: Term[] = []
  for (const [whole, minus = '', lone, key, phrase, word = ''] of query.matchAll(term)) {
    // A lone minus is still being typed.
    if (whole === '-') continue
    const name = searchableText(key ?? lone ?? '')
    const isExcluded = minus !== ''
    if (isKey(name)) terms.push({ field: name, text: searchableText(phrase ?? word), isExcluded })
    else {
      // A colon without a known key, as in `std::vector`, is part of the word.
      const text = searchableText(phrase !== undefined && key === undefined ? phrase : whole.slice(minus.length))
      terms.push({ field: 'any', text, isExcluded })
    }
  }
  // A lone key is still being typed.
  return terms.filter(({ text }) => text !== '')
}

const isKey = (name: string): name is QueryKey => Object.hasOwn(queryKeys, name)

/** Returns whether `terms` can only match tests that `before` matches. */
export const isNarrower = (terms: readonly Term[], before: readonly Term[]): boolean =>
  before.every((old) =>
    terms.some(
      (each) =>
        each.field === old.field &&
        each.isExcluded === old.isExcluded &&
        (old.isExcluded || old.field === 'duration' || (old.field === 'is' && isResultWord(old.text))
          ? each.text === old.text
          : each.text.startsWith(old.text)),
    ),
  )

/** Formats a term with a key as the user would type it. */
export const termText = (field: QueryKey, text: string): string => `${field}:${/["\s]/.test(text) ? `"${text.replaceAll('"', '')}"` : text}`

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, min: 60_000, h: 3_600_000 }

/**
 * Parses `>1s`, `<=200ms` or `2min` to a condition on a duration in ms; undefined if it is not complete. A number without a sign is a
 * minimum.
 */
export function parseDurationFilter(text: string): ((ms: number) => boolean) | undefined {
  const [, sign = '', digits = '', unit = ''] = /^([<>]?=?)\s*(\d+(?:\.\d+)?)\s*(ms|s|min|m|h)?$/.exec(text) ?? []
  if (digits === '') return undefined
  const limit = Number(digits) * (units[unit] ?? 1000)
  if (sign === '<') return (ms) => ms < limit
  if (sign === '<=') return (ms) => ms <= limit
  return sign === '>' ? (ms) => ms > limit : (ms) => ms >= limit
}
