import type { ReadAttachment } from './evidence.js'
import type { Problem } from './problem.js'
import type { KnownRecord, OtherRecord, TestRecord, TestResult } from './record.js'

/** An input file. */
export interface InputFile {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** The format's id, `events` or `records`. */
  readonly format: string
  /** Metadata that the collector adds to every record of the file. */
  readonly metadata?: Readonly<Record<string, string>>
  /** The job that produced the file, if a pattern names it. Tests without a job are passed on with this one. */
  readonly job?: string
  /** The number of files, if it is a folder whose files are one result. */
  readonly files?: number
  /** The file that has the same tests in another format. It counts, and the tests of this file are not passed on. */
  readonly twinOf?: string
}

/** A test from a result file, or from a records file, which has more fields. */
export type RecordedTest = TestResult &
  Readonly<
    Pick<TestRecord, 'id' | 'sourceLocation' | 'owners' | 'quarantine' | 'cause' | 'format' | 'source' | 'module' | 'job' | 'ref'>
  > & {
    /** The attempt of its job in which the test passes, if it failed in an earlier one. Not written to records files. */
    readonly passedOnAttempt?: number
  }

/**
 * Receives the records of a run while they are collected, for example for the summary or the records file. Files come one after the
 * other. A test and its strings are valid only during the call: copy what you keep (see `detach`).
 */
export interface Recorder {
  beginFile(file: InputFile): void
  test(test: RecordedTest): void
  /** Receives a file that the result file names, and that belongs to none of its tests. Absent if such files are not wanted. */
  file?(file: ReadAttachment): void
  /** Discards every test and file since `beginFile`. They come again. */
  restartFile(): void
  endFile(problems: readonly Problem[]): void
  /** Receives a record that is not a test: from an event file, or an artifact. */
  record(record: KnownRecord | OtherRecord): void
}
