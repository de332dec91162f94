import type { Problem } from '../../records/problem.js'
import type { TestResult } from '../../records/record.js'
import type { Head } from './head.js'

/** The decoded text of one file. Each call of `chunks` starts again from the beginning. */
export interface TextSource {
  readonly path: string
  /** The number of lines before the document that are replaced by blank ones, because they are other output. */
  readonly linesBefore?: number
  chunks(): Iterable<string> | AsyncIterable<string>
}

/** Receives the tests and problems of one file. */
export interface Sink {
  /**
   * Accepts one finished test. The object may be kept, but its strings may still be slices of a chunk, and texts that were cut have margins:
   * see `withoutMargins`.
   * @param uuid identifies the execution of the test in all files of the format
   */
  test(result: TestResult, uuid?: string): void
  /** Accepts a fact that is not a problem, as one sentence. The caller adds the path. */
  notice(message: string): void
  /** Accepts a problem. The caller adds the path. */
  problem(problem: Omit<Problem, 'path'>): void
  /**
   * Discards every test, notice and problem of this file so far. A format calls it before it reads the file again, if the end of the file changes
   * results that it has already pushed.
   */
  restart(): void
}

/**
 * A result format. To add one, write a file that exports it, a file with its reader, add one line to `registry.ts`, and add a folder of
 * fixtures.
 */
export interface Format {
  /** The key of the collector in the configuration. Formats of one tool may share it. */
  readonly id: string
  /** The name of the format in documentation and messages. */
  readonly title: string
  /**
   * Globs of names that usually only files of this format have. A truncated or unreadable file with such a name is a problem, even if the
   * user did not ask for that file.
   */
  readonly include: readonly string[]
  /** Globs of names that other kinds of files often have as well. A damaged file that matches only these is ignored. */
  readonly wideInclude?: readonly string[]
  /** Whether each line is a JSON text of its own. The reader then skips and counts other lines, also those before the first event. */
  readonly readsLines?: true
  /** Returns how the file was recognised, in a few words, or undefined if it does not have this format. */
  matches(head: Head): string | undefined
  /**
   * Reads one file from start to end in constant memory and pushes every finished test. Imports the reader when it is called, because a run
   * needs the readers of few formats, and loading all of them takes a tenth of a short run.
   * It reports damage as problems and throws only the errors of the source.
   */
  read(source: TextSource, sink: Sink): Promise<void>
}
