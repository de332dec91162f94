import type { RecordedRun } from '../../../answers/test-runs.js'

/** Runs of a test that are read in parts. */
export interface RunList {
  /** The runs that are read, the newest first. No run is missing before the last one. */
  readonly runs: () => readonly RecordedRun[]
  readonly hasMore: () => boolean
  /** Reads older runs. */
  readMore(): Promise<void>
}
