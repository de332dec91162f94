import { definedFields } from '../../../base/defined-fields.js'
import { groupBy } from '../../../base/group-by.js'
import { countOf, formatCount } from '../../../base/text/counts.js'
import type { Problem } from '../../../records/problem.js'
import { type ListedFailure, type RunVerdict, titleOf } from './neighbour.js'
import type { NeighbourFile } from './neighbour-notices.js'

/** The results of one file. */
export interface FileCounts {
  readonly path: string
  tests: number
  failed: number
  skipped: number
  flaky: number
  /** The number of errors that no test shows. */
  runErrors: number
  /** The failed tests. The last ones may be missing. */
  readonly failures: ListedFailure[]
}

type Stated = NeighbourFile & { readonly verdict: RunVerdict }

/**
 * Reports what files beside the results state about the run if no result file that may be of the same run shows it. Whether a failure
 * is excused, such as by the quarantine, does not matter.
 */
export function verdictProblems(neighbours: readonly NeighbourFile[], results: readonly FileCounts[]): readonly Problem[] {
  const stated = neighbours.flatMap((file): readonly Stated[] => {
    const { verdict } = file.neighbour
    return verdict === undefined ? [] : [{ ...file, verdict }]
  })
  const errors = stated.flatMap(({ path, verdict: { error } }): readonly Problem[] =>
    error === undefined
      ? []
      : [{ severity: 'error', kind: 'incomplete', message: `The file states ${error}.`.replace(/([.!?])\.$/, '$1'), path }],
  )
  const others = [...groupBy(stated, ({ neighbour }) => neighbour.id).values()].flatMap((group) => [
    ...lostFailures(group, results),
    ...(errors.length === 0 ? lostTests(group, results) : []),
    ...oldFailures(group, results),
  ])
  return [...errors, ...others]
}

function lostFailures(group: readonly Stated[], results: readonly FileCounts[]): readonly Problem[] {
  const failing = group.filter(({ verdict }) => verdict.failed > 0)
  // A file with an error is reported already.
  const failed = sumOf(failing, ({ verdict }) => (verdict.error === undefined ? verdict.failed : 0))
  const lost = Math.max(unlistedFailures(group, results), unlistedNames(failing, results)) - sumOf(results, ({ runErrors }) => runErrors)
  if (lost <= 0) return []
  const all = sumOf(results, (file) => file.failed)
  const shown =
    failed > all ? `the result files list ${formatCount(all)}` : `the result files of its tests list ${formatCount(failed - lost)}`
  const message = `${subjectOf(failing)} ${countOf(failed, 'failure')}, but ${shown}. See the log of the tests for the reason.`
  return [{ severity: 'error', kind: 'incomplete', message, ...placeOf(failing) }]
}

/**
 * Returns how many failures the files state that no result file may explain. The results in the folder of a file are its own. Several
 * executions may share one of these files and write their results to any folder, so results in other folders may be its own as well, unless
 * those in its folder have exactly the number of tests that it states.
 */
function unlistedFailures(group: readonly Stated[], results: readonly FileCounts[]): number {
  const folders = groupBy(group, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
  const longestFirst = [...folders.keys()].sort((one, other) => other.length - one.length)
  const folderOf = ({ path }: FileCounts) => longestFirst.find((folder) => path.startsWith(folder))
  const own = groupBy(results, folderOf)
  let lost = 0
  let open = 0
  for (const [folder, files] of folders) {
    const inFolder = own.get(folder) ?? []
    const failed = sumOf(files, ({ verdict }) => (verdict.error === undefined ? verdict.failed : 0))
    const missing = Math.max(0, failed - listedBy(files, inFolder))
    const tests = sumOf(files, ({ verdict }) => verdict.tests ?? 0)
    if (tests > 0 && tests === sumOf(inFolder, (file) => file.tests)) lost += missing
    else open += missing
  }
  const elsewhere = results.filter((file) => folderOf(file) === undefined)
  return lost + Math.max(0, open - listedBy(group, elsewhere))
}

/** Returns how many failures of result files may be of the run of one of these files. */
function listedBy(group: readonly Stated[], results: readonly FileCounts[]): number {
  const mayBeFlaky = group.some(({ verdict }) => verdict.failed > 0 && verdict.mayBeFlaky === true)
  return sumOf(results, (file) => {
    const foreign = file.failures.filter((failure) =>
      group.every(({ path, neighbour: { mayList } }) => mayList !== undefined && !mayList(failure, file.path, path)),
    )
    return file.failed - foreign.length + (mayBeFlaky ? file.flaky : 0)
  })
}

/** Returns how many tests the files name as failed that no result file lists as failed. */
function unlistedNames(group: readonly Stated[], results: readonly FileCounts[]): number {
  if (results.some(({ failed, failures }) => failed > failures.length)) return 0
  const failures = results.flatMap((file) => file.failures)
  // A test of CTest may be a whole program.
  if (failures.some(({ producer }) => producer === 'ctest')) return 0
  const names = new Set(group.flatMap(({ verdict }) => verdict.names ?? []).map(titleOf))
  // A name may also be one of suites and a test.
  const isListed = (name: string) => failures.some((failure) => failure.title.includes(name) || name.endsWith(failure.name))
  return [...names].filter((name) => name === ' ' || !isListed(name)).length
}

function lostTests(group: readonly Stated[], results: readonly FileCounts[]): readonly Problem[] {
  const stated = sumOf(group, ({ verdict }) => verdict.tests ?? 0)
  const listed = sumOf(results, (file) => file.tests)
  if (stated <= listed) return []
  const message = `${subjectOf(group)} ${countOf(stated, 'test')}, but the result files list ${formatCount(listed)}. Read the files of all executions.`
  return [{ severity: 'warning', message, ...placeOf(group) }]
}

function oldFailures(group: readonly Stated[], results: readonly FileCounts[]): readonly Problem[] {
  const old = group.filter(({ verdict }) => verdict.mayBeOld === true)
  if (old.length === 0 || results.some(({ failed, skipped, runErrors }) => failed + skipped + runErrors > 0)) return []
  const message =
    'The file lists tests that failed or were skipped, but no result file does. If it is of an earlier run, delete it before the tests.'
  return [{ severity: 'warning', message, ...placeOf(old) }]
}

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0)

const subjectOf = (group: readonly Stated[]): string =>
  group.length === 1 ? 'The file states' : `This file and ${formatCount(group.length - 1)} more state`

const placeOf = (group: readonly Stated[]) => definedFields({ path: group[0]?.path })
