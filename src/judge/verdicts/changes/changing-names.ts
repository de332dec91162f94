import { countRuns, hasRun } from '../../history/outcomes.js'
import { looseName } from '../loose-name.js'
import type { TestedHistory } from '../tested-history.js'
import type { CurrentTests } from './current-tests.js'

/** The number of different results with which the results of a test are compared. */
const maximumResults = 200

/**
 * Makes a function that returns whether the name of a missing test changes from run to run, such as a name with a date or with generated
 * words: no build has run both this test and another one of its suite that has the same name apart from numbers and the like, or that ran
 * only once as well. The cases of one test run together.
 * @param missing the positions of the tests
 */
export function findChangingNames(
  missing: readonly number[],
  { firstOf }: CurrentTests['suites'],
  { columns }: TestedHistory,
): (position: number) => boolean {
  if (missing.length === 0) return () => false
  const { suiteOf, resultsOf, distinctResults } = columns
  const runs = distinctResults.map(countRuns)
  const keyOf = (position: number): string | undefined => {
    const suite = firstOf(suiteOf[position] ?? 0)
    const name = columns.name(position)
    const loose = looseName(name)
    if (loose !== name) return `${suite} ${loose}`
    return runs[resultsOf[position] ?? 0] === 1 ? `${suite}` : undefined
  }
  const resultsOfName = new Map<string, Set<number>>()
  for (const position of missing) {
    const key = keyOf(position)
    if (key !== undefined) resultsOfName.set(key, new Set())
  }
  const suites = new Set(missing.map((position) => firstOf(suiteOf[position] ?? 0)))
  for (let position = 0; resultsOfName.size > 0 && position < columns.length; position += 1) {
    // A test that was always skipped ran beside no other.
    if (runs[resultsOf[position] ?? 0] === 0) continue
    if (!suites.has(firstOf(suiteOf[position] ?? 0)) || !columns.hasName(position)) continue
    const known = resultsOfName.get(keyOf(position) ?? '')
    if (known !== undefined && known.size < maximumResults) known.add(resultsOf[position] ?? 0)
  }
  return (position) => {
    const own = distinctResults[resultsOf[position] ?? 0] ?? ''
    return [...(resultsOfName.get(keyOf(position) ?? '') ?? [])].some((other) => ranApart(own, distinctResults[other] ?? ''))
  }
}

/** Returns whether no build has run both of two tests. */
function ranApart(one: string, other: string): boolean {
  for (let build = 0; build < one.length; build += 1) if (hasRun(one, build) && hasRun(other, build)) return false
  return true
}
