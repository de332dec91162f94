import type { ReadAttachment } from '../../records/evidence.js'
import type { Problem } from '../../records/problem.js'
import type { TestResult } from '../../records/record.js'
import type { Head } from './head.js'

/** The decoded text of one file. Each call of `chunks` starts again from the beginning. */
export interface TextSource {
  readonly path: string
  /** The number of lines before the document that are replaced by blank ones, because they are other output. */
  readonly linesBefore?: number
  /** @param filter leaves parts of the file out. A source without bytes, and one of a small file, may ignore it. */
  chunks(filter?: ByteFilter): Iterable<string> | AsyncIterable<string>
}

/** Leaves parts of a file out before it is decoded. */
export interface ByteFilter {
  /** Returns the parts of the next bytes to decode, which are views of them, and a text in the place of each part that is left out. */
  parts(bytes: Buffer): readonly (Buffer | string)[]
}

/** A folder whose files are one result, because the tool writes a file for every test. */
export interface FolderSource {
  /** The path to show. */
  readonly path: string
  /** The names of the files that may be results, sorted. */
  readonly names: readonly string[]
  /** Returns the sorted names of the other plain files of the folder that match, whichever patterns the user gave. Links are left out. */
  beside(name: RegExp): readonly string[]
  /**
   * Reads a file: its whole text, or a source if it is too large to be held.
   * @throws the error of the file system, also if the file is a link
   */
  read(name: string): string | TextSource
  /** Leaves out a file of the folder that is not a part of its result. The collector then reads it like any other file. */
  leave(name: string): void
  /** Lets the process handle signals if it is time for that. Must be awaited regularly. */
  rest(share: number): Promise<void> | undefined
}

/** Receives the tests and problems of one file. */
export interface Sink {
  /** Whether steps and attachments of tests that passed at their first attempt are wanted too. By default, a format leaves them out. */
  readonly keepsPassed?: boolean | undefined
  /** Whether tests with the same name are merged, so that the format need not warn about them. */
  readonly mergesRepeats?: boolean | undefined
  /**
   * Accepts one finished test. The object may be kept, but its strings may still be slices of a chunk, and texts that were cut have margins:
   * see `withoutMargins`.
   * @param uuid identifies the execution of the test in all files of the format
   */
  test(result: TestResult, uuid?: string): void
  /** Accepts a file that belongs to the run and not to a test, such as its coverage. Absent if such files are not wanted. */
  file?(file: ReadAttachment): void
  /** Accepts a fact that is not a problem, as one sentence. The caller adds the path. */
  notice(message: string): void
  /** Accepts a problem. The caller adds the path, except for a file of a folder. */
  problem(problem: Problem): void
  /**
   * Discards all tests, files, notices and problems of this file so far. A format calls it before it reads the file again, if the end of the file changes
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
  /**
   * Whether each line is a JSON text of its own. Then `matches` finds the first event after other lines, and the reader skips and counts
   * these.
   */
  readonly readsLines?: true
  /** Returns how the file was recognised, in a few words, or undefined if it does not have this format. */
  matches(head: Head): string | undefined
  /**
   * Reads one file from start to end in constant memory and pushes every finished test. Imports the reader when it is called, because a run
   * needs the readers of few formats, and loading all of them takes a tenth of a short run.
   * It reports damage as problems and throws only the errors of the source.
   */
  read(source: TextSource, sink: Sink): Promise<void>
  /** For a format with one file per test: the files of a folder are read as one. `read` is for a single file with another name. */
  readonly folder?: FolderFormat
}

/** Describes how a format reads the files of a folder as one. */
export interface FolderFormat {
  /** Matches the names of the files that belong together. The content of one of them decides if they have this format. */
  readonly names: RegExp
  /** Reads the files of a folder in bounded memory, and pushes every finished test. Throws only the errors of the sink. */
  read(folder: FolderSource, sink: Sink): Promise<void>
}
