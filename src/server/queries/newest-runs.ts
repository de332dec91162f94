import { type TestPlace, testKey } from '../store/place-keys.js'
import type { Span } from '../store/queries/aggregation.js'
import { type NewestRunRow, type NewestRunsParameters, newestRunsQuery } from '../store/queries/newest-runs-query.js'
import type { ReadRows } from '../store/query-reader.js'

/** The part of the range that is searched first. Nearly all tests ran in it, and the rest of the range need not be read. */
const firstPart = 0.1

/** Reads the newest runs of tests. May return tests with the same id of other modules. */
export async function readNewestRuns(
  rows: ReadRows,
  parameters: NewestRunsParameters,
  tests: readonly TestPlace[],
): Promise<readonly NewestRunRow[]> {
  const { fromTs, toTs } = parameters
  const middle = Math.trunc(toTs - firstPart * (toTs - fromTs))
  const read = (span: Span, wanted: readonly TestPlace[]) =>
    rows<NewestRunRow>(newestRunsQuery({ ...parameters, ...span }, [...new Set(wanted.map(({ testId }) => testId))]))
  const late = await read({ fromTs: middle, toTs }, tests)
  const found = new Set(late.map(testKey))
  const missing = tests.filter((test) => !found.has(testKey(test)))
  if (missing.length === 0) return late
  return [...(await read({ fromTs, toTs: middle }, missing)), ...late]
}
