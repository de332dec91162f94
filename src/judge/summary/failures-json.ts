import { definedFields } from '../../base/defined-fields.js'
import type { StatedValues } from '../failure/stated-values.js'
import type { Verdict } from '../verdicts/verdict.js'
import { distinctTests } from './distinct-tests.js'
import { byGroup } from './failure-group.js'
import { fittingJson } from './fitting-json.js'
import type { ListedTest } from './listed-test.js'
import type { MergedFailure } from './merged-failure.js'
import type { RunSummary } from './run-summary.js'
import { type QuarantineJson, quarantineJson, type VerdictJson, verdictJson } from './verdict-json.js'

/** A failed test in the JSON output, with shortened texts. A test that failed for different causes has one entry for each. */
export interface FailureJson {
  /** As in the records. */
  readonly id?: string
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly module?: string
  /** The names of the jobs in which the test failed for this cause. Empty if the results name no job. */
  readonly jobs: readonly string[]
  /** Relative to the repository if the file was found there, else as in the result file. */
  readonly file?: string
  readonly line?: number
  /** The headline in reports. Empty if the result file gives no reason. */
  readonly headline: string
  readonly message?: string
  readonly details?: string
  /** The values that the failed assertion compared; left and right if its operands have no fixed order. */
  readonly diff?: FailureValues
  /** The end of the output, if the test has no other reason. */
  readonly output?: string
  /** The names of the failed step and of the steps around it, outermost first. */
  readonly step?: readonly string[]
  /** The files that the test left behind, at most 20. */
  readonly attachments?: readonly AttachmentJson[]
  /** The number of further files. */
  readonly attachmentsLeftOut?: number
  /** The id of the cause. */
  readonly cause: string
  /** Absent if the run has no history. */
  readonly verdict?: VerdictJson
  /** Only if the test is quarantined. */
  readonly quarantine?: QuarantineJson
  /** The owners of its file, as in CODEOWNERS. */
  readonly owners: readonly string[]
  /** The number of attempts, including the last one. */
  readonly attempts: number
  /** The number of failed executions, if there are several. */
  readonly executions?: number
  /** A command that runs this test again. */
  readonly rerun?: string
}

/** A file that a failed test left behind. */
export interface AttachmentJson {
  readonly name: string
  /** The media type, if the file was found. */
  readonly type?: string
  /** In bytes, if the file was found. */
  readonly size?: number
  /** Relative to the working directory, or as in the result file if it was not found. Absent for data in the result file. */
  readonly path?: string
  /** The address, if the test left a link. */
  readonly url?: string
}

type FailureValues = { readonly expected: string; readonly actual: string } | { readonly left: string; readonly right: string }

/** Information about failed tests that is not in the summary. */
export interface FailureContext {
  /** Finds the values that a failed assertion compared: as the result file states them, in the message, or in the lines before its stack. */
  readonly compare?: (message: string, details: string, stated?: StatedValues) => FailureValues | undefined
  /** Returns the page that compares the commits among which a test began to fail. */
  readonly compareUrlOf?: (verdict: Verdict) => string | undefined
  /** The places in the repository. */
  readonly locations?: { get(test: ListedTest): { readonly file: string; readonly line?: number | undefined } | undefined }
  /** The module of tests without one. */
  readonly module?: string | undefined
  readonly ownersOf?: ((test: ListedTest) => readonly string[]) | undefined
  readonly rerunOf?: ((test: ListedTest) => string | undefined) | undefined
}

/** The failures in the JSON output. */
export interface FailuresJson {
  readonly failures: readonly FailureJson[]
  /** The number of distinct failed tests that `failures` lacks, or of their executions if there are more than 100,000. */
  readonly failuresLeftOut: number
}

/** The limit for all failures together. */
const maximumBytes = 1_000_000

function failureJson(
  { test, cause, jobs, executions, verdict, quarantine }: MergedFailure,
  { locations, module: usualModule, compare, compareUrlOf, ownersOf, rerunOf }: FailureContext,
  jobNames: readonly (string | undefined)[],
): FailureJson {
  const { id, name, suite, headline = '', lead, message, details, output, compared, attempts = 1, module = usualModule } = test
  const { step, attachments, attachmentsLeftOut } = test
  const diff = lead === undefined ? compare?.(message ?? '', details ?? '', compared) : compare?.(lead, '', compared)
  const { file, line } = locations?.get(test) ?? test
  const rerun = rerunOf?.(test)
  const ownJobs = jobs.map((index) => jobNames[index]).filter((job) => job !== undefined)
  return {
    ...definedFields({ id }),
    name,
    suite,
    ...definedFields({ module }),
    jobs: [...new Set(ownJobs)],
    ...definedFields({ file, line }),
    headline,
    ...definedFields({ message, details, diff, output, step: step?.names, attachments, attachmentsLeftOut }),
    cause: cause.id,
    ...definedFields({ verdict: verdict && verdictJson(verdict, compareUrlOf), quarantine: quarantine && quarantineJson(quarantine) }),
    owners: ownersOf?.(test) ?? [],
    attempts,
    ...definedFields({ executions: executions > 1 ? executions : undefined, rerun }),
  }
}

/** Returns the first failed tests of a run, quarantined ones last, and the number of others. */
export function failuresJson(
  { failures, failedTests, counts, jobs }: Pick<RunSummary, 'failures' | 'failedTests' | 'counts' | 'jobs'>,
  context: FailureContext,
): FailuresJson {
  const jobNames = jobs.map(({ job }) => job)
  const ordered = byGroup(failures)
  const listed = fittingJson(ordered, (failure) => failureJson(failure, context, jobNames), maximumBytes)
  const shown = ordered.slice(0, listed.length)
  const executions = shown.reduce((sum, failure) => sum + failure.executions, 0)
  return {
    failures: listed,
    failuresLeftOut: failedTests === undefined ? counts.failed - executions : failedTests - distinctTests(shown).size,
  }
}

/** Returns the first failures that fit into a number of bytes as a JSON text, without the longest texts and without their files. */
export function shortFailuresJson(failures: readonly FailureJson[], limitBytes: number): string {
  const short = fittingJson(
    failures,
    ({ details: _, output: __, attachments: ___, attachmentsLeftOut: ____, ...failure }) => failure,
    limitBytes - '[]'.length,
  )
  return JSON.stringify(short)
}
