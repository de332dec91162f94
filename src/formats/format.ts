import type { Problem } from '../records/problem.js'
import type { TestResult } from '../records/record.js'
import type { Head } from './head.js'

/** The decoded text of one file. Each call of `chunks` begins at the front again. */
export interface TextSource {
  readonly path: string
  chunks(): Iterable<string> | AsyncIterable<string>
}

/** Where a format pushes what it finds. */
export interface Sink {
  /** Takes one finished test. The object may be kept; its strings may still be slices of a chunk. */
  test(result: TestResult): void
  /** Takes a problem; the caller adds the path. */
  problem(problem: Omit<Problem, 'path'>): void
  /**
   * Forgets every test and problem of this file so far: the format learnt something late that changes
   * results it has already pushed, and reads the file again from the front.
   */
  restart(): void
}

/** One result format. To add one, write a file that exports it, add it to the registry, and add a folder of fixtures. */
export interface Format {
  /** The key of its collector in the configuration. Formats of one tool may share it. */
  readonly id: string
  /** The name of the format in pages and messages. */
  readonly title: string
  /**
   * The names that only files of this format usually have, as globs. A file with such a name is a problem if its content was cut or
   * cannot be read, even if the user did not ask for it.
   */
  readonly include: readonly string[]
  /** More names of its files, which files of other kinds often have as well. A file that only these match is left out if it is damaged. */
  readonly wideInclude?: readonly string[]
  /** Says in a few words by what the file is recognised, or nothing where it is not of this format. */
  matches(head: Head): string | undefined
  /**
   * Reads one file, front to back, in constant memory, and pushes every finished test.
   * It reports what is broken as problems; it throws only what the source throws.
   */
  read(source: TextSource, sink: Sink): Promise<void>
}
