import { countOf, formatCount } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import type { Problem } from '../../../records/problem.js'
import type { Notice } from '../notice.js'
import type { Unsuccessful } from './sketch.js'

/** Files of one format that hold the run of other files. */
export interface FoundTwins {
  /** The files that do not count. */
  readonly paths: readonly string[]
  /** The files that count. */
  readonly counted: readonly string[]
  /** The number of tests in the files that do not count. */
  readonly tests: number
  /** Whether they list errors outside of the tests as tests. These count. */
  readonly hasPseudoTests: boolean
  /** The failed tests that did not fail in the counted files. */
  readonly exceptions: readonly Unsuccessful[]
}

/** Files of two formats that count, although they share tests. */
export interface SharedTests {
  readonly paths: readonly string[]
  readonly others: readonly string[]
  readonly shared: number
  /** The number of tests of the smaller side. */
  readonly tests: number
}

const shownPaths = 2
const shownTests = 5

function filesText(paths: readonly string[]): string {
  const [only = ''] = paths
  if (paths.length === 1) return only
  return `${formatCount(paths.length)} files (${paths.slice(0, shownPaths).join(', ')}${paths.length > shownPaths ? ', …' : ''})`
}

/** Describes files that do not count. */
export function twinNotice({ paths, counted, tests, hasPseudoTests, exceptions }: FoundTwins): Notice {
  const isOne = paths.length === 1
  const has = isOne ? 'has' : 'have'
  const was = isOne ? 'was' : 'were'
  const start = `${filesText(paths)} ${has} the same ${countOf(tests, 'test')} as ${filesText(counted)}`
  const same = hasPseudoTests
    ? `${start}. Of ${isOne ? 'its' : 'their'} results, only errors outside of the tests were counted.`
    : `${start} and ${was} not counted. Keep one of the two reporters.`
  const message = exceptions.length === 0 ? same : `${same} ${exceptionsText(exceptions, isOne ? 'it' : 'they')}`
  return { kind: 'twin', message, ...(isOne ? { path: paths[0] ?? '' } : {}) }
}

function exceptionsText(exceptions: readonly Unsuccessful[], subject: 'it' | 'they'): string {
  const names = exceptions.flatMap(({ name }) => name ?? []).slice(0, shownTests)
  const more = exceptions.length - names.length
  const listed =
    names.map((name) => `"${displayLine(name)}"`).join(', ') + (more > 0 && names.length > 0 ? ` and ${formatCount(more)} more` : '')
  const what = names.length === 0 ? countOf(exceptions.length, 'failed test') : listed
  return `Only ${subject} ${subject === 'it' ? 'shows' : 'show'} ${what} as failed.`
}

/** Warns of files that count, although they share tests with others. */
export function sharedProblem({ paths, others, shared, tests }: SharedTests): Problem {
  const path = paths.length === 1 ? paths[0] : undefined
  return {
    severity: 'warning',
    message:
      `${filesText(paths)} and ${filesText(others)} share ${formatCount(shared)} of ${countOf(tests, 'test')}, and ` +
      `${paths.length === 1 && others.length === 1 ? 'both were' : 'all of them were'} counted. If they are one run, name only one of them in "paths".`,
    ...(path === undefined ? {} : { path }),
  }
}
