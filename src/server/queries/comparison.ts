import { Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import { comparisonAnswer, type Difference, type ComparedTest as ShownTest } from '../answers/comparison.js'
import {
  type ComparedName,
  type ComparedRow,
  type CompareParameters,
  comparedNamesQuery,
  compareQuery,
  compareSchemas,
  everyTest,
} from '../store/queries/compare-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { int64, spanOf, spanSchemas } from '../time-range.js'
import { dataQuery } from './data-query.js'

/** A test that differs between two selections of runs. */
export interface ComparedTest extends ComparedRow, ComparedName {
  readonly difference: Difference
}

/** The differences between two selections of runs. */
export interface Comparison {
  /** The number of tests in the newer selection. */
  readonly testCount: number
  /** The tests that differ, by difference. */
  readonly tests: readonly ComparedTest[]
}

/**
 * Compares two selections of runs, and then looks up the names of the tests that differ.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readComparison(source: QuerySource, parameters: CompareParameters): Promise<Comparison> {
  const rows = queryReader(source)
  const found = await rows<ComparedRow>(compareQuery(parameters))
  const testCount = found.find(({ difference }) => difference === everyTest)?.all ?? 0
  const differing = found.flatMap(({ difference, ...test }) => (difference === everyTest ? [] : [{ difference, ...test }]))
  if (differing.length === 0) return { testCount, tests: [] }
  const testIds = [...new Set(differing.map(({ testId }) => testId))]
  const names = new Map((await rows<ComparedName>(comparedNamesQuery(parameters, testIds))).map((named) => [named.testId, named]))
  const tests = differing.map((test) => ({
    ...test,
    name: names.get(test.testId)?.name ?? '',
    suite: names.get(test.testId)?.suite ?? [],
  }))
  return { testCount, tests }
}

export const testsCompare = dataQuery({
  path: '/v1/data/tests/compare',
  summary: 'Tests that differ between two branches or periods',
  description:
    'Compares the tests of a module in two selections of runs: a newer one, given by `ref`, `fromTs` and `toTs`, and an older one, given by `baseRef`, `baseFromTs` and `baseToTs`. A job that ran again counts with its newest attempt.',
  querystring: Type.Object({
    ...spanSchemas,
    baseFromTs: int64('Start of the range of the older selection in Unix ms. Default: `fromTs`.'),
    baseToTs: int64('End of the range of the older selection in Unix ms, exclusive. Default: `toTs`.'),
    ...compareSchemas,
  }),
  answer: comparisonAnswer,
  answerDescription:
    'The tests that differ, in groups. Slower and faster tests are ordered by the change of the median, the largest first, and others by the time of the last run, the newest first. A test may be in several groups.',
  prepare({ fromTs, toTs, baseFromTs, baseToTs, ...parameters }, now) {
    const span = spanOf(definedFields({ fromTs, toTs }), now)
    const names = { fromTs: 'baseFromTs', toTs: 'baseToTs' }
    return { ...parameters, ...span, base: spanOf({ fromTs: baseFromTs ?? span.fromTs, toTs: baseToTs ?? span.toTs }, now, names) }
  },
  read: readComparison,
  show({ testCount, tests }) {
    const group = (name: Difference) => groupOf(tests, name)
    return {
      testCount,
      broken: group('broken'),
      fixed: group('fixed'),
      slower: group('slower'),
      faster: group('faster'),
      new: group('new'),
      gone: group('gone'),
    }
  },
})

function groupOf(tests: readonly ComparedTest[], name: Difference) {
  const own = tests.filter(({ difference }) => difference === name)
  return { count: own[0]?.all ?? 0, tests: own.map(shownTest) }
}

const shownTest = ({ testId, name, suite, before, after, timestamp }: ComparedTest): ShownTest => ({
  testId,
  name,
  suite,
  before,
  after,
  timestamp,
})
