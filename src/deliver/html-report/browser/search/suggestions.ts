import { compareTexts } from '../../../../base/text/compare-texts.js'
import { searchedFiles } from '../../data/page-data.js'
import { knownWords } from '../earlier-results/search-words.js'
import { type QueryKey, queryKeys, termText } from '../query.js'
import type { TestModel } from '../test-model.js'

/** An entry of the menu below the search. */
export interface Suggestion {
  /** Shown and inserted: `is:` or `is:failed`. */
  readonly text: string
  readonly note: string
}

const maximumShown = 12

/** The part of the query that is being typed: from the last white space outside of quotes. */
const lastPart = /(?:^|\s)(-?)((?:[^\s"]|"[^"]*"?)*)$/

/** Returns suggestions for the end of a query: keys, or the values of a key. */
export function suggest(model: TestModel, query: string): readonly Suggestion[] {
  const [, , part = ''] = lastPart.exec(query) ?? []
  const colon = part.indexOf(':')
  if (colon === -1) {
    return Object.entries(queryKeys)
      .filter(([key]) => key.startsWith(part.toLowerCase()) && hasValues(model, key as QueryKey))
      .map(([key, note]) => ({ text: `${key}:`, note }))
  }
  const key = part.slice(0, colon).toLowerCase()
  if (!Object.hasOwn(queryKeys, key)) return []
  const typed = part
    .slice(colon + 1)
    .replaceAll('"', '')
    .toLowerCase()
  const values = valuesOf(model, key as QueryKey).filter(
    ({ value }) => value.toLowerCase().includes(typed) && value.toLowerCase() !== typed,
  )
  return values.slice(0, maximumShown).map(({ value, note = '' }) => ({ text: termText(key as QueryKey, value), note }))
}

/** Returns a query with a suggestion in place of its end. */
export function withSuggestion(query: string, { text }: Suggestion): string {
  const [whole = '', minus = '', part = ''] = lastPart.exec(query) ?? []
  const before = query.slice(0, query.length - whole.length) + whole.slice(0, whole.length - part.length - minus.length)
  return `${before}${minus}${text}${text.endsWith(':') ? '' : ' '}`
}

interface Value {
  readonly value: string
  readonly note?: string
}

function valuesOf(model: TestModel, key: QueryKey): readonly Value[] {
  const { jobs, owners, tags, files, suites } = model
  switch (key) {
    case 'is':
      return knownWords(model)
    case 'job':
      return named(jobs.map(({ job }) => job))
    case 'module':
      return named(jobs.map(({ module }) => module))
    case 'owner':
      return named(owners.names)
    case 'tag':
      return named(tags.names)
    case 'file':
      return named(files.names)
    case 'suite':
      return named(suites.names)
    case 'duration':
      return [{ value: '>100ms' }, { value: '>1s' }, { value: '>10s' }, { value: '>1min' }, { value: '<1s' }]
    case 'has':
      return knownFiles(model)
    case 'error':
    case 'step':
      return []
  }
}

const fileNotes: Readonly<Record<(typeof searchedFiles)[number], string>> = {
  screenshot: 'Screenshot',
  comparison: 'Image comparison',
  video: 'Video',
  trace: 'Playwright trace',
}

function knownFiles({ executions }: TestModel): readonly Value[] {
  let known = 0
  for (const flags of executions.filesOf.values()) known |= flags
  return searchedFiles.filter((_, index) => (known & (1 << index)) !== 0).map((value) => ({ value, note: fileNotes[value] }))
}

/** The number of names that are sorted; a list of more is too long to choose from. */
const maximumSorted = 2_000

const named = (names: readonly string[]): readonly Value[] =>
  [...new Set(names.slice(0, maximumSorted))]
    .filter((name) => name !== '')
    .sort(compareTexts)
    .map((value) => ({ value }))

function hasValues(model: TestModel, key: QueryKey): boolean {
  if (key === 'error') return model.messages.names.length > 0
  if (key === 'step') return model.steps.names.length > 0
  if (key === 'has') return model.executions.filesOf.size > 0
  if (key === 'job' || key === 'module') return new Set(model.jobs.map((each) => each[key])).size > 1
  if (key === 'owner') return model.owners.names.length > 0
  return key !== 'tag' || model.tags.names.length > 0
}
