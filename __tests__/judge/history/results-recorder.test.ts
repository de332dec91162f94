import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createResultsRecorder, type ResultsRecorder } from '../../../src/judge/history/results-recorder.js'
import type { RecordedTest } from '../../../src/records/recorder.js'

const create = (limit?: number): ResultsRecorder =>
  createResultsRecorder(
    {
      module: 'shop',
      restart() {},
      idOf: ({ suite, name }) => [...suite, name].join('/'),
      causeOf: ({ message }) => `cause of ${message}`,
    },
    limit,
  )

const file = { path: 'a.xml', format: 'junit' }

const test = (name: string, fields: Partial<RecordedTest> = {}): RecordedTest => ({
  suite: ['Cart'],
  name,
  status: 'successful',
  ...fields,
})

/** Records one file per list of tests. */
function record(files: readonly (readonly RecordedTest[])[], recorder = create()) {
  for (const tests of files) {
    recorder.beginFile(file)
    for (const one of tests) recorder.test(one)
    recorder.endFile([])
  }
  return recorder.result(false)
}

describe('createResultsRecorder', () => {
  it('keeps the result, the duration, the file and the cause of each test', () => {
    const failed = test('pays', { status: 'failed', message: 'timeout', duration: 12, file: 'src/cart.ts', job: 'linux', module: 'api' })
    expect([...record([[test('adds'), failed]]).all()]).toEqual([
      { id: 'Cart/adds', suite: ['Cart'], name: 'adds', outcome: 'P', module: 'shop' },
      {
        id: 'Cart/pays',
        suite: ['Cart'],
        name: 'pays',
        outcome: 'F',
        job: 'linux',
        module: 'api',
        file: 'src/cart.ts',
        duration: 12,
        cause: 'cause of timeout',
      },
    ])
  })

  it('keeps the former name and its id when a test has one', () => {
    const recorder = createResultsRecorder({
      restart() {},
      idOf: ({ name }) => `id of ${name}`,
      formerIdOf: ({ suite, name }) => `id of ${[...suite, name].join('/')}`,
      causeOf: () => '',
    })
    const renamed = test('adds', { former: { name: 'adds # in 14 ms' } })
    const results = record([[renamed, test('pays')]], recorder)
    expect([...results.all()].map(({ former }) => former)).toEqual([
      { id: 'id of Cart/adds # in 14 ms', suite: ['Cart'], name: 'adds # in 14 ms' },
      undefined,
    ])
    expect(results.hasFormer).toBe(true)
    expect(record([[test('adds')]]).hasFormer).toBe(false)
  })

  it('keeps the cause of the last attempt that failed when a test is flaky', () => {
    const attempts = [
      { status: 'failed' as const, message: 'refused' },
      { status: 'failed' as const, message: 'timeout' },
      { status: 'cancelled' as const, message: 'stopped' },
    ]
    const flaky = test('pays', { flaky: true, message: 'passed', attempts })
    expect(record([[flaky]]).find('Cart/pays')).toMatchObject({ outcome: 'f', cause: 'cause of timeout' })
    const silent = test('pays', { flaky: true, attempts: [{ status: 'failed' }] })
    expect(record([[silent]]).find('Cart/pays')).not.toHaveProperty('cause')
  })

  it('passes the steps of the failed attempt on when a test is flaky', () => {
    const causes: unknown[] = []
    const recorder = createResultsRecorder({
      module: undefined,
      ref: undefined,
      restart() {},
      idOf: ({ name }) => name,
      causeOf({ steps }) {
        causes.push(steps)
        return 'cause'
      },
    })
    const steps = [{ name: 'click "Pay"', status: 'failed' as const }]
    const own = [{ name: 'click "Pay"', status: 'successful' as const }]
    recorder.beginFile({ path: 'a.xml', format: 'junit' })
    recorder.test(test('pays', { flaky: true, steps: own, attempts: [{ status: 'failed', steps }] }))
    recorder.test(test('adds', { flaky: true, steps: own, attempts: [{ status: 'failed', message: 'timeout' }] }))
    expect(causes).toEqual([steps, undefined])
  })

  it('marks a flaky test that passed only when its job was run again', () => {
    const attempts = [{ status: 'failed' as const }]
    const again = test('pays', { flaky: true, passedOnAttempt: 2, attempts })
    expect(record([[again]]).find('Cart/pays')).toMatchObject({ outcome: 'f', isRepeated: true })
    expect(record([[test('pays', { flaky: true, attempts })]]).find('Cart/pays')).not.toHaveProperty('isRepeated')
  })

  it('marks a failure that also failed in its other attempts', () => {
    const failed = test('pays', { status: 'failed', message: 'timeout', attempts: [{ status: 'failed', message: 'timeout' }] })
    expect(record([[failed]]).find('Cart/pays')).toMatchObject({ outcome: 'F', cause: 'cause of timeout', isRepeated: true })
    expect(record([[test('pays', { status: 'failed', message: 'timeout' })]]).find('Cart/pays')).not.toHaveProperty('isRepeated')
  })

  it.each([
    [{ status: 'successful' }, 'P'],
    [{ status: 'successful', flaky: true }, 'f'],
    [{ status: 'failed', flaky: true }, 'F'],
    [{ status: 'skipped' }, 'S'],
    [{ status: 'cancelled' }, '-'],
    [{ status: 'running' }, '-'],
    [{ status: 'unknown' }, '-'],
  ] as const)('records %j as %s', (fields, outcome) => {
    expect(record([[test('adds', fields)]]).find('Cart/adds')?.outcome).toBe(outcome)
  })

  it('keeps the worst result and the longest duration when a job runs a test again', () => {
    const failed = test('adds', { status: 'failed', message: 'timeout', duration: 30 })
    const results = record([[test('adds', { duration: 90 })], [failed], [test('adds', { flaky: true, duration: 60 })]])
    expect(results.size).toBe(1)
    expect(results.find('Cart/adds')).toMatchObject({ outcome: 'F', cause: 'cause of timeout', duration: 90 })
  })

  it('keeps the results of each job', () => {
    const results = record([[test('adds', { job: 'linux' }), test('adds', { job: 'windows', status: 'failed' })]])
    expect([results.find('Cart/adds', 'linux')?.outcome, results.find('Cart/adds', 'windows')?.outcome]).toEqual(['P', 'F'])
    expect(results.find('Cart/adds')).toBeUndefined()
  })

  it('has the same results when files are read again', () => {
    const one = fc
      .record({
        name: fc.constantFrom('a', 'b', 'c'),
        status: fc.constantFrom('successful', 'failed', 'skipped'),
        job: fc.constantFrom(undefined, 'linux'),
        duration: fc.nat(5),
      })
      .map(({ name, status, job, duration }) => test(name, { status, duration, ...(job !== undefined && { job }) }))
    const tests = fc.array(one, { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(fc.record({ discarded: fc.array(tests, { maxLength: 2 }), kept: tests }), { maxLength: 4 }), (files) => {
        const recorder = create(5)
        for (const { discarded, kept } of files) {
          recorder.beginFile(file)
          for (const some of discarded) {
            for (const each of some) recorder.test(each)
            recorder.restartFile()
          }
          for (const each of kept) recorder.test(each)
          recorder.endFile([])
        }
        const expected = record(
          files.map(({ kept }) => kept),
          create(5),
        )
        const results = recorder.result(false)
        expect([...results.all()]).toEqual([...expected.all()])
        expect(results.leftOut).toBe(expected.leftOut)
      }),
    )
  })

  it('counts the tests that do not fit, and is then incomplete', () => {
    const tests = Array.from({ length: 5 }, (_, index) => test(`test ${index}`))
    const { size, leftOut, isIncomplete } = record([tests], create(3))
    expect({ size, leftOut, isIncomplete }).toEqual({ size: 3, leftOut: 2, isIncomplete: true })
  })

  it('leaves out tests when their texts take too much memory', () => {
    const recorder = create()
    recorder.beginFile(file)
    for (let index = 0; index < 60; index += 1) {
      recorder.test(test(`test ${index}`, { id: String(index), file: `${index}`.padEnd(1024 * 1024, '/') }))
    }
    recorder.endFile([])
    const { size, leftOut } = recorder.result(false)
    expect(size + leftOut).toBe(60)
    expect(size).toBeLessThan(50)
  })

  it('is incomplete when results are missing', () => {
    expect(create().result(true).isIncomplete).toBe(true)
    expect(create().result(false).isIncomplete).toBe(false)
  })
})
