import { type Status, statuses } from '../../../../base/browser/statuses.js'
import { type Item, itemsOf, numberOf, textOf, textsOf } from './answer-fields.js'

/** A run of a test. Texts are empty if they are unknown. */
export interface TestRun extends Attempt {
  /** Unix ms. */
  readonly timestamp: number
  readonly testId: string
  readonly name: string
  readonly suite: readonly string[]
  /** Whether it passed only after a retry. */
  readonly isFlaky: boolean
  readonly build: string
  readonly job: string
  readonly ref: string
  readonly commit: string
  readonly commitMessage: string
  /** The page of the job or of the build. */
  readonly url: string
  /** The id of the cause of a failure. */
  readonly cause: string
  /** Whether a later attempt of its job replaced it. */
  readonly isSuperseded: boolean
  /** The first attempts before the last one, oldest first, and the number of all of them. */
  readonly attempts: readonly Attempt[]
  readonly attemptCount: number
}

export interface Attempt {
  readonly status: Status
  /** In ms; undefined if it is unknown. */
  readonly duration: number | undefined
  readonly message: string
  readonly details: string
}

/** Runs, the newest first. */
export interface RunPage {
  readonly runs: readonly TestRun[]
  /** Gets older runs. Empty on the last page. */
  readonly nextCursor: string
}

/** Reads an item of a response. */
export const readRun = (item: Item): TestRun => ({
  ...readAttempt(item),
  timestamp: numberOf(item, 'timestamp'),
  testId: textOf(item, 'testId'),
  name: textOf(item, 'name'),
  suite: textsOf(item, 'suite'),
  isFlaky: item.flaky === true,
  build: textOf(item, 'build'),
  job: textOf(item, 'job'),
  ref: textOf(item, 'ref'),
  commit: textOf(item, 'commit'),
  commitMessage: textOf(item, 'commitMessage'),
  url: textOf(item, 'url'),
  cause: textOf(item, 'cause'),
  isSuperseded: item.superseded === true,
  attempts: itemsOf(item, 'attempts').map(readAttempt),
  attemptCount: numberOf(item, 'attemptCount'),
})

const readAttempt = (item: Item): Attempt => ({
  status: statuses.find((status) => status === item.status) ?? 'unknown',
  duration: item.duration === undefined ? undefined : numberOf(item, 'duration'),
  message: textOf(item, 'message'),
  details: textOf(item, 'details'),
})
