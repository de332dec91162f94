import type { Bar } from '../../../../base/browser/bar-row.js'
import { barNames } from '../../../../base/browser/small-row.js'
import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Build } from '../../../answers/builds.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import { buildsTitle } from '../pieces/history-cell.js'
import { resultWord } from '../pieces/run-facts.js'

/** The result of a test in a build, or in one run. */
export interface HistoryEntry extends Pick<Build, 'build' | 'commit' | 'commitMessage' | 'timestamp' | 'url'> {
  readonly ref: string
  readonly result: Bar['result']
  readonly word: string
  /** Returns the duration in ms; undefined if it is unknown. It may become known later. */
  readonly duration: () => number | undefined
}

/** The last results of a test, the oldest first. */
export interface ShownHistory {
  readonly title: string
  readonly entries: readonly HistoryEntry[]
}

/**
 * Returns the results of a test in the builds of a branch.
 * @param runs the runs that are known, for the durations
 */
export function historyOfBuilds({ ref, builds, tests }: BranchBuilds, runs: () => readonly RecordedRun[]): ShownHistory {
  const results = tests[0]?.results ?? ''
  const entries = builds.map(({ attempts, build, ...facts }, index): HistoryEntry => {
    const letter = results[index] ?? '-'
    const result = letter in barNames ? barNames[letter as keyof typeof barNames] : 'none'
    const names = new Set([build, ...attempts])
    return {
      ...facts,
      build,
      ref,
      result,
      word: result === 'none' ? 'did not run' : result,
      duration: () => longest(runs().filter((run) => names.has(run.build))),
    }
  })
  return { title: buildsTitle(entries.length, ref), entries }
}

/** Returns the last runs of a test, for a branch whose builds are unknown, such as the branch of a pull request. */
export function historyOfRuns(runs: readonly RecordedRun[], branch: string): ShownHistory {
  const where = branch === '' ? 'all branches' : displayLine(branch)
  return {
    title: `${runs.length === 1 ? 'Last run' : `Last ${countOf(runs.length, 'run')}`} on ${where}`,
    entries: runs.toReversed().map((run): HistoryEntry => {
      const word = resultWord(run)
      return { ...run, word, result: Object.values(barNames).find((name) => name === word) ?? 'none', duration: () => run.duration }
    }),
  }
}

function longest(runs: readonly RecordedRun[]): number | undefined {
  const durations = runs.flatMap(({ duration }) => duration ?? [])
  return durations.length === 0 ? undefined : Math.max(...durations)
}
