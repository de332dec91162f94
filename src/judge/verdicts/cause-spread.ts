import { detailsByBuild } from '../history/result-details.js'
import { findSigns, mayHaveSigns } from './signs.js'
import type { TestedHistory } from './tested-history.js'

/** Which tests of the history had the causes of this run. */
export interface CauseSpread {
  /** Returns the number of distinct tests with a cause in a build, or {@link manyTests} if there are more. */
  testsIn(build: number, cause: string): number
  /** Returns whether a cause was a sign of flakiness in another test. */
  isSignOfOther(cause: string, id: string): boolean
}

/** More tests are not distinguished. */
export const manyTests = 3

/**
 * Finds the tests with the causes of this run. Reads the history at the first question, because most runs ask none.
 * @param causes the ids of the causes of this run
 */
export function createCauseSpread(
  history: Pick<TestedHistory, 'columns' | 'outages' | 'rerunsOf'>,
  causes: ReadonlySet<string>,
): CauseSpread {
  let read: ReturnType<typeof readSpread> | undefined
  const spread = () => {
    read ??= readSpread(history, causes)
    return read
  }
  return {
    testsIn: (build, cause) => spread().tests.get(`${build} ${cause}`)?.size ?? 0,
    isSignOfOther: (cause, id) => [...(spread().signs.get(cause) ?? [])].some((other) => !id.startsWith(other)),
  }
}

function readSpread(history: Pick<TestedHistory, 'columns' | 'outages' | 'rerunsOf'>, causes: ReadonlySet<string>) {
  const { columns } = history
  const tests = new Map<string, Set<string>>()
  const signs = new Map<string, Set<string>>()
  const candidates = columns.distinctResults.map(mayHaveSigns)
  const isWanted = (cause: string | undefined): boolean => cause !== undefined && causes.has(cause)
  for (let position = 0; position < columns.length; position += 1) {
    if (candidates[columns.resultsOf[position] ?? 0] !== true) continue
    const fields = columns.causes(position)
    if (!fields.causes.some(isWanted) && fields.flakyCauses?.some(isWanted) !== true) continue
    const row = columns.row(position)
    if (row === undefined) continue
    for (const [build, { cause }] of detailsByBuild(row))
      if (cause !== undefined && causes.has(cause)) add(tests, `${build} ${cause}`, row.id)
    for (const { cause } of findSigns(row, history).signs) if (cause !== undefined && causes.has(cause)) add(signs, cause, row.id)
  }
  return { tests, signs }
}

function add(sets: Map<string, Set<string>>, key: string, id: string): void {
  const ids = sets.get(key) ?? new Set<string>()
  sets.set(key, ids)
  if (ids.size < manyTests) ids.add(id)
}
