import { definedFields } from '../../../base/defined-fields.js'
import { groupBy } from '../../../base/group-by.js'
import { countOf, formatCount } from '../../../base/text/counts.js'
import type { Problem } from '../../../records/problem.js'
import type { RunVerdict } from './neighbour.js'
import type { NeighbourFile } from './neighbour-notices.js'

/** The results of all files of a run. */
export interface RunCounts {
  readonly tests: number
  readonly failed: number
  readonly flaky: number
  /** The number of errors that no test shows. */
  readonly runErrors: number
}

/**
 * Reports what files beside the results state about the run if the results of all files do not show it. Files of one kind are added up, and
 * all results count, because several executions may share one of these files, and write their results to any folder.
 */
export function verdictProblems(neighbours: readonly NeighbourFile[], counts: RunCounts): readonly Problem[] {
  const stated = neighbours.flatMap(({ path, neighbour: { id, verdict } }) => (verdict === undefined ? [] : [{ path, id, verdict }]))
  const errors = stated.flatMap(({ path, verdict: { error } }): readonly Problem[] =>
    error === undefined
      ? []
      : [{ severity: 'error', kind: 'incomplete', message: `The file states ${error}.`.replace(/([.!?])\.$/, '$1'), path }],
  )
  // A file with an error is reported already.
  const others = [...groupBy(stated, ({ id }) => id).values()].flatMap((group) => shortfalls(group, counts, errors.length))
  return [...errors, ...others]
}

interface StatedVerdict {
  readonly path: string
  readonly verdict: RunVerdict
}

function shortfalls(group: readonly StatedVerdict[], counts: RunCounts, errors: number): readonly Problem[] {
  const failing = group.filter(({ verdict }) => verdict.failed > 0)
  const failed = failing.filter(({ verdict }) => verdict.error === undefined).reduce((sum, { verdict }) => sum + verdict.failed, 0)
  const flaky = failing.some(({ verdict }) => verdict.mayBeFlaky === true) ? counts.flaky : 0
  const found: Problem[] = []
  if (failed > counts.failed + counts.runErrors + flaky) {
    found.push({
      severity: 'error',
      kind: 'incomplete',
      message: `${subjectOf(failing)} ${countOf(failed, 'failure')}, but the result files list ${formatCount(counts.failed)}. See the log of the tests for the reason.`,
      ...placeOf(failing),
    })
  }
  const tests = group.reduce((sum, { verdict }) => sum + (verdict.tests ?? 0), 0)
  if (tests > counts.tests && errors === 0) {
    found.push({
      severity: 'warning',
      message: `${subjectOf(group)} ${countOf(tests, 'test')}, but the result files list ${formatCount(counts.tests)}. Read the files of all executions.`,
      ...placeOf(group),
    })
  }
  return found
}

const subjectOf = (group: readonly StatedVerdict[]): string =>
  group.length === 1 ? 'The file states' : `This file and ${formatCount(group.length - 1)} more state`

const placeOf = (group: readonly StatedVerdict[]) => definedFields({ path: group[0]?.path })
