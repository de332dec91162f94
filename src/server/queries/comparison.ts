import { Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import { type ComparedTest, comparisonAnswer, type Difference, type TestComparison } from '../answers/comparison.js'
import {
  type ComparedName,
  type ComparedRow,
  type CompareParameters,
  comparedNamesQuery,
  compareQuery,
  compareSchemas,
  everyTest,
  failingTest,
} from '../store/queries/compare-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { int64, spanOf, spanSchemas } from '../time-range.js'
import { dataQuery } from './data-query.js'

/**
 * Compares two selections of runs, and then looks up the names of the tests that differ.
 * @throws StoreLimitError if a query exceeds the limits
 */
async function readComparison(source: QuerySource, parameters: CompareParameters): Promise<TestComparison> {
  const rows = queryReader(source)
  const found = await rows<ComparedRow>(compareQuery(parameters))
  const differing = found.filter(({ difference }) => difference !== everyTest && difference !== failingTest)
  const testIds = [...new Set(differing.map(({ testId }) => testId))]
  const names = testIds.length === 0 ? [] : await rows<ComparedName>(comparedNamesQuery(parameters, testIds))
  const nameOf = new Map(names.map((named) => [named.testId, named]))
  const testOf = ({ testId, before, after, timestamp }: ComparedRow): ComparedTest => {
    const { name = '', suite = [], owners = [] } = nameOf.get(testId) ?? {}
    return { testId, name, suite, before, after, timestamp, owners: owners.length === 0 ? undefined : owners }
  }
  const countOf = (name: ComparedRow['difference']) => found.find(({ difference }) => difference === name)?.all ?? 0
  const group = (name: Difference) => {
    const own = differing.filter(({ difference }) => difference === name)
    return { count: own[0]?.all ?? 0, tests: own.map(testOf) }
  }
  return {
    testCount: countOf(everyTest),
    failingCount: countOf(failingTest),
    broken: group('broken'),
    fixed: group('fixed'),
    slower: group('slower'),
    faster: group('faster'),
    new: group('new'),
    gone: group('gone'),
  }
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
})
