import type { SourceLocation } from '../source-locations/test-location.js'
import type { ListedTest } from '../summary/listed-test.js'
import type { RunSummary } from '../summary/run-summary.js'
import type { Detail } from './detail.js'

/** The commit to whose files a report links. */
export interface SourceCommit {
  /** `https://github.com`. */
  readonly serverUrl: string
  /** `owner/name`. */
  readonly repository: string
  readonly commit: string
}

/** The input of every component, in addition to its own properties. */
export interface Scope {
  readonly summary: RunSummary
  readonly detail: Detail
  /** The source locations of the listed tests, if known. */
  readonly locations: ReadonlyMap<ListedTest, SourceLocation>
  readonly source?: SourceCommit | undefined
}

/** Everything in a report's scope except the amount of detail. */
export type ReportScope = Omit<Scope, 'detail'>
