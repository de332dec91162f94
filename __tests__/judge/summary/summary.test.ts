import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createQuarantine } from '../../../src/judge/quarantine/quarantine.js'
import { withProblems } from '../../../src/judge/summary/run-summary.js'
import { createSummary, type Summary } from '../../../src/judge/summary/summary.js'
import { type ProblemRecord, type Status, statuses } from '../../../src/records/record.js'
import type { RecordedTest } from '../../../src/records/recorder.js'

const passing = (fields: Partial<RecordedTest> = {}): RecordedTest => ({ name: 'works', suite: ['Cart'], status: 'successful', ...fields })

function read(summary: Summary, path: string, tests: readonly RecordedTest[]): void {
  summary.beginFile({ path, format: 'junit' })
  for (const one of tests) summary.test(one)
  summary.endFile([])
}

function resultOf(...tests: readonly RecordedTest[]) {
  const summary = createSummary()
  read(summary, 'a.xml', tests)
  return summary.result()
}

const anyTest = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  suite: fc.array(fc.constantFrom('S', 'T'), { maxLength: 2 }),
  status: fc.constantFrom(...statuses),
  duration: fc.integer({ min: 0, max: 1000 }),
  flaky: fc.boolean(),
  tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }),
})

describe('counts', () => {
  test('adds up all tests by file, suite, tag and status', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyTest, { maxLength: 20 }), { maxLength: 5 }), (files) => {
        const summary = createSummary()
        for (const [index, tests] of files.entries()) read(summary, `${index}.xml`, tests)
        const { counts, files: byFile, suites, tags } = summary.result()
        const all = files.flat()
        const sum = (tests: readonly RecordedTest[]) => ({
          total: tests.length,
          ...Object.fromEntries(statuses.map((status) => [status, tests.filter((one) => one.status === status).length])),
          flaky: tests.filter((one) => one.flaky).length,
          duration: tests.reduce((duration, one) => duration + (one.duration ?? 0), 0),
        })
        expect(counts).toEqual(sum(all))
        expect(byFile.map((file) => file.counts)).toEqual(files.map(sum))
        for (const suite of suites) expect(suite.counts).toEqual(sum(all.filter((one) => one.suite.join() === suite.path.join())))
        expect(suites.length).toBe(new Set(all.map((one) => one.suite.join())).size)
        for (const { tag, counts: tagged } of tags) expect(tagged).toEqual(sum(all.filter((one) => one.tags.some((name) => name === tag))))
        expect(tags.length).toBe(new Set(all.flatMap((one) => one.tags)).size)
      }),
    )
  })

  test('keeps the total duration finite when stated durations overflow', () => {
    const { counts } = resultOf(passing({ duration: 1e308 }), passing({ duration: 1e308 }))
    expect(counts.duration).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('discards the tests of a file that is read again, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyTest), fc.array(anyTest), fc.array(anyTest), (before, voided, tests) => {
        const restarted = createSummary()
        read(restarted, 'before.xml', before)
        restarted.beginFile({ path: 'a.xml', format: 'trx' })
        for (const one of voided) restarted.test(one)
        restarted.restartFile()
        for (const one of tests) restarted.test(one)
        restarted.endFile([])

        const straight = createSummary()
        read(straight, 'before.xml', before)
        straight.beginFile({ path: 'a.xml', format: 'trx' })
        for (const one of tests) straight.test(one)
        straight.endFile([])
        expect(restarted.result()).toEqual(straight.result())
      }),
    )
  })

  test('counts a tag once when a test has it twice', () => {
    expect(resultOf(passing({ tags: ['slow', 'slow'] })).tags).toMatchObject([{ tag: 'slow', counts: { total: 1 } }])
  })

  test('rounds away the errors of adding fractions', () => {
    expect(resultOf(passing({ duration: 0.1 }), passing({ duration: 0.2 })).counts.duration).toBe(0.3)
  })
})

describe('status of a run', () => {
  const incomplete = { severity: 'error', kind: 'incomplete', message: 'It stopped.' } as const
  const cases: readonly (readonly [Status, readonly Status[]])[] = [
    ['failed', ['successful', 'failed', 'cancelled']],
    ['cancelled', ['successful', 'running', 'cancelled']],
    ['running', ['successful', 'running']],
    ['successful', ['skipped', 'successful', 'unknown']],
    ['skipped', ['skipped', 'unknown']],
    ['unknown', ['unknown']],
    ['unknown', []],
  ]

  test.each(cases)('is %s when the tests are %j', (status, found) => {
    expect(resultOf(...found.map((one) => passing({ status: one }))).status).toBe(status)
  })

  test('has the status failed when the run stopped before its end', () => {
    expect(withProblems(resultOf(passing()), [incomplete]).status).toBe('failed')
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    summary.test(passing())
    summary.endFile([{ ...incomplete, path: 'a.xml' }])
    expect(summary.result()).toMatchObject({ status: 'failed', files: [{ problems: [{ kind: 'incomplete' }] }] })
  })

  test('is not failed when there is only a warning', () => {
    expect(withProblems(resultOf(passing()), [{ severity: 'warning', message: 'Odd.' }]).status).toBe('successful')
  })
})

describe('bounded memory', () => {
  const many = Array.from({ length: 30_000 }, (_, index) =>
    passing({ name: `test ${index}`, suite: [`suite ${index}`], tags: [`tag ${index}`], duration: index }),
  )

  test('keeps the most relevant suites and tags, and the sum of the others', () => {
    const { suites, otherSuites, tags, otherTags } = resultOf(
      ...many,
      passing({ suite: ['the broken one'], status: 'failed', duration: 0 }),
    )
    expect(suites).toHaveLength(5_000)
    expect(suites[0]?.path).toEqual(['the broken one'])
    expect(suites[1]?.path).toEqual(['suite 29999'])
    expect(otherSuites.groups).toBe(25_001)
    expect(otherSuites.counts.total).toBe(25_001)
    expect(tags).toHaveLength(1_000)
    expect(otherTags.counts.total).toBe(29_000)
  })

  const recordedProblems = (count: number, last: Pick<ProblemRecord, 'severity' | 'problem'>) => {
    const summary = createSummary()
    summary.beginFile({ path: 'records.ndjson', format: 'records' })
    summary.test(passing())
    for (let number = 1; number < count; number += 1) summary.record({ kind: 'problem', severity: 'warning', message: `Odd ${number}.` })
    summary.record({ kind: 'problem', message: 'The last one.', ...last })
    summary.endFile([])
    return summary.result()
  }

  test('counts the recorded problems after the first 10,000', () => {
    const { problems, status } = recordedProblems(12_345, { severity: 'warning' })
    expect(problems).toHaveLength(10_001)
    expect(problems.at(-1)).toEqual({ severity: 'warning', message: '2,345 more problems are not listed.' })
    expect(status).toBe('successful')
  })

  test('is incomplete when only a problem that is not listed means that results are missing', () => {
    const { problems, status } = recordedProblems(10_001, { severity: 'error', problem: 'incomplete' })
    expect(problems.at(-1)).toEqual({ severity: 'error', kind: 'incomplete', message: '1 more problem is not listed.' })
    expect(status).toBe('failed')
  })

  test('keeps the first thousand failed tests with shortened texts, and counts all', () => {
    const failed = many.slice(0, 3_000).map((one, index): RecordedTest => {
      const length = index === 0 ? 64_000 : 1_000
      return { ...one, status: 'failed', message: 'm'.repeat(length), details: `first${'d'.repeat(length)}last` }
    })
    const summary = createSummary()
    read(summary, 'a.xml', failed.slice(0, 700))
    read(summary, 'b.xml', failed.slice(700))
    const { counts, tests } = summary.result()
    expect(counts.failed).toBe(3_000)
    expect(tests.failed.map((one) => one.name)).toEqual(failed.slice(0, 1_000).map((one) => one.name))
    expect(tests.failed[0]?.message?.length).toBeLessThan(2_100)
    expect(tests.failed[0]?.details).toMatch(/^firstd+\n… \d+ characters left out …\nd+last$/)
  })

  test('shortens a name of a million characters', () => {
    const huge = 'n'.repeat(1_000_000)
    const result = resultOf(passing({ name: huge, suite: [huge], status: 'failed', file: huge, tags: [huge] }))
    expect(JSON.stringify(result).length).toBeLessThan(20_000)
  })
})

describe('listed tests', () => {
  test('sorts the slowest tests of all files', () => {
    const summary = createSummary()
    read(
      summary,
      'a.xml',
      Array.from({ length: 50 }, (_, index) => passing({ name: `a ${index}`, duration: index })),
    )
    read(summary, 'b.xml', [passing({ name: 'slow', duration: 1_000 }), passing({ name: 'quick', duration: 1 })])
    const { slowest } = summary.result()
    expect(slowest).toHaveLength(20)
    expect(slowest.map((one) => one.name).slice(0, 3)).toEqual(['slow', 'a 49', 'a 48'])
    expect(slowest[0]?.source).toBe('b.xml')
  })

  test('keeps twenty slow tests with their longest execution when each ran in eight jobs', () => {
    const summary = createSummary()
    for (let job = 0; job < 8; job++) {
      const executions = Array.from({ length: 40 }, (_, index) =>
        passing({ name: `test ${index}`, job: `unit (${job})`, duration: 100 * index + (index % 2 === 0 ? job : 8 - job) }),
      )
      read(summary, `${job}.xml`, executions)
    }
    const { slowest } = summary.result()
    expect(slowest).toMatchObject(
      Array.from({ length: 20 }, (_, place) => {
        const index = 39 - place
        return index % 2 === 0
          ? { name: `test ${index}`, duration: 100 * index + 7, job: 'unit (7)' }
          : { name: `test ${index}`, duration: 100 * index + 8, job: 'unit (0)' }
      }),
    )
    expect(slowest).toHaveLength(20)
  })

  test('marks a slow test as quarantined when its failure is excused', () => {
    const summary = createSummary(undefined, createQuarantine([{ test: '*excused' }], 0))
    const failed = (name: string, duration: number) => passing({ name, duration, status: 'failed', message: 'no' })
    read(summary, 'a.xml', [failed('excused', 300), failed('counts', 200), passing({ name: 'also excused', duration: 100 })])
    expect(summary.result().slowest.map(({ name, quarantined }) => [name, quarantined])).toEqual([
      ['excused', true],
      ['counts', undefined],
      ['also excused', undefined],
    ])
  })

  test('lists the earlier failure and the number of attempts of a flaky test', () => {
    const { flaky, counts } = resultOf(passing({ flaky: true, attempts: [{ status: 'failed', message: 'No answer' }] }))
    expect(counts).toMatchObject({ flaky: 1, successful: 1 })
    expect(flaky).toMatchObject([{ attempts: 2, message: 'No answer' }])
  })

  test('keeps the result file of tests in a records file', () => {
    expect(resultOf(passing({ status: 'failed', source: 'unit/report.xml' })).tests.failed[0]?.source).toBe('unit/report.xml')
  })
})

test('keeps one property of the same name for each module, build and ref', () => {
  const summary = createSummary()
  const places = [{ module: 'orders' }, { module: 'shipping' }, { module: 'orders', build: '7' }, { module: 'orders', ref: '7' }, {}]
  for (const [index, place] of places.entries()) summary.record({ kind: 'property', name: 'coverage', value: index, ...place })
  summary.record({ kind: 'property', name: 'coverage', value: 90, module: 'orders' })
  expect(summary.result().properties.map(({ value }) => value)).toEqual([90, 1, 2, 3, 4])
})

test('keeps only the newest record of each property and file', () => {
  const summary = createSummary()
  summary.record({ kind: 'property', name: 'coverage', value: 80, timestamp: 2 })
  summary.record({ kind: 'property', name: 'coverage', value: 70, timestamp: 1 })
  summary.record({ kind: 'job', id: '1', status: 'failed' })
  summary.record({ kind: 'file', path: 'app.zip', size: 2 })
  summary.record({ kind: 'file', path: 'app.zip', size: 3, metadata: { any: 'thing' } })
  summary.record({ kind: 'of-the-future', value: 1 })
  const { properties, artifacts } = summary.result()
  expect(properties).toEqual([{ kind: 'property', name: 'coverage', value: 80, timestamp: 2 }])
  expect(artifacts).toEqual([{ kind: 'file', path: 'app.zip', size: 3 }])
})
