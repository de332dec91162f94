import { searchableText } from '../../browser/searchable-text.js'

const fields = ['status', 'tag', 'suite', 'file', 'worker'] as const

/** A word or phrase of a search, converted by `searchableText`, and the field that must contain it. */
export interface Term {
  readonly field: (typeof fields)[number] | 'any'
  readonly text: string
}

/**
 * An optional qualifier before a phrase or word. A phrase without a closing quotation mark extends to the end, because it may still be
 * typed.
 */
const term = /([a-z]+):(?=\s|$)|(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/gi

/** Parses a search into terms that must all match: `"a phrase"`, `word`, `status:failed`, `tag:slow`, `suite:…`, `file:…`, `worker:…`. */
export function parseQuery(query: string): readonly Term[] {
  const terms: Term[] = []
  for (const [whole, lone, qualifier, phrase, word] of query.matchAll(term)) {
    const name = searchableText(qualifier ?? lone ?? '')
    const field = fields.find((known) => known === name)
    // A colon without a known qualifier, as in `std::vector`, is part of the word.
    if (field === undefined)
      terms.push({ field: 'any', text: searchableText(phrase !== undefined && qualifier === undefined ? phrase : whole) })
    else terms.push({ field, text: searchableText(phrase ?? word ?? '') })
  }
  return terms.filter(({ field, text }) => field !== 'any' || text !== '')
}

/** Returns whether `terms` can only match tests that `before` matches. */
export const isNarrower = (terms: readonly Term[], before: readonly Term[]): boolean =>
  before.every(({ field, text }) => terms.some((each) => each.field === field && each.text.startsWith(text)))

/** Formats a term with a qualifier as the user would type it. */
export const termText = (field: Term['field'], text: string): string =>
  `${field}:${/["\s]/.test(text) ? `"${text.replaceAll('"', '')}"` : text}`
