import { createFailureIndex } from '../../../../src/deliver/html-report/writer/failure-index.js'
import type { BuildResults, BuildTest } from '../../../../src/judge/history/build-results.js'
import type { Outcome } from '../../../../src/judge/history/test-histories.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { completeResults } from '../../../judge/history/build-results-of.js'

const outcomeOf = ({ status, flaky }: RecordedTest): Outcome =>
  status === 'failed' ? 'F' : flaky === true ? 'f' : status === 'successful' ? 'P' : status === 'skipped' ? 'S' : '-'

/** Returns the results of a run as a judge needs them. */
export function buildResults(tests: readonly RecordedTest[]): BuildResults {
  const failureOf = createFailureIndex()
  const rows = tests.map((test): BuildTest => {
    const { id = '', name, suite, job, file, duration } = test
    const cause = failureOf(test)?.cause[0]
    return {
      id,
      name,
      suite,
      outcome: outcomeOf(test),
      ...(job === undefined ? {} : { job }),
      ...(file === undefined ? {} : { file }),
      ...(duration === undefined ? {} : { duration }),
      ...(cause === undefined ? {} : { cause }),
    }
  })
  return completeResults(rows)
}
