// Types alone, so that nobody loads the schema library who does not validate.
import type { BuildRecord, FileRecord, JobRecord, ProblemRecord, PropertyRecord, Status, TestAttempt, TestRecord } from './schema.js'

export type { BuildRecord, FileRecord, JobRecord, ProblemRecord, PropertyRecord, Status, TestAttempt, TestRecord }

/** A record of a kind that this version does not know; it is kept and passed on as it is. */
export interface OtherRecord {
  readonly kind: string
  readonly [field: string]: unknown
}

export type KnownRecord = BuildRecord | JobRecord | TestRecord | PropertyRecord | FileRecord | ProblemRecord

/** What a format knows of one finished test: the fields of a test record that come from the result file alone. */
export type TestResult = Readonly<
  Omit<
    TestRecord,
    | 'kind'
    | 'id'
    | 'suite'
    | 'attempt'
    | 'sourceLocation'
    | 'format'
    | 'source'
    | 'org'
    | 'project'
    | 'module'
    | 'pipeline'
    | 'job'
    | 'build'
    | 'ref'
  >
> & {
  /** Outermost first. The tests of one suite may share one array. */
  readonly suite: readonly string[]
}

/** A thing while it is being put together. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Every status, the best news first. */
export const statuses = ['successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown'] as const satisfies readonly Status[]

/** How many tests have each status. */
export type StatusCounts = Record<Status, number>

/** Counts of nothing yet. */
export const noCounts = (): StatusCounts => ({ successful: 0, failed: 0, skipped: 0, cancelled: 0, running: 0, unknown: 0 })
