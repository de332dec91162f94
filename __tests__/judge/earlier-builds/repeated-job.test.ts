import { expect, test } from 'vitest'
import { withEarlierFailures } from '../../../src/judge/earlier-builds/repeated-job.js'
import type { RecordedTest, Recorder } from '../../../src/records/recorder.js'
import { createTestIdentities, testId } from '../../../src/records/test-identity.js'

const failure = { status: 'failed', message: 'sum is wrong' } as const
const example = (name: string, more: Partial<RecordedTest> = {}): RecordedTest => ({ name, suite: [], status: 'successful', ...more })

/** Passes tests through a recorder that knows that the tests with these ids failed. Returns what arrives. */
function marked(failed: readonly string[], feed: (recorder: Recorder) => void): readonly RecordedTest[] {
  const tests: RecordedTest[] = []
  const next: Recorder = {
    beginFile() {},
    test: (one) => void tests.push(one),
    restartFile() {},
    endFile() {},
    record() {},
  }
  const failures = { of: (id: string) => (failed.includes(id) ? failure : undefined) }
  feed(withEarlierFailures(next, { attempt: 2, failures }, createTestIdentities('web')))
  return tests
}

const flaky = { flaky: true, passedOnAttempt: 2, attempts: [failure] }

test('marks a test as flaky when it failed in the earlier attempt and passes now', () => {
  const given = [example('a'), example('b'), example('c', { status: 'failed' }), example('d', { status: 'skipped' })]
  const failed = ['a', 'c', 'd'].map((name) => testId('web', [], name))
  const tests = marked(failed, (recorder) => {
    recorder.beginFile({ path: 'a.xml', format: 'junit' })
    for (const one of given) recorder.test(one)
  })
  expect(tests).toEqual([{ ...given[0], ...flaky }, ...given.slice(1)])
  expect(tests[1]).toBe(given[1])
})

test('puts the failure before the retries of the test', () => {
  const retry = { status: 'failed', message: 'too slow' } as const
  const [one] = marked([testId('web', [], 'a')], (recorder) => recorder.test(example('a', { flaky: true, attempts: [retry] })))
  expect(one).toMatchObject({ passedOnAttempt: 2, attempts: [failure, retry] })
})

test('numbers tests with the same name in each file, also when a file is read again', () => {
  const tests = marked([testId('web', [], 'a', 1)], (recorder) => {
    for (const path of ['a.xml', 'b.xml']) {
      recorder.beginFile({ path, format: 'junit' })
      recorder.test(example('a'))
      recorder.restartFile()
      recorder.test(example('a'))
      recorder.test(example('a'))
    }
  })
  expect(tests.map(({ passedOnAttempt }) => passedOnAttempt)).toEqual([undefined, undefined, 2, undefined, undefined, 2])
})

test('keeps a test that the records of the earlier attempt have already marked', () => {
  const known = example('a', { id: 'x', passedOnAttempt: 2, flaky: true, attempts: [failure] })
  expect(marked(['x'], (recorder) => recorder.test(known))).toEqual([known])
})
