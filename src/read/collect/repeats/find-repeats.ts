import { groupBy } from '../../../base/group-by.js'
import { countOf } from '../../../base/text/counts.js'
import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { Problem } from '../../../records/problem.js'
import { collectEntry } from '../collect-entry.js'
import type { ReadingTools } from '../collect-file.js'
import { identifyFolder, isFolderEntry } from '../folder-identity.js'
import type { MatchedFile } from '../match-files.js'
import { openFile } from '../open-file.js'
import { createRepeatScan, type TestRun } from './repeat-scan.js'
import type { RepeatPlan, RunRole } from './repeats-reading.js'
import { findRetryUnits, type RetryUnit } from './retry-folders.js'

/** The repeated tests of a run, and the problems of those whose runs all count. */
export interface FoundRepeats {
  readonly plan: RepeatPlan
  readonly problems: readonly Problem[]
}

/**
 * Reads files whose tests may be attempts of each other, and decides which run of each test counts. The files are read again for their
 * tests, because a later file may have the run that counts.
 */
export async function findRepeats(files: readonly MatchedFile[], tools: ReadingTools): Promise<FoundRepeats> {
  const plan = new Map<string, Map<number, RunRole>>()
  const problems: Problem[] = []
  const decide = (ordered: readonly TestRun[]) => {
    for (const [index, { path, position, name }] of ordered.entries()) {
      const isLast = index === ordered.length - 1
      const attempts = isLast ? ordered.slice(0, -1).map(({ attempt }) => attempt) : undefined
      const roles = plan.get(path) ?? new Map<number, RunRole>()
      plan.set(path, roles.set(position, attempts === undefined ? { name } : { name, attempts }))
    }
  }
  const isAsked = ({ matches }: MatchedFile) => matches.some(({ collector }) => collector.repeats === 'attempts')
  const asked = files.filter(isAsked)
  if (asked.length > 0) await mergeByName(asked, tools, decide, problems)
  for (const unit of findRetryUnits(files.filter((file) => !isAsked(file)))) await mergeByFolder(unit, tools, decide)
  return { plan, problems }
}

type Decide = (ordered: readonly TestRun[]) => void

/** Merges the runs of the files whose collector has the setting. */
async function mergeByName(files: readonly MatchedFile[], tools: ReadingTools, decide: Decide, problems: Problem[]): Promise<void> {
  const scan = createRepeatScan()
  for (const file of files) {
    const opened = isFolderEntry(file) ? identifyFolder(file, tools.isCommitted) : await openFile(file, tools)
    const { identity } = opened
    // Only the content shows which collector reads the file.
    if (identity.kind === 'results' && identity.collector.repeats === 'attempts') {
      await collectEntry(file, scan.recorder, tools, 'source' in opened ? opened : undefined)
    } else if ('source' in opened) opened.source?.close()
  }
  const runs = scan.runs()
  if (runs === undefined) {
    problems.push({ severity: 'warning', message: 'There are too many tests to find those that were repeated, so all runs count.' })
    return
  }
  const unordered: string[] = []
  for (const group of runs.values()) {
    if (group.length === 1) continue
    const ordered = inOrder(group)
    if (ordered === undefined) unordered.push(group[0]?.name ?? '')
    else decide(ordered)
  }
  if (unordered.length === 0) return
  const [first = ''] = unordered
  const others = unordered.length === 1 ? '' : ` and ${countOf(unordered.length - 1, 'other test')}`
  problems.push({
    severity: 'warning',
    message: `"${cutWithMargin(first, maximumShown, '…')}"${others} ran in several files that do not state when. So the order of the attempts is unknown, and all runs count.`,
  })
}

const maximumShown = 200

/** Returns runs in the order of their starts or, in one file without them, of their positions; undefined if the order is unknown. */
function inOrder(runs: readonly TestRun[]): readonly TestRun[] | undefined {
  const isOneFile = runs.every(({ path }) => path === runs[0]?.path)
  const starts = new Set(runs.map(({ start }) => start))
  if (starts.has(undefined) || (starts.size < runs.length && !isOneFile)) return isOneFile ? runs : undefined
  return [...runs].sort((a, b) => (a.start ?? 0) - (b.start ?? 0) || a.position - b.position)
}

/** Merges the runs of one command, whose files are in folders for each attempt. */
async function mergeByFolder(unit: RetryUnit, tools: ReadingTools, decide: Decide): Promise<void> {
  const scan = createRepeatScan()
  for (const file of unit.files) await collectEntry(file, scan.recorder, tools)
  const runs = scan.runs()
  if (runs === undefined) return
  const tests = [...runs.values()]
  for (const group of unit.groups) {
    const last = lastFile(group.attempts, unit, tests)
    const attempts = new Map([...group.attempts, ...(last === undefined ? [] : [[last, Number.POSITIVE_INFINITY] as const])])
    for (const test of tests) {
      const own = test.filter(({ path }) => attempts.has(path))
      const byAttempt = groupBy(own, ({ path }) => attempts.get(path))
      // Two tests of one attempt with the same name are different tests, and nothing shows which of them ran again.
      if (own.length < 2 || byAttempt.size < own.length) continue
      decide([...own].sort((a, b) => (attempts.get(a.path) ?? 0) - (attempts.get(b.path) ?? 0)))
    }
  }
}

/**
 * Returns the file of the last attempt, which the platform moves to the folder of the results. It has the same name as the earlier ones, or a
 * name with the time. If several files may be the one, it only has tests that failed in the attempt before.
 */
function lastFile(
  attempts: ReadonlyMap<string, number>,
  { groups, last }: RetryUnit,
  tests: readonly (readonly TestRun[])[],
): string | undefined {
  const names = new Set([...attempts.keys()].map(nameOf))
  const named = last.filter((path) => names.has(nameOf(path)))
  if (groups.length === 1 && named.length === 1) return named[0]
  const previous = Math.max(...attempts.values())
  const isRetried = (path: string) =>
    tests.every((runs) => {
      const hasRun = runs.some((run) => run.path === path)
      return !hasRun || runs.some((run) => attempts.get(run.path) === previous && run.attempt.status !== 'successful')
    })
  const found = (named.length > 0 ? named : last).filter(isRetried)
  return found.length === 1 ? found[0] : undefined
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
