import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputOutputError } from '../../../../src/base/errors.js'
import { displayLine, displayText } from '../../../../src/base/text/display-text.js'
import { statusLetters } from '../../../../src/deliver/html-report/data/page-data.js'
import { statuses } from '../../../../src/records/record.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { testsOf, writtenPage } from './written-page.js'

const passing = (name: string, more: Partial<RecordedTest> = {}): RecordedTest => ({ name, suite: ['Cart'], status: 'successful', ...more })
const many = (count: number, more: (index: number) => Partial<RecordedTest> = () => ({})): readonly RecordedTest[] =>
  Array.from({ length: count }, (_, index) => passing(`adds ${index}`, more(index)))

/** Returns text that is hard to compress. */
function noise(length: number, seed: number): string {
  let text = ''
  for (let index = 0; text.length < length; index++) text += createHash('sha256').update(`${seed} ${index}`).digest('base64')
  return text.slice(0, length)
}

describe('the list of tests', () => {
  test('lists every test with the values of its record', async () => {
    const strings = fc.string({ unit: 'binary', maxLength: 12 })
    const recorded = fc.record(
      {
        name: strings,
        suite: fc.array(fc.oneof(fc.constantFrom('Cart', 'Search'), strings), { maxLength: 3 }),
        status: fc.constantFrom(...statuses),
        message: strings,
        stdout: strings,
        file: fc.constantFrom('a.ts', 'b.ts', ''),
        tags: fc.uniqueArray(fc.constantFrom('slow', 'money', '<b>')),
      },
      { requiredKeys: ['name', 'suite', 'status'] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(recorded, { maxLength: 30 }), async (tests) => {
        const page = await writtenPage(tests as readonly RecordedTest[])
        const told = testsOf(page)
        expect(told.map(({ details, ...row }) => ({ ...row, message: details?.message, stdout: details?.stdout }))).toEqual(
          (tests as readonly RecordedTest[]).map(({ name, suite, status, file, tags = [], message, stdout }) => ({
            name: displayLine(name),
            suite: suite.map(displayLine),
            status: statusLetters[status],
            file: file === undefined ? 'results/junit.xml' : file === '' ? undefined : file,
            tags,
            message: message ? displayText(message) : undefined,
            stdout: stdout ? displayText(stdout) : undefined,
          })),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('compresses the tests in blocks when there are many, and keeps them readable when there are few', async () => {
    const [short, long] = [await writtenPage(many(10)), await writtenPage(many(5_001))]
    expect(short.blocks.map(({ encoding }) => encoding)).toEqual(['json'])
    expect(long.blocks.map(({ encoding, tests }) => [encoding, tests.executions.durations.length])).toEqual([
      ['gzip', 2_000],
      ['gzip', 2_000],
      ['gzip', 1_001],
    ])
    expect(testsOf(long)[4_500]).toMatchObject({ name: 'adds 4500', suite: ['Cart'] })
    expect(long.run).toMatchObject({ listed: 5_001, total: 5_001 })
  })

  test('writes starts and workers when the records have them', async () => {
    const start = Date.UTC(2026, 0, 1)
    const page = await writtenPage(
      [passing('a', { timestamp: start + 5 }), passing('b'), passing('c', { timestamp: start, metadata: { threadId: '7' } })],
      { coordinates: { job: 'unit (20)' } },
    )
    const [block] = page.blocks
    expect(page.run.start).toBe(start)
    expect(block?.tests).toMatchObject({
      workers: ['7'],
      jobs: [['unit (20)', '']],
      executions: { start, starts: [5, -1, 0], workerOf: [-1, -1, 0], jobOf: [0, 0, 0] },
    })
  })

  test('writes the values without the syntax of JUnit, and the lines of the details that contain them', async () => {
    const message = 'expected: <17.96> but was: <17.95>'
    const page = await writtenPage([
      passing('a', { status: 'failed', message, details: `org.opentest4j.AssertionFailedError: ${message}\n\tat com.acme.A.b(A.java:3)` }),
      passing('b', {
        status: 'failed',
        message: 'Assert.Equal() Failure',
        details: 'Expected: 2\nActual:   3\n   at A.B() in A.cs:line 3',
      }),
    ])
    const [a, b] = testsOf(page)
    expect(a?.details?.diff).toEqual([`  ${message}`, '- expected  17.96', '+ received  17.95'])
    expect(b?.details?.diff).toEqual(['  Assert.Equal() Failure', '- expected  2', '+ received  3'])
    expect(b?.details?.compared).toEqual(['Expected: 2', 'Actual:   3'])
  })

  test('writes diffs of tests and of attempts', async () => {
    const message = 'expected 1 to be 2\n\n- Expected\n+ Received\n\n- 2\n+ 1'
    const page = await writtenPage([
      passing('a', { status: 'failed', message }),
      passing('b', { flaky: true, attempts: [{ status: 'failed', message, duration: 3 }] }),
    ])
    const [a, b] = testsOf(page)
    expect(a?.details?.diff).toEqual(['  expected 1 to be 2', '- expected  2', '+ received  1'])
    expect(b?.details?.attempts).toEqual([{ status: 'failed', duration: 3, message, diff: a?.details?.diff }])
  })

  test('shows the reason from the details first, and repeats nothing of it', async () => {
    const details = '=== RUN   a\n    fail_test.go:6: Error message\n--- FAIL: a (0.00s)'
    const page = await writtenPage([
      passing('a', { status: 'failed', message: 'Failed', details }),
      passing('b', { status: 'failed', stdout: 'checking\nno stock\n' }),
      passing('c', { flaky: true, attempts: [{ status: 'failed', message: 'Failed', details }] }),
    ])
    const [a, b, c] = testsOf(page).map((told) => told.details)
    expect(a?.lead).toBe('fail_test.go:6: Error message')
    expect(a?.details).toBe('Failed\n\n=== RUN   a\n--- FAIL: a (0.00s)')
    expect(b).toEqual({ lead: 'no stock', stdout: 'checking\nno stock\n' })
    expect(c?.attempts?.[0]?.lead).toBe('fail_test.go:6: Error message')
  })

  test('writes source locations for failed tests only', async () => {
    const page = await writtenPage([passing('a'), passing('b', { status: 'failed' })], {
      locate: ({ name }) => ({ file: `${name}.ts`, line: 3 }),
      sourceBase: 'https://github.com/acme/shop/blob/0123/',
    })
    expect(testsOf(page).map(({ details }) => details?.source)).toEqual([undefined, ['b.ts', 3]])
    expect(page.run.sourceBase).toBe('https://github.com/acme/shop/blob/0123/')
  })
})

describe('the columns of tests', () => {
  test('numbers a test that occurs again in one job as another test', async () => {
    const twice = [passing('a', { id: 'a'.repeat(32) }), passing('a', { id: 'a'.repeat(32) })]
    const { blocks } = await writtenPage(twice)
    expect(blocks[0]?.tests.tests).toMatchObject({ names: ['a', 'a'], repeated: [[1, 2]] })
  })

  test('writes the owners of each test', async () => {
    const { blocks } = await writtenPage([passing('a'), passing('b')], { ownersOf: ({ name }) => (name === 'b' ? ['@acme/shop'] : []) })
    expect(blocks[0]?.tests).toMatchObject({ owners: ['@acme/shop'], tests: { owned: [[1, [0]]] } })
  })
})

describe('too much data', () => {
  test('removes the middle of long texts', async () => {
    const long = `begin ${'x'.repeat(100_000)} end`
    const page = await writtenPage([
      passing('n'.repeat(10_000), { status: 'failed', message: long, details: long, stdout: long, stderr: long }),
    ])
    const [only] = testsOf(page)
    expect(only?.name.length).toBeLessThan(600)
    const { message = '', details = '', stdout = '', stderr = '' } = only?.details ?? {}
    expect([message, details, stdout, stderr].map((text) => Math.round(text.length / 10_000))).toEqual([2, 4, 2, 2])
    for (const text of [message, details, stdout, stderr]) expect(text).toMatch(/^begin x+\n… \d+ characters left out …\nx+ end$/)
  })

  test('leaves out the output of successful tests, with a note, when there is too much of it', async () => {
    const page = await writtenPage([
      ...many(1_200, (index) => ({ stdout: noise(19_000, index) })),
      passing('last', { status: 'failed', stdout: 'the reason' }),
    ])
    expect(statSync(page.path).size).toBeLessThan(14_000_000)
    const { outputsLeftOut = 0 } = page.run
    expect(testsOf(page).filter(({ details }) => details === undefined)).toHaveLength(outputsLeftOut)
    expect(page.html).toContain(`The output and metadata of ${outputsLeftOut} passed tests were left out`)
    expect(testsOf(page).at(-1)?.details?.stdout).toBe('the reason')
  })

  test('lists every failed test when there are too many tests', async () => {
    const page = await writtenPage([passing('first'), passing('broken', { status: 'failed' }), passing('other')], {
      // As many failures as a page lists, so that no room is left for other tests.
      counts: { total: 900_000, failed: 500_000 },
    })
    expect(testsOf(page).map(({ name }) => name)).toEqual(['broken'])
    expect(page.run).toMatchObject({ listed: 1, total: 3 })
    expect(page.html).toContain('This page lists 1 of 3 tests. Failed tests take precedence.')
  })
})

describe('the file', () => {
  test('creates missing folders, and leaves no temporary file', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'page-')), 'deep/er/report.html')
    await writtenPage(many(3), { path }).catch(() => undefined)
    expect(readdirSync(dirname(path))).toEqual(['report.html'])
  })

  test('keeps the old report when the records cannot be read', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'page-')), 'report.html')
    writeFileSync(path, 'the last one')
    await expect(writtenPage([], { path, recordsPath: join(dirname(path), 'none.ndjson') })).rejects.toThrow(/none\.ndjson.*cannot be read/)
    expect(readdirSync(dirname(path))).toEqual(['report.html'])
    expect(statSync(path).size).toBe('the last one'.length)
  })

  test('throws an InputOutputError when the report cannot be written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'page-'))
    writeFileSync(join(folder, 'file'), '')
    const path = join(folder, 'file/report.html')
    await expect(writtenPage([], { path })).rejects.toThrow(InputOutputError)
    await expect(writtenPage([], { path: folder })).rejects.toThrow(/it is not a file/)
    expect(existsSync(path)).toBe(false)
  })
})
