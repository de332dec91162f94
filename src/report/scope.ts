import type { SourceLocation } from '../source-locations/test-location.js'
import type { ListedTest } from '../summary/listed-test.js'
import type { RunSummary } from '../summary/run-summary.js'
import type { Detail } from './detail.js'

/** The commit whose files a report links to. */
export interface SourceCommit {
  /** `https://github.com`. */
  readonly serverUrl: string
  /** `owner/name`. */
  readonly repository: string
  readonly commit: string
}

/** All that a component knows, beside its own properties. */
export interface Scope {
  readonly summary: RunSummary
  readonly detail: Detail
  /** Where the listed tests are in the project, for those that could be found there. */
  readonly locations: ReadonlyMap<ListedTest, SourceLocation>
  readonly source?: SourceCommit | undefined
}

/** Everything in a report's scope except the amount of detail. */
export type ReportScope = Omit<Scope, 'detail'>
