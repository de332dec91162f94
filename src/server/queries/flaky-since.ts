import { type TestPlace, testKey } from '../store/place-keys.js'
import { type FlakySinceParameters, type FlakySinceRow, flakyBeforeQuery, flakySinceQuery } from '../store/queries/flaky-since-query.js'
import type { RunQuery } from '../store/query-reader.js'

/** The time since which a test is flaky, the same in all answers. */
export interface FlakySince {
  /** The first flip in the days that are searched, in Unix ms. */
  readonly since: number
  /** Whether the test was flaky before these days as well. */
  readonly sinceIsBound?: true
}

/** Reads since when tests are flaky, at most 90 days before the end of a range, whatever its start is. */
export async function readFlakySince(
  rows: RunQuery,
  parameters: FlakySinceParameters,
  tests: readonly TestPlace[],
): Promise<(test: TestPlace) => FlakySince | undefined> {
  const ids = [...new Set(tests.map(({ testId }) => testId))]
  if (ids.length === 0) return () => undefined
  const [found, earlier] = await Promise.all([
    rows<FlakySinceRow>(flakySinceQuery(parameters, ids)),
    rows<TestPlace>(flakyBeforeQuery(parameters, ids)),
  ])
  const sinceOf = new Map(found.map((row) => [testKey(row), row.since]))
  const isEarlier = new Set(earlier.map(testKey))
  return (test) => {
    const since = sinceOf.get(testKey(test))
    return since === undefined ? undefined : { since, ...(isEarlier.has(testKey(test)) && { sinceIsBound: true }) }
  }
}
