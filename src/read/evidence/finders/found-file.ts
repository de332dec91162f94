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

/** What a finder may look at. */
export interface FinderContext {
  /** The folders of the result file and those above it. */
  readonly bases: readonly string[]
  readonly folders: FolderCache
  /** The result file; absolute. */
  readonly source: string
}

/** Knows how a tool names the files of a failed test. */
export type Finder = (test: RecordedTest, context: FinderContext) => readonly FoundFile[]

/** The number of files that a finder returns for one test. */
export const maximumFound = 50
