import type { TestAttachment } from '../../../records/evidence.js'
import type { RecordedTest } from '../../../records/recorder.js'
import type { FolderCache } from '../folder-cache.js'

/** A file that no result file names. */
export interface FoundFile {
  /** Absolute. */
  readonly path: string
  readonly name?: string
  readonly comparison?: TestAttachment['comparison']
}

/** The folders that a finder may look at. */
export interface FinderContext {
  /** The folders of the result file and those above it. */
  readonly bases: readonly string[]
  readonly folders: FolderCache
  /** The result file; absolute. */
  readonly source: string
}

/** Returns the files of a failed test. */
export type FindFiles = (test: RecordedTest) => readonly FoundFile[]

/**
 * Contains the rule by which a tool names the files of failed tests. It is called once for each result file, and returns undefined if the tool
 * left no folder there.
 */
export type Finder = (context: FinderContext) => FindFiles | undefined

/** The number of files that a finder returns for one test. */
export const maximumFound = 50
