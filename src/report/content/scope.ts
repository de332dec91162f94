import type { TestHistories } from '../../judge/history/test-histories.js'
import type { Quarantine } from '../../judge/quarantine/quarantine.js'
import type { BisectedRange, Bisection } from '../../judge/rerun/bisection.js'
import type { FailureLocations } from '../../judge/source-locations/failure-locations.js'
import type { SourceLocation } from '../../judge/source-locations/test-location.js'
import type { ListedTest } from '../../judge/summary/listed-test.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { Judgement } from '../../judge/verdicts/judgement.js'
import type { Detail } from './detail.js'
import type { FailureTexts } from './failed-test/failure-texts.js'

/** The commit to whose files a report links. */
export interface SourceCommit {
  /** `https://github.com`. */
  readonly serverUrl: string
  /** `owner/name`. */
  readonly repository: string
  readonly commit: string
}

export type ReportPlace = 'comment' | 'jobSummary' | 'chat' | 'page' | 'terminal'

/** The input of every component, in addition to its own properties. */
export interface Scope {
  readonly summary: RunSummary
  readonly detail: Detail
  /** The place that shows the headline itself. On GitHub, it decides about folds and limits as well. Absent elsewhere. */
  readonly place?: ReportPlace
  /** The source locations of the listed tests, if known. */
  readonly locations: FailureLocations
  /** The source locations of the first frames of causes that were found in the repository, by the id of the cause. */
  readonly causeLocations?: ReadonlyMap<string, SourceLocation>
  readonly source?: SourceCommit | undefined
  /** The page of the repository on its code host, if a verdict needs it. */
  readonly repositoryUrl?: string
  /** Returns the owners of the file of a test, as in CODEOWNERS. */
  readonly ownersOf?: (test: ListedTest) => readonly string[]
  /** Returns a command that runs a test again. */
  readonly rerunOf?: (test: ListedTest) => string | undefined
  /** Returns a command that opens the Playwright trace of a test. Only outside of CI, whose files are elsewhere. */
  readonly traceOf?: (test: ListedTest) => string | undefined
  /** Returns the commands that find the commit with which a test began to fail. */
  readonly bisectionOf?: (test: ListedTest, range: BisectedRange) => Bisection
  /** Whether a title above the tests contains their verdict. */
  readonly isVerdictTitled?: boolean
  /** Messages that appear above the tests, so that the tests do not repeat them. */
  readonly shownMessages?: ReadonlySet<string>
  /** The texts of failed tests, for several reports of one run. By default, each component finds them again. */
  readonly failureTexts?: FailureTexts
  /** The results of the tests in earlier builds. Undefined if the run has no history. */
  readonly histories?: TestHistories
  /** The verdicts on all failed tests. The summary contains only those on the tests that it lists. */
  readonly judgement?: Judgement
  /** Finds the entries of all quarantined tests. The summary lists only some of these tests. */
  readonly quarantine?: Pick<Quarantine, 'entryOf'>
}

/** Everything in a report's scope except the amount of detail. */
export type ReportScope = Omit<Scope, 'detail' | 'place' | 'isVerdictTitled' | 'shownMessages'>
