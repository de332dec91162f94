import { rerunAllCommand, rerunCommand } from '../rerun/rerun-command.js'
import type { RerunTarget } from '../rerun/rerun-target.js'
import type { SourceLocation } from '../source-locations/test-location.js'
import type { ListedTest } from '../summary/listed-test.js'
import type { RunSummary } from '../summary/run-summary.js'

/** Makes commands that run tests of a run again. */
export interface TestReruns {
  readonly rerunOf: (test: ListedTest) => string | undefined
  /** Returns a command for all failed tests. Undefined if it could not run all of them. */
  readonly rerunAll: () => string | undefined
}

/** Makes the commands of a run. They use the places of its failures in the repository. */
export function createTestReruns(summary: RunSummary, locations: ReadonlyMap<ListedTest, SourceLocation>): TestReruns {
  const targetOf = (test: ListedTest): RerunTarget => ({ ...test, location: locations.get(test)?.file })
  return {
    rerunOf: (test) => rerunCommand(targetOf(test)),
    rerunAll: () => {
      const { failures, failedTests } = summary
      const distinct = new Map(failures.map(({ test }) => [test.id ?? test, test]))
      return failedTests === distinct.size ? rerunAllCommand([...distinct.values()].map(targetOf)) : undefined
    },
  }
}
