import type { RecordedTest } from '../../../../src/records/recorder.js'
import { testId } from '../../../../src/records/test-identity.js'

const began = Date.UTC(2026, 10, 21, 2, 30)

const jobs = ['ubuntu-latest', 'windows-latest'].flatMap((system) => [18, 20, 22, 24].map((version) => `unit (${system}, ${version})`))

/** A record of a run of several jobs. */
type JobTest = RecordedTest & { readonly job: string }

const message = (expected: string, received: string) => `AssertionError: expected ${received} to be ${expected}`
const trace = (file: string, line: number) =>
  `AssertionError: not equal\n    at roundToCents (checkout/prices.ts:18:21)\n    at ${file}:${line}:31\n    at run (node_modules/vitest/dist/run.js:120:9)`

const failures = [
  { name: 'rounds half a cent up', suite: ['checkout', 'prices'], expected: '17.96', received: '17.95', inJobs: () => true },
  {
    name: 'applies a voucher to the rounded total',
    suite: ['checkout', 'vouchers'],
    expected: '8.98',
    received: '8.97',
    inJobs: () => true,
  },
  {
    name: 'keeps the order of lines',
    suite: ['cart', 'totals'],
    expected: 'a,b',
    received: 'b,a',
    inJobs: (job: string) => /windows-latest, 2[02]/.test(job),
  },
]

const passing = ['cart › totals', 'catalog › filter', 'catalog › price list', 'checkout › address', 'checkout › basket', 'orders › mail']

/** The results of 8 jobs of a matrix: 3 tests failed, 1 is flaky, 2 are skipped, the others passed. */
export function buildRun(passed = 60): readonly JobTest[] {
  return jobs.flatMap((job, leg) => {
    const common = (index: number) => ({ job, timestamp: began + leg * 1000 + index * 20, format: 'junit' })
    const failed = failures.map(({ name, suite, expected, received, inJobs }, index): JobTest => {
      const file = `${suite.join('/')}.test.ts`
      const isFailed = inJobs(job)
      return {
        ...common(index),
        name,
        suite,
        file,
        line: 42,
        status: isFailed ? 'failed' : 'successful',
        duration: 18 + leg,
        tags: ['money'],
        ...(isFailed ? { message: message(expected, received), details: trace(file, 42), stdout: '17.955 rounds to 17.95' } : {}),
      }
    })
    const flaky: JobTest = {
      ...common(3),
      name: 'pays by card',
      suite: ['checkout', 'payment'],
      file: 'checkout/payment.test.ts',
      status: 'successful',
      duration: 6300,
      ...(leg === 3
        ? { flaky: true, attempts: [{ status: 'failed' as const, message: 'Error: connect ECONNREFUSED 10.0.0.4:5432' }] }
        : {}),
    }
    const skipped = ['sends a fax', 'prints a label'].map(
      (name, index): JobTest => ({ ...common(4 + index), name, suite: ['orders', 'post'], status: 'skipped', message: 'not ready' }),
    )
    const others = Array.from({ length: passed }, (_, index): JobTest => {
      const suite = (passing[index % passing.length] ?? '').split(' › ')
      return {
        ...common(6 + index),
        name: `handles case ${index}`,
        suite,
        file: `${suite.join('/')}.test.ts`,
        status: 'successful',
        duration: (index * 37) % 900,
      }
    })
    return [...failed, flaky, ...skipped, ...others].map((test) => ({ ...test, id: testId('', test.suite, test.name) }))
  })
}
