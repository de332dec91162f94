import type { TestRun as Item, RunAttempt, TestRuns } from '../../../answers/test-runs.js'

type Texts = 'commit' | 'commitMessage' | 'url' | 'cause'

/** A run of a test. Texts are empty if they are unknown. */
export interface TestRun
  extends Attempt,
    Pick<Item, 'timestamp' | 'testId' | 'name' | 'suite' | 'build' | 'job' | 'ref' | 'attemptCount'>,
    Readonly<Record<Texts, string>> {
  /** Whether it passed only after a retry. */
  readonly isFlaky: boolean
  /** Whether a later attempt of its job replaced it. */
  readonly isSuperseded: boolean
  /** The first attempts before the last one, oldest first. */
  readonly attempts: readonly Attempt[]
}

export interface Attempt extends Pick<RunAttempt, 'status'> {
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

/** Reads an answer. */
export const readRuns = ({ runs, nextCursor = '' }: TestRuns): RunPage => ({ runs: runs.map(readRun), nextCursor })

/** Reads a run of an answer. */
export const readRun = (run: Item): TestRun => ({
  ...readAttempt(run),
  timestamp: run.timestamp,
  testId: run.testId,
  name: run.name,
  suite: run.suite,
  isFlaky: run.flaky,
  build: run.build,
  job: run.job,
  ref: run.ref,
  commit: run.commit ?? '',
  commitMessage: run.commitMessage ?? '',
  url: run.url ?? '',
  cause: run.cause ?? '',
  isSuperseded: run.superseded,
  attempts: run.attempts.map(readAttempt),
  attemptCount: run.attemptCount,
})

const readAttempt = ({ status, duration, message = '', details = '' }: RunAttempt): Attempt => ({ status, duration, message, details })
