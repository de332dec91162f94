import type { Problem } from './problem.js'
import type { KnownRecord, OtherRecord, TestRecord, TestResult } from './record.js'

/** One input file whose tests follow. */
export interface InputFile {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** The format's id, `events` or `records`. */
  readonly format: string
  /** What its collector adds to every record of the file. */
  readonly metadata?: Readonly<Record<string, string>>
}

/** A test from a result file, or from a records file, which names more. */
export type RecordedTest = TestResult & Readonly<Pick<TestRecord, 'id' | 'sourceLocation' | 'format' | 'source'>>

/**
 * What follows a run's records as they are collected: the summary, the records file. Files come one after the other.
 * A test object and its strings are only borrowed: what is kept must be copied (see `detach`).
 */
export interface Recorder {
  beginFile(file: InputFile): void
  test(test: RecordedTest): void
  /** Every test since `beginFile` is void; they come again. */
  restartFile(): void
  endFile(problems: readonly Problem[]): void
  /** A record that is not a test: of an event file, or an artifact. */
  record(record: KnownRecord | OtherRecord): void
}
