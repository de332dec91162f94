import { expect, test } from 'vitest'
import type { ListedTest } from '../../../src/judge/summary/listed-test.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createTestReruns } from '../../../src/run/judge/test-reruns.js'

const summaryOf = (...tests: ListedTest[]) =>
  ({ failures: tests.map((each) => ({ test: each })), flakyFailures: [], failedTests: tests.length }) as unknown as RunSummary

const scenario = (file: string, line: number): ListedTest => ({
  name: `pays ${line}`,
  suite: ['cart'],
  status: 'failed',
  format: 'cucumber',
  source: 'cucumber.json',
  file,
  line,
})

test('looks for no place when the files of the tests are relative', async () => {
  const locations = {
    get() {
      throw new Error('A place is looked for.')
    },
  }
  const { rerunAll } = await createTestReruns(summaryOf(scenario('a.feature', 3), scenario('a.feature', 7)), locations)
  expect(rerunAll()).toBe('cucumber a.feature:3 a.feature:7')
})

test('looks for the place when the file of a test is absolute', async () => {
  const { rerunAll } = await createTestReruns(summaryOf(scenario('/build/features/a.feature', 3)), {
    get: () => ({ file: 'features/a.feature' }),
  })
  expect(rerunAll()).toBe('cucumber features/a.feature:3')
})
