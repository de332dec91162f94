import type { RerunTarget } from '../../judge/rerun/rerun-target.js'
import type { FailureLocations } from '../../judge/source-locations/failure-locations.js'
import { distinctTests } from '../../judge/summary/distinct-tests.js'
import type { ListedTest } from '../../judge/summary/listed-test.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { ReportScope } from '../../report/content/scope.js'

/** Makes commands that run tests of a run again. */
export interface TestReruns {
  readonly rerunOf: (test: ListedTest) => string | undefined
  /** Returns a command that opens the Playwright trace of a test. */
  readonly traceOf?: (test: ListedTest) => string | undefined
  readonly bisectionOf?: ReportScope['bisectionOf']
  /** Returns a command for all failed tests. Undefined if it could not run all of them. */
  readonly rerunAll: () => string | undefined
}

const none: TestReruns = { rerunOf: () => undefined, rerunAll: () => undefined }

/**
 * Makes the commands of a run. They use the places of its failures in the repository. Loads the code for all tools only if there are tests
 * that need a command.
 */
export async function createTestReruns(summary: RunSummary, locations: FailureLocations): Promise<TestReruns> {
  if (summary.failures.length === 0 && summary.flakyFailures.length === 0) return none
  const [{ rerunAllCommand, rerunCommand }, { bisection }, { traceCommand, traceLanguage }] = await Promise.all([
    import('../../judge/rerun/rerun-command.js'),
    import('../../judge/rerun/bisection.js'),
    import('../../judge/rerun/trace-command.js'),
  ])
  // Most tools select a test without its place, which takes longer to find than the rest of a command.
  const targetOf = (test: ListedTest): RerunTarget => ({
    ...test,
    get location() {
      return locations.get(test)?.file
    },
  })
  return {
    rerunOf: (test) => rerunCommand(targetOf(test)),
    traceOf: (test) => (test.trace === undefined ? undefined : traceCommand(test.trace, traceLanguage(targetOf(test)))),
    bisectionOf: (test, range) => bisection(targetOf(test), range),
    rerunAll: () => {
      const { failures, failedTests } = summary
      const distinct = distinctTests(failures)
      return failedTests === distinct.size ? rerunAllCommand([...distinct.values()].map(targetOf)) : undefined
    },
  }
}
