import { createHistories } from '../../../../src/judge/history/create-histories.js'
import type { HistoryBuild } from '../../../../src/judge/history/history-build.js'
import { historyIdLength, type Outcome, type TestHistories, type TestHistory } from '../../../../src/judge/history/test-histories.js'
import { type Repository, suitePath } from './repository.js'

const maximumBuilds = 50

/** A build of the base branch in a job. */
export interface FinishedBuild {
  /** Builds are ordered by their runs, not by the time at which they end. */
  readonly run: number
  readonly build: HistoryBuild
  readonly outcomes: ReadonlyMap<number, Outcome>
  readonly causes: ReadonlyMap<number, string | undefined>
}

/** The history that the builds of a job write. */
export interface BranchHistory {
  append(build: FinishedBuild): void
  read(): TestHistories
}

export function createBranchHistory({ tests }: Pick<Repository, 'tests'>): BranchHistory {
  let builds: FinishedBuild[] = []
  let known: TestHistories | undefined
  return {
    append(build) {
      builds = [...builds, build].sort((a, b) => a.run - b.run).slice(-maximumBuilds)
      known = undefined
    },
    read() {
      known ??= toHistories(builds, tests)
      return known
    },
  }
}

function toHistories(builds: readonly FinishedBuild[], tests: Repository['tests']): TestHistories {
  const results = Buffer.alloc(builds.length * tests.length, '-')
  const never = '-'.repeat(builds.length)
  const causes = new Map<number, (string | undefined)[]>()
  for (const [column, build] of builds.entries()) {
    for (const [test, outcome] of build.outcomes) {
      results[test * builds.length + column] = outcome.charCodeAt(0)
      if (outcome === 'F') causes.set(test, [build.causes.get(test), ...(causes.get(test) ?? [])].slice(0, 3))
    }
  }
  const rows = tests.flatMap(({ index, id, name, suite }): readonly TestHistory[] => {
    const own = results.toString('latin1', index * builds.length, (index + 1) * builds.length)
    if (own === never) return []
    return [{ id: id.slice(0, historyIdLength), name, suite: suitePath(suite), results: own, causes: causes.get(index) ?? [] }]
  })
  return createHistories(
    builds.map(({ build }) => build),
    rows,
  )
}
