import type { RecordedTest } from '../../../../src/records/recorder.js'
import { testId } from '../../../../src/records/test-identity.js'

type JobTest = RecordedTest & { readonly job: string }

const jobs = ['ubuntu', 'windows'].flatMap((system) => ['20', '22'].map((version) => `unit (${system}, ${version})`))
const began = Date.UTC(2026, 10, 21, 2, 30)

/** Jest writes message, code and trace as one text. */
const jestMessage = `expect(received).toBe(expected)

Expected: 17.96
Received: 17.95

  41 |   const total = roundToCents(17.955)
> 42 |   expect(total).toBe(17.96)
     |                 ^
  43 | })

    at roundToCents (/repo/checkout/prices.ts:18:21)
    at Object.toBe (/repo/checkout/prices.test.ts:42:17)
    at /repo/node_modules/jest-circus/build/utils.js:231:10
    at _callCircusTest (/repo/node_modules/jest-circus/build/run.js:316:40)`

const refused = 'Error: connect ECONNREFUSED 10.0.0.4:5432'

/**
 * The results of a matrix of 4 jobs. In all jobs: a failure with a code frame, two failures of one cause, a skipped and a passed test. In
 * one job: a failure with two attempts, and a flaky test.
 */
export const failingRun: readonly JobTest[] = jobs.flatMap((job, leg) => {
  const test = (name: string, { suite = ['checkout', 'prices'], ...more }: Partial<RecordedTest>): JobTest => ({
    // A test has the same id in each job.
    id: testId('', suite, name),
    name,
    suite,
    status: 'successful',
    duration: 18 + leg,
    timestamp: began + leg * 1000,
    format: 'junit',
    job,
    ...more,
  })
  const isLast = leg === 3
  return [
    test('rounds half a cent up', {
      status: 'failed',
      message: jestMessage,
      file: 'checkout/prices.test.ts',
      line: 42,
      tags: ['money'],
      stdout: 'price list loaded\nrounding 17.955',
      metadata: { region: 'eu' },
    }),
    test('reads a voucher', { status: 'failed', message: refused }),
    test('reads a basket', { status: 'failed', message: refused, suite: ['checkout', 'baskets'] }),
    test('keeps the order of lines', {
      ...(isLast
        ? { status: 'failed', message: 'the lines differ', attempts: [{ status: 'failed', duration: 5000, message: 'timed out' }] }
        : {}),
    }),
    test('pays by card', {
      duration: 6300,
      ...(isLast ? { flaky: true, attempts: [{ status: 'failed', message: 'Timed out waiting for #pay' }] } : {}),
    }),
    test('sends a fax', { status: 'skipped', message: 'not ready' }),
    test('adds an item', {}),
  ]
})
