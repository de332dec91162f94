import type { Caller, Connection } from './connection.js'
import {
  type ComparedName,
  type ComparedRow,
  type CompareParameters,
  comparedNamesQuery,
  compareQuery,
  type Difference,
  everyTest,
} from './queries/compare-query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'

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
export async function readComparison(
  connection: Connection,
  parameters: CompareParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<Comparison> {
  const rows = queryReader(connection, caller, limits)
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
