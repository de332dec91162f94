import type { Problem } from '../../records/problem.js'
import type { Recorder } from '../../records/recorder.js'
import type { RunCounts } from './neighbours/check-verdicts.js'

/** Counts the results of a run. */
export interface Counter {
  /** Passes everything on. */
  readonly recorder: Recorder
  counts(): RunCounts
}

/** Creates a counter. Only a run whose files beside the results state something needs it. */
export function createCounter(recorder: Recorder): Counter {
  const total = noCounts()
  let file = noCounts()
  return {
    recorder: {
      ...recorder,
      test(test) {
        file.tests += 1
        if (test.flaky === true) file.flaky += 1
        if (test.status !== 'successful' && test.status !== 'skipped') file.failed += 1
        recorder.test(test)
      },
      restartFile() {
        file = noCounts()
        recorder.restartFile()
      },
      endFile(problems) {
        total.tests += file.tests
        total.failed += file.failed
        total.flaky += file.flaky
        total.runErrors += problems.filter(isError).length
        file = noCounts()
        recorder.endFile(problems)
      },
    },
    counts: () => total,
  }
}

const noCounts = () => ({ tests: 0, failed: 0, flaky: 0, runErrors: 0 })

const isError = ({ severity }: Problem): boolean => severity === 'error'
