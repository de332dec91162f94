import type { ListedTest } from './listed-test.js'
import type { RunSummary } from './run-summary.js'

/** A failed test in the JSON output, with shortened texts. */
export interface FailureJson {
  /** As in the records. */
  readonly id?: string
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly module?: string
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
  /** The number of attempts, including the last one. */
  readonly attempts: number
}

type FailureValues = { readonly expected: string; readonly actual: string } | { readonly left: string; readonly right: string }

/** Information about failed tests that is not in the summary. */
export interface FailureContext {
  /** Finds the values that a failed assertion compared in the message of a failure or in the lines before its stack. */
  readonly compare?: (message: string, details: string) => FailureValues | undefined
  /** The places in the repository. */
  readonly locations?: ReadonlyMap<ListedTest, { readonly file: string; readonly line?: number | undefined }>
  /** The module of tests without one. */
  readonly module?: string | undefined
}

/** The limit for all failures together. */
const maximumBytes = 1_000_000

function failureJson(test: ListedTest, { locations, module: usualModule, compare }: FailureContext): FailureJson {
  const { id, name, suite, headline = '', lead, message, details, output, attempts = 1, module = usualModule } = test
  const diff = lead === undefined ? compare?.(message ?? '', details ?? '') : compare?.(lead, '')
  const { file, line } = locations?.get(test) ?? test
  return {
    ...(id === undefined ? {} : { id }),
    name,
    suite,
    ...(module === undefined ? {} : { module }),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    headline,
    ...(message === undefined ? {} : { message }),
    ...(details === undefined ? {} : { details }),
    ...(diff === undefined ? {} : { diff }),
    ...(output === undefined ? {} : { output }),
    attempts,
  }
}

/** Returns the first failed tests of a run, and the number of others. */
export function failuresJson({ tests, counts }: Pick<RunSummary, 'tests' | 'counts'>, context: FailureContext) {
  const failures: FailureJson[] = []
  let bytes = 0
  for (const test of tests.failed) {
    const failure = failureJson(test, context)
    bytes += Buffer.byteLength(JSON.stringify(failure)) + 1
    if (bytes > maximumBytes) break
    failures.push(failure)
  }
  return { failures, failuresLeftOut: counts.failed - failures.length }
}
