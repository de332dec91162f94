import { definedFields } from '../../base/defined-fields.js'
import { detach } from '../../base/text/detach.js'
import type { Problem } from '../../records/problem.js'
import type { Recorder } from '../../records/recorder.js'
import type { FileCounts } from './neighbours/check-verdicts.js'
import { type ListedFailure, titleOf } from './neighbours/neighbour.js'

/** Counts the results of a run. */
export interface Counter {
  /** Passes everything on. */
  readonly recorder: Recorder
  counts(): readonly FileCounts[]
}

/** The number of failed tests whose names are kept. */
const maximumFailures = 2_000

/** Creates a counter. Only a run whose files beside the results state something needs it. */
export function createCounter(recorder: Recorder): Counter {
  const files: FileCounts[] = []
  let kept = 0
  let file = noCounts('')
  let hasNames = true
  return {
    recorder: {
      ...recorder,
      beginFile(input) {
        file = noCounts(input.path)
        // A title of Allure may replace the name of a test.
        hasNames = input.format !== 'allure'
        recorder.beginFile(input)
      },
      test(test) {
        file.tests += 1
        if (test.flaky === true) file.flaky += 1
        if (test.status === 'skipped') file.skipped += 1
        else if (test.status !== 'successful') {
          file.failed += 1
          if (hasNames && kept + file.failures.length < maximumFailures) {
            const { suite, name, file: place = suite[0] ?? '', producer } = test
            const title = titleOf([...suite, name].join(' '))
            file.failures.push({ title, name: titleOf(name), place: detach(place), ...definedFields({ producer }) })
          }
        }
        recorder.test(test)
      },
      restartFile() {
        file = noCounts(file.path)
        recorder.restartFile()
      },
      endFile(problems) {
        file.runErrors = problems.filter(isError).length
        kept += file.failures.length
        files.push(file)
        recorder.endFile(problems)
      },
    },
    counts: () => files,
  }
}

const noCounts = (path: string) => ({ path, tests: 0, failed: 0, skipped: 0, flaky: 0, runErrors: 0, failures: [] as ListedFailure[] })

const isError = ({ severity }: Problem): boolean => severity === 'error'
