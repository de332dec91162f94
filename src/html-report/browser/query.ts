import { searchableText } from '../../browser/searchable-text.js'

const fields = ['status', 'tag', 'suite', 'file', 'worker'] as const

/** A word or a quoted phrase of a search, folded, and where it must be found. */
export interface Term {
  readonly field: (typeof fields)[number] | 'any'
  readonly text: string
}

/** A qualifier before a phrase or a word; a quotation mark that is not closed quotes to the end, since somebody is still typing. */
const term = /([a-z]+):(?=\s|$)|(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/gi

/** What somebody typed, as terms that must all be met: `"a phrase"`, `word`, `status:failed`, `tag:slow`, `suite:…`, `file:…`, `worker:…`. */
export function parseQuery(query: string): readonly Term[] {
  const terms: Term[] = []
  for (const [whole, lone, qualifier, phrase, word] of query.matchAll(term)) {
    const name = searchableText(qualifier ?? lone ?? '')
    const field = fields.find((known) => known === name)
    // A word with a colon that is no qualifier, such as `std::vector`, is a word.
    if (field === undefined)
      terms.push({ field: 'any', text: searchableText(phrase !== undefined && qualifier === undefined ? phrase : whole) })
    else terms.push({ field, text: searchableText(phrase ?? word ?? '') })
  }
  return terms.filter(({ field, text }) => field !== 'any' || text !== '')
}

/** Whether whatever `terms` find is among what `before` found. */
export const isNarrower = (terms: readonly Term[], before: readonly Term[]): boolean =>
  before.every(({ field, text }) => terms.some((each) => each.field === field && each.text.startsWith(text)))

/** A qualified term as somebody would type it. */
export const termText = (field: Term['field'], text: string): string =>
  `${field}:${/["\s]/.test(text) ? `"${text.replaceAll('"', '')}"` : text}`
