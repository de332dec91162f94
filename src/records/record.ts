// Imports only types, so that the schema library is loaded only to validate.
import type {
  BuildRecord,
  FileRecord,
  JobRecord,
  ProblemRecord,
  PropertyRecord,
  Status,
  TestAttempt,
  TestQuarantine,
  TestRecord,
} from './schema.js'

export type { BuildRecord, FileRecord, JobRecord, ProblemRecord, PropertyRecord, Status, TestAttempt, TestQuarantine, TestRecord }

/** A record of an unknown kind, which is passed on unchanged. */
export interface OtherRecord {
  readonly kind: string
  readonly [field: string]: unknown
}

export type KnownRecord = BuildRecord | JobRecord | TestRecord | PropertyRecord | FileRecord | ProblemRecord

/** A finished test as a format reads it: the fields of a test record that come from the result file. */
export type TestResult = Readonly<
  Omit<
    TestRecord,
    | 'kind'
    | 'id'
    | 'suite'
    | 'attempt'
    | 'sourceLocation'
    | 'owners'
    | 'quarantine'
    | 'cause'
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
  /** Outermost first. The tests of a suite may share an array. */
  readonly suite: readonly string[]
}

/** A mutable version of a type, for objects under construction. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The result of a test that is still being read. */
export type WritableResult = Writable<TestResult>

/** Every status, the best first. */
export const statuses = ['successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown'] as const satisfies readonly Status[]

/** The number of tests with each status. */
export type StatusCounts = Record<Status, number>

/** Returns counts of zero. */
export const noCounts = (): StatusCounts => ({ successful: 0, failed: 0, skipped: 0, cancelled: 0, running: 0, unknown: 0 })
