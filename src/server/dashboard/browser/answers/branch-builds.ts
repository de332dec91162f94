import { type Status, statuses } from '../../../../base/browser/statuses.js'
import { type Item, itemsOf, numberOf, textOf, textsOf } from './answer-fields.js'

/** A build of a branch. Texts are empty if they are unknown. */
export interface BranchBuild {
  readonly build: string
  readonly attempts: readonly string[]
  /** The time of its first test, in Unix ms. */
  readonly timestamp: number
  readonly status: Status
  readonly commit: string
  readonly commitMessage: string
  readonly author: string
  readonly url: string
  /** The numbers of results. */
  readonly failedCount: number
  readonly flakyCount: number
  readonly totalCount: number
}

/** A test with its results in the builds: one letter per build, `F`, `f`, `P`, `S` or `-`. */
export interface TestRow {
  readonly testId: string
  readonly name: string
  readonly suite: readonly string[]
  readonly results: string
}

/** The last builds of a branch. */
export interface BranchBuilds {
  /** Empty without builds. */
  readonly ref: string
  /** The oldest first. */
  readonly builds: readonly BranchBuild[]
  readonly tests: readonly TestRow[]
}

export const readBranchBuilds = (answer: Item): BranchBuilds => ({
  ref: textOf(answer, 'ref'),
  builds: itemsOf(answer, 'builds').map(readBuild),
  tests: itemsOf(answer, 'tests').map((item) => ({
    testId: textOf(item, 'testId'),
    name: textOf(item, 'name'),
    suite: textsOf(item, 'suite'),
    results: textOf(item, 'results'),
  })),
})

const readBuild = (item: Item): BranchBuild => ({
  build: textOf(item, 'build'),
  attempts: textsOf(item, 'attempts'),
  timestamp: numberOf(item, 'timestamp'),
  status: statuses.find((status) => status === item.status) ?? 'unknown',
  commit: textOf(item, 'commit'),
  commitMessage: textOf(item, 'commitMessage'),
  author: textOf(item, 'author'),
  url: textOf(item, 'url'),
  failedCount: numberOf(item, 'failedCount'),
  flakyCount: numberOf(item, 'flakyCount'),
  totalCount: numberOf(item, 'totalCount'),
})

/** Returns the result of a build as a letter of a row. */
export function letterOf({ status, flakyCount }: BranchBuild): string {
  if (status === 'failed') return 'F'
  if (status === 'successful') return flakyCount > 0 ? 'f' : 'P'
  return status === 'skipped' ? 'S' : '-'
}
