import type { TestAttempt } from '../../../records/record.js'
import type { RecordedTest, Recorder } from '../../../records/recorder.js'

/** The role of one run of a repeated test: an earlier attempt, or the last one. */
export interface RunRole {
  /** The name of the test, to recognise a file that has changed. */
  readonly name: string
  /** The earlier attempts, if this is the last one. */
  readonly attempts?: readonly TestAttempt[]
}

/** The runs of repeated tests: by the path of their file, and by their position among its tests. */
export type RepeatPlan = ReadonlyMap<string, ReadonlyMap<number, RunRole>>

/** Passes everything on, and makes earlier attempts part of the last one. */
export function withRepeats(recorder: Recorder, plan: RepeatPlan): Recorder {
  let roles: ReadonlyMap<number, RunRole> | undefined
  let position = 0
  return {
    ...recorder,
    beginFile(file) {
      roles = plan.get(file.path)
      position = 0
      recorder.beginFile(file)
    },
    test(test) {
      const role = roles?.get(position)
      position += 1
      if (role === undefined || role.name !== test.name) recorder.test(test)
      else if (role.attempts !== undefined) recorder.test(lastAttempt(test, role.attempts))
    },
    restartFile() {
      position = 0
      recorder.restartFile()
    },
  }
}

function lastAttempt(test: RecordedTest, earlier: readonly TestAttempt[]): RecordedTest {
  const attempts = [...earlier, ...(test.attempts ?? [])]
  const isFlaky = test.status === 'successful' && attempts.some(({ status }) => status === 'failed')
  return { ...test, attempts, ...(isFlaky && { flaky: true }) }
}
