import { testId } from '../../records/test-identity.js'
import { createPatternIndex } from './pattern-index.js'
import { isExpired } from './quarantine-end.js'
import type { QuarantineEntry } from './quarantine-entry.js'
import { comparableName, nameSeparator, parseTestPattern } from './test-pattern.js'

/** A test that may be in quarantine. */
export interface NamedTest {
  /** At least its first digits. Undefined if no entry names a test by its id. */
  readonly id?: string | undefined
  readonly module?: string | undefined
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly name: string
  /** The parts that the previous version read differently. Entries may still contain them. */
  readonly former?: { readonly suite?: readonly string[]; readonly name?: string } | undefined
}

/** The tests whose failures are excused on a day. */
export interface Quarantine {
  /** Returns the first entry for a test that still applies. */
  entryOf(test: NamedTest): QuarantineEntry | undefined
  /** Returns all entries for a test that still apply, in no order. */
  entriesOf(test: NamedTest): readonly QuarantineEntry[]
  /** Takes note of a test that did not fail, so that its entries count as matched. */
  see(test: NamedTest): void
  /** The entries whose last day is over. */
  readonly expired: readonly QuarantineEntry[]
  /** Returns the entries that apply and matched none of the tests so far. */
  unmatched(): readonly QuarantineEntry[]
  /** Whether no entry applies. */
  readonly isEmpty: boolean
  /** Whether an entry names a test by an id of Build Report, which result files do not contain. */
  readonly needsIds: boolean
}

/** The beginning of an id. A history contains ten digits of it. */
const idPattern = /^[0-9a-f]{10,32}$/
const indexedDigits = 10

/** Returns whether an entry names a test by an id of Build Report. */
const namesId = ({ test }: Pick<QuarantineEntry, 'test'>): boolean => idPattern.test(test)

/**
 * Makes the quarantine of a run.
 * @param now unix ms
 * @param ownModule returns the module of tests that name none; called only if an entry names a module
 */
export function createQuarantine(entries: readonly QuarantineEntry[], now: number, ownModule?: () => string | undefined): Quarantine {
  const active = entries.filter((entry) => !isExpired(entry, now))
  const patterns = createPatternIndex(active.map(({ test }) => parseTestPattern(test)))
  const byId = groupBy(active, (entry) => (namesId(entry) ? entry.test.slice(0, indexedDigits) : undefined))
  // Records of other tools may have ids of another form.
  const byOtherId = groupBy(active, (entry) => (namesId(entry) ? undefined : entry.test))
  const unseen = new Set(active.keys())
  const texts = createTextReader((start) => patterns.mayMatch(start))
  let last: { readonly test: NamedTest; readonly found: ReadonlySet<number> } | undefined

  /** Returns the indexes of the entries for a test, without repetition. The summary and the records ask for the same test. */
  function find(test: NamedTest): ReadonlySet<number> {
    if (last !== undefined && isSame(last.test, test)) return last.found
    const found = findNamed(test)
    last = { test, found: test.former === undefined ? found : new Set([...found, ...findNamed(formerTest(test))]) }
    return last.found
  }

  function findNamed(test: NamedTest): ReadonlySet<number> {
    const byText = texts.mayMatch(test) ? patterns.find(texts.textOf(test)) : []
    const candidates = [...findById(test.id), ...byText]
    return candidates.length === 0 ? noIndexes : matching(candidates, test)
  }

  /** A former id is not recorded. It is the one of the first test with the former name. */
  function formerTest({ former, ...now }: NamedTest): NamedTest {
    const named = { ...now, ...former }
    const { module = ownModule?.() ?? '', suite, name } = named
    return { ...named, id: byId.size === 0 ? undefined : testId(module, suite, name) }
  }

  function matching(candidates: readonly number[], test: NamedTest): ReadonlySet<number> {
    const found = new Set<number>()
    for (const index of candidates) {
      const entry = active[index]
      if (entry === undefined || !applies(entry, test)) continue
      unseen.delete(index)
      found.add(index)
    }
    return found
  }

  function findById(id: string | undefined): readonly number[] {
    if (id === undefined) return []
    return (idPattern.test(id) ? byId.get(id.slice(0, indexedDigits)) : byOtherId.get(id)) ?? []
  }

  function applies({ test, module }: QuarantineEntry, { id, module: given, suite, name }: NamedTest): boolean {
    if (module !== undefined && module !== (given ?? ownModule?.())) return false
    if (!idPattern.test(test)) return true
    return isPrefixOfOther(test, id) || texts.textOf({ suite, name }) === test
  }

  return {
    entryOf(test) {
      if (active.length === 0) return undefined
      const found = find(test)
      return found.size === 0 ? undefined : active[Math.min(...found)]
    },
    entriesOf: (test) => [...find(test)].flatMap((index) => active[index] ?? []),
    see(test) {
      if (unseen.size > 0) find(test)
    },
    expired: entries.filter((entry) => isExpired(entry, now)),
    unmatched: () => [...unseen].flatMap((index) => active[index] ?? []),
    isEmpty: active.length === 0,
    needsIds: byId.size > 0,
  }
}

/** Whether one of two ids is the beginning of the other. */
const isPrefixOfOther = (one: string, other: string | undefined): boolean =>
  other !== undefined && (one.startsWith(other) || other.startsWith(one))

/** Returns the indexes of the entries with the same key. */
function groupBy(
  entries: readonly QuarantineEntry[],
  keyOf: (entry: QuarantineEntry) => string | undefined,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>()
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [index])
    else group.push(index)
  }
  return groups
}

const noIndexes: ReadonlySet<number> = new Set()

const isSame = (a: NamedTest, b: NamedTest): boolean =>
  a.suite === b.suite && a.name === b.name && a.id === b.id && a.module === b.module && a.former === b.former

/** Reads the texts of tests to which patterns apply. The tests of a suite usually share one array. */
interface TextReader {
  textOf(test: Pick<NamedTest, 'suite' | 'name'>): string
  /** Returns whether a pattern may match a test of this suite. */
  mayMatch(test: Pick<NamedTest, 'suite'>): boolean
}

function createTextReader(startMayMatch: (start: string) => boolean): TextReader {
  let lastSuite: readonly string[] | undefined
  let prefix = ''
  let mayMatch = true
  const read = (suite: readonly string[]): void => {
    if (suite === lastSuite) return
    lastSuite = suite
    prefix = suite.map((part) => `${comparableName(part)}${nameSeparator}`).join('')
    // The text of a test without a name does not end with a blank.
    mayMatch = startMayMatch(prefix.trim())
  }
  return {
    textOf({ suite, name }) {
      read(suite)
      const text = prefix + comparableName(name)
      // A test may have no name.
      return text.trim()
    },
    mayMatch({ suite }) {
      read(suite)
      return mayMatch
    },
  }
}
