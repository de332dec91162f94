import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSummary, type Summary } from '../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../src/records/recorder.js'

interface Found extends Partial<RecordedTest> {
  readonly id: string
}

const failing = (fields: Found): RecordedTest => ({ name: fields.id, suite: [], status: 'failed', message: 'out of stock', ...fields })

function readFile(summary: Summary, tests: readonly Found[]): void {
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const one of tests) summary.test(failing(one))
  summary.endFile([])
}

function resultOf(...files: readonly (readonly Found[])[]) {
  const summary = createSummary()
  for (const tests of files) readFile(summary, tests)
  return summary.result()
}

const many = (count: number, prefix: string, fields: Partial<RecordedTest> = {}): readonly Found[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, ...fields }))

const namesOf = (tests: readonly { readonly name: string }[]) => tests.map(({ name }) => name)

test.each([
  ['begin', (digits: string) => digits.padEnd(32, '0')],
  ['end', (digits: string) => digits.padStart(32, '0')],
])('keeps tests apart when only the %s of their ids of 32 digits differs', (_, idOf) => {
  const tests = Array.from({ length: 2_000 }, (_, index) => ({ id: idOf((index + 1).toString(16).padStart(4, '0')) }))
  const { failedTests, causes } = resultOf(tests)
  expect(failedTests).toBe(2_000)
  expect(causes.reduce((sum, { tests }) => sum + tests, 0)).toBe(2_000)
})

test('merges the failures of one test for one cause in several jobs', () => {
  const inJob = (job: string) =>
    [
      { id: 'a', job },
      { id: 'b', job, message: `cannot reach ${job}` },
    ] as const
  const { failures, failedTests, jobs, counts, causes } = resultOf(inJob('unit (linux)'), inJob('unit (windows)'))
  expect(jobs.map(({ job }) => job)).toEqual(['unit (linux)', 'unit (windows)'])
  expect(failures.map(({ test: { id }, jobs, executions }) => ({ id, jobs, executions }))).toEqual([
    { id: 'a', jobs: [0, 1], executions: 2 },
    { id: 'b', jobs: [0], executions: 1 },
    { id: 'b', jobs: [1], executions: 1 },
  ])
  expect([failedTests, counts.failed]).toEqual([2, 4])
  expect(causes.map(({ executions, tests, jobs }) => [executions, tests, jobs])).toEqual([
    [2, 1, [0, 1]],
    [1, 1, [0]],
    [1, 1, [1]],
  ])
})

test('lists the tests that failed in the most jobs first, then in the order of reading', () => {
  const { failures } = resultOf(
    [
      { id: 'a', job: '1' },
      { id: 'b', job: '1' },
      { id: 'c', job: '1' },
    ],
    [
      { id: 'c', job: '2' },
      { id: 'b', job: '2' },
    ],
    [{ id: 'c', job: '3' }],
  )
  expect(failures.map(({ test: { id } }) => id)).toEqual(['c', 'b', 'a'])
})

test('never merges tests without an id', () => {
  const anonymous = { name: 'adds', suite: [], status: 'failed', message: 'out of stock' } as const
  const summary = createSummary()
  for (const path of ['a.xml', 'b.xml']) {
    summary.beginFile({ path, format: 'junit' })
    summary.test(anonymous)
    summary.test(anonymous)
    summary.endFile([])
  }
  expect(summary.result()).toMatchObject({ failedTests: 4, failures: { length: 4 }, causes: [{ tests: 4 }] })
})

test('lists the failures of rare causes when one cause has thousands of failures', () => {
  const common = many(5_000, 'common')
  const rare = many(10, 'rare', { message: 'cannot open the till' })
  const single = [{ id: 'single', message: 'no such coupon' }]
  for (const files of [[common, rare, single], [[...common, ...rare, ...single]], [single, rare, common]]) {
    const { failures, failedTests, causes } = resultOf(...files)
    expect(failures).toHaveLength(1_000)
    expect(new Set(failures.map(({ test: { id } }) => id))).toEqual(
      new Set([...common.slice(0, 989), ...rare, ...single].map(({ id }) => id)),
    )
    expect(failedTests).toBe(5_011)
    expect(causes.map(({ executions, tests }) => [executions, tests])).toEqual([
      [5_000, 5_000],
      [10, 10],
      [1, 1],
    ])
  }
})

test('names the first three distinct tests of a cause', () => {
  const { causes } = resultOf([{ id: 'a' }, { id: 'a' }, { id: 'b' }], [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }])
  expect(causes).toMatchObject([{ executions: 7, tests: 4, first: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }])
  expect(causes[0]?.first).toHaveLength(3)
})

test('keeps a frequent cause with its names when a thousand other causes come first', () => {
  const letters = (index: number) => [...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
  const others = Array.from({ length: 1_500 }, (_, index) => ({ id: `other ${index}`, message: `no ${letters(index)}` }))
  const { causes, otherCauses, failures, failedTests } = resultOf(others, many(500, 'late'))
  expect(causes[0]).toMatchObject({ cause: { signature: 'out of stock' }, executions: 500, tests: 500 })
  expect(namesOf(causes[0]?.first ?? [])).toEqual(['late1', 'late2', 'late3'])
  expect([causes.length, otherCauses, failures.length, failedTests]).toEqual([1_000, 501, 1_000, 2_000])
})

/** Returns failures that all have different causes. */
const different = (count: number, prefix = 'other'): readonly Found[] =>
  Array.from({ length: count }, (_, index) => {
    const letters = [...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
    return { id: `${prefix} ${index}`, message: `no ${prefix} ${letters}` }
  })

test('counts exactly 2,000 causes', () => {
  const result = resultOf(different(2_000))
  expect([result.causes.length, result.otherCauses, result.failedTests]).toEqual([1_000, 1_000, 2_000])
  expect(result.otherCausesIsMinimum).toBeUndefined()
  const again = resultOf(different(2_000), different(2_000))
  expect([again.otherCauses, again.otherCausesIsMinimum, again.causes[0]?.executions]).toEqual([1_000, undefined, 2])
})

test.each([2_001, 5_000])('counts at least 2,000 causes, and every test, when %d tests fail for different causes', (count) => {
  const { causes, otherCauses, otherCausesIsMinimum, failedTests, failures } = resultOf(different(count))
  expect([causes.length, otherCauses, otherCausesIsMinimum]).toEqual([1_000, 1_000, true])
  expect([failedTests, failures.length]).toEqual([count, 1_000])
})

test('counts the failures of a known cause after 2,000 others', () => {
  const { causes, otherCausesIsMinimum, failedTests } = resultOf(many(3, 'early'), different(2_500), many(4, 'late'))
  expect(causes[0]).toMatchObject({ cause: { signature: 'out of stock' }, executions: 7, tests: 7 })
  expect([otherCausesIsMinimum, failedTests]).toEqual([true, 2_507])
})

test('finds a frequent cause with its second failure when 2,000 others come first', () => {
  const { causes, failedTests } = resultOf(different(2_500), many(500, 'late'))
  expect(causes[0]).toMatchObject({ cause: { signature: 'out of stock' }, executions: 499, tests: 499 })
  expect(failedTests).toBe(3_000)
})

test('counts a test whose first cause was not read when it fails for a known cause', () => {
  const unread = { id: 'both', message: 'no such shop' }
  const { causes, failedTests } = resultOf(many(2, 'early'), different(2_000), [unread], [{ id: 'both' }])
  expect(causes[0]).toMatchObject({ cause: { signature: 'out of stock' }, executions: 3, tests: 3 })
  expect(failedTests).toBe(2_003)
})

test('counts all causes when the caller reads each of them anyway', () => {
  const summary = createSummary(undefined, undefined, () => true)
  readFile(summary, different(2_500))
  expect(summary.result()).toMatchObject({ otherCauses: 1_500 })
  expect(summary.result().otherCausesIsMinimum).toBeUndefined()
})

test('forgets causes that were not read when their file is read again', () => {
  const summary = createSummary()
  readFile(summary, different(1_999))
  summary.beginFile({ path: 'b.xml', format: 'junit' })
  for (const one of different(10, 'cut')) summary.test(failing(one))
  summary.restartFile()
  summary.test(failing({ id: 'only', message: 'no such shop' }))
  summary.endFile([])
  const { otherCauses, otherCausesIsMinimum, failedTests } = summary.result()
  expect([otherCauses, otherCausesIsMinimum, failedTests]).toEqual([1_000, undefined, 2_000])
})

test('counts no distinct tests when more than 100,000 executions failed', () => {
  const half = many(50_000, 't')
  expect(resultOf(half, half).failedTests).toBe(50_000)
  const { failedTests, causes, failures } = resultOf(half, half, [{ id: 'one more' }])
  expect(failedTests).toBeUndefined()
  expect(causes).toMatchObject([{ executions: 100_000, tests: 50_000 }])
  expect(failures[0]).toMatchObject({ executions: 2 })
})

test('merges the flaky executions of one test in several jobs', () => {
  const flaky = (job: string): Found => ({ id: 'a', job, status: 'successful', flaky: true, attempts: [{ status: 'failed' }] })
  const { flakyFailures, flakyTests, flaky: listed, counts } = resultOf([flaky('1'), flaky('2')], [flaky('2')])
  expect(flakyFailures).toMatchObject([{ test: { id: 'a', attempts: 2 }, jobs: [0, 1], executions: 3 }])
  expect([flakyTests, listed.length, counts.flaky]).toEqual([1, 1, 3])
})

const anyFound = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map(String),
  job: fc.constantFrom('1', '2'),
  message: fc.constantFrom('a', 'b', 'c'),
  status: fc.constantFrom('failed' as const, 'successful' as const),
  flaky: fc.boolean(),
})

test('forgets the merged failures of a file that is read again', () => {
  fc.assert(
    fc.property(fc.array(anyFound), fc.array(anyFound), fc.array(anyFound), (before, voided, after) => {
      const restarted = createSummary()
      readFile(restarted, before)
      restarted.beginFile({ path: 'a.xml', format: 'junit' })
      for (const one of voided) restarted.test(failing(one))
      restarted.restartFile()
      for (const one of after) restarted.test(failing(one))
      restarted.endFile([])
      expect(restarted.result()).toEqual(resultOf(before, after))
    }),
  )
})

test('forgets the merged failures of a file that is read again when the list is full', () => {
  const before = [...many(1_200, 'a'), ...many(300, 'b', { message: 'cannot open the till' })]
  const voided = [...many(700, 'c', { message: 'no such coupon' }), ...many(1_200, 'a', { job: '2' })]
  const after = many(20, 'd', { message: 'no such address' })
  const summary = createSummary()
  readFile(summary, before)
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const one of voided) summary.test(failing(one))
  summary.restartFile()
  for (const one of after) summary.test(failing(one))
  summary.endFile([])
  expect(summary.result()).toEqual(resultOf(before, after))
})
