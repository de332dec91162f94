import { definedFields } from '../../../base/defined-fields.js'
import { foldNote } from '../../../judge/failure/cause/cause-fold.js'
import { shownFile } from '../../../judge/failure/cause/cause-frame.js'
import type { SourceLocation } from '../../../judge/source-locations/test-location.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { CauseSummary } from '../../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import type { Verdict } from '../../../judge/verdicts/verdict.js'
import { causeUrl } from '../failed-test/details-url.js'
import { shownPlace, sourceUrl } from '../failed-test/source-link.js'
import { suiteTitle } from '../failed-test/suite-path.js'
import { jobReach } from '../jobs/job-phrase.js'
import type { Scope } from '../scope.js'
import { shownName } from '../test-name.js'
import { causeVerdicts } from '../verdicts/cause-verdict.js'

/** A cause that several tests share, in the words of a report. */
export interface CauseRow {
  readonly id: string
  /** One line, in which `#` replaces each variable part. */
  readonly signature: string
  /** Undefined without a history. */
  readonly verdict?: Verdict
  /** The number of failed executions. */
  readonly executions: number
  /** The number of distinct tests. */
  readonly tests: number
  /** `in all 8 jobs`, `in a and b`; empty if there is only one job. */
  readonly jobs: string
  /** The difference between causes that are shown as one: `6 addresses`, `may have several causes`. */
  readonly note?: string
  /** The first frame of the project, linked if it was found in the repository. */
  readonly place?: { readonly text: string; readonly url?: string }
  /** The names of the first tests, up to three. */
  readonly names: readonly string[]
  /** The number of tests that `names` lacks. */
  readonly more: number
  /** The cause in the HTML report. */
  readonly url?: string
}

/**
 * The share by which causes must shorten the list of failed tests to replace it. One pair of tests among 100 failures hides more than it
 * explains.
 */
const minimumSaving = 0.05
const minimumWeak = 20

/** Returns whether a report shows causes instead of a list of failed tests: if tests share causes, and the list becomes clearly shorter. */
export function showsCauses({
  causes,
  otherCauses,
  otherCausesIsMinimum,
  failedTests = 0,
}: Pick<RunSummary, 'causes' | 'otherCauses' | 'otherCausesIsMinimum' | 'failedTests'>): boolean {
  const counted = causes.reduce((sum, { tests }) => sum + tests, otherCauses)
  const saved = causes.reduce((sum, cause) => sum + savedBy(cause), 0)
  // A test whose cause was not read is an entry of its own.
  const entries = otherCausesIsMinimum === true ? Math.max(counted, failedTests) : counted
  return saved > 0 && saved >= minimumSaving * entries
}

/** A few failures of a weak signature explain more than the signature, so that they are not a reason to show causes. */
const savedBy = ({ tests, folded }: CauseSummary): number => (folded?.differ === 'test' && tests < minimumWeak ? 0 : tests - 1)

function causePlace({ cause }: CauseSummary, { causeLocations, source }: Scope): CauseRow['place'] {
  const location: SourceLocation | undefined = causeLocations?.get(cause.id)
  if (location !== undefined) {
    return { text: shownPlace(location.file, location.line), ...definedFields({ url: source && sourceUrl(source, location) }) }
  }
  return cause.frame && { text: shownPlace(shownFile(cause.frame), cause.frame.line) }
}

/** Returns the names of tests. The module, or else the suite, follows a name that another test has too. */
function namesOf(tests: readonly ListedTest[]): readonly string[] {
  return tests.map((test) => {
    const name = shownName(test.name)
    const same = tests.filter((other) => shownName(other.name) === name)
    if (same.length === 1) return name
    const isOtherModule = new Set(same.map(({ module }) => module)).size > 1
    const place = isOtherModule ? (test.module ?? '') : suiteTitle(test.suite)
    return place === '' ? name : `${name} (${place})`
  })
}

function causeRow(summary: CauseSummary, verdict: Verdict | undefined, scope: Scope, hasFullNames: boolean): CauseRow {
  const { cause, executions, tests, jobs, first, folded } = summary
  const place = folded === undefined ? causePlace(summary, scope) : undefined
  const note = folded && foldNote(folded.differ, folded.causes)
  const url = causeUrl(cause.id, jobs, scope)
  return {
    id: cause.id,
    signature: cause.signature,
    ...definedFields({ verdict }),
    executions,
    tests,
    jobs: jobReach(jobs, scope, hasFullNames) ?? '',
    ...definedFields({ note, place }),
    names: namesOf(first),
    more: Math.max(0, tests - first.length),
    ...definedFields({ url }),
  }
}

/**
 * Returns the causes that several tests share, those with the most failures first.
 * @param hasFullNames whether the names of jobs are in full, for reports that do not show the jobs as a grid
 */
export function causeRows(scope: Scope, { hasFullNames = false }: { readonly hasFullNames?: boolean } = {}): readonly CauseRow[] {
  const { causes, failures } = scope.summary
  const verdictOf = causeVerdicts(failures)
  return causes.filter(({ tests }) => tests > 1).map((cause) => causeRow(cause, verdictOf(cause), scope, hasFullNames))
}
