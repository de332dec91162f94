import { createHistories } from '../../../../src/judge/history/create-histories.js'
import type { HistoryBuild } from '../../../../src/judge/history/history-build.js'
import { historyIdLength, type TestHistories, type TestHistory } from '../../../../src/judge/history/test-histories.js'
import type { Execution, TestResult } from './execution.js'
import { type Repository, suitePath } from './repository.js'

const maximumBuilds = 50
/** A history has the causes of this number of failures of a test, and the same of its flaky results. */
const maximumDetails = 3

/** A build of the base branch. */
export interface FinishedBuild {
  /** Builds are ordered by their runs, not by the time at which they end. */
  readonly run: number
  readonly build: HistoryBuild
  readonly executions: readonly Execution[]
}

/** The history that the builds of one or more jobs write. */
export interface BranchHistory {
  /** Adds a build, which replaces an earlier attempt of itself. */
  append(build: FinishedBuild): void
  /** Loses all builds. */
  clear(): void
  read(): TestHistories
}

/** @param nameOfJob returns undefined if the history has only one job */
export function createBranchHistory(repository: Repository, nameOfJob: (job: number) => string | undefined): BranchHistory {
  let builds: FinishedBuild[] = []
  let known: TestHistories | undefined
  const change = (changed: FinishedBuild[]): void => {
    builds = changed
    known = undefined
  }
  return {
    append(build) {
      const others = builds.filter(({ run }) => run !== build.run)
      change([...others, build].sort((a, b) => a.run - b.run).slice(-maximumBuilds))
    },
    clear: () => change([]),
    read() {
      known ??= toHistories(builds, repository, nameOfJob)
      return known
    },
  }
}

/** The results of a test in the builds, and the causes of its failures, the oldest first. */
interface Row {
  readonly results: Buffer
  readonly causes: (string | undefined)[]
  readonly flakyCauses: (string | undefined)[]
  /** Which of the flaky results passed only when their job was run again. */
  readonly reruns: (true | undefined)[]
}

type Rows = Map<number, Row>

function toHistories(
  builds: readonly FinishedBuild[],
  { named }: Repository,
  nameOfJob: (job: number) => string | undefined,
): TestHistories {
  const ofJobs = new Map<number, Rows>()
  for (const [column, { executions }] of builds.entries()) {
    for (const { job, results } of executions) {
      const rows: Rows = ofJobs.get(job) ?? new Map()
      ofJobs.set(job, rows)
      for (const result of results) addResult(rows, result, column, builds.length)
    }
  }
  const [first] = [...ofJobs.values()]
  const isShared = (index: number, row: Row): boolean => [...ofJobs.values()].every((rows) => isSame(rows.get(index), row))
  const histories = [...ofJobs].flatMap(([job, rows]) => {
    const name = nameOfJob(job)
    return [...rows].flatMap(([index, row]): readonly TestHistory[] => {
      const test = named[index]
      const shared = name !== undefined && isShared(index, row)
      if (test === undefined || (shared && rows !== first)) return []
      return [
        {
          id: test.id.slice(0, historyIdLength),
          ...(name !== undefined && !shared && { job: name }),
          name: test.name,
          suite: suitePath(test.test.suite),
          results: row.results.toString('latin1'),
          causes: newest(row.causes),
          ...(row.flakyCauses.length > 0 && { flakyCauses: newest(row.flakyCauses), reruns: newest(row.reruns) }),
        },
      ]
    })
  })
  return createHistories(
    builds.map(({ build }) => build),
    histories,
  )
}

function addResult(rows: Rows, { named, outcome, cause, isRepeated }: TestResult, column: number, builds: number): void {
  let row = rows.get(named.index)
  if (row === undefined) {
    row = { results: Buffer.alloc(builds, '-'), causes: [], flakyCauses: [], reruns: [] }
    rows.set(named.index, row)
  }
  row.results[column] = outcome.charCodeAt(0)
  if (outcome === 'F') row.causes.push(cause)
  if (outcome !== 'f') return
  row.flakyCauses.push(cause)
  row.reruns.push(isRepeated)
}

const newest = <Detail>(details: readonly Detail[]): readonly Detail[] => details.slice(-maximumDetails).reverse()

const isSame = (a: Row | undefined, b: Row): boolean =>
  a === b || (a?.results.equals(b.results) === true && !b.results.includes('F') && !b.results.includes('f'))
