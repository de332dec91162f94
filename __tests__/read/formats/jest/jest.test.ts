import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import { jest } from '../../../../src/read/formats/jest/jest.js'
import type { Problem } from '../../../../src/records/problem.js'
import { testId } from '../../../../src/records/test-identity.js'
import { readText } from '../reading.js'

const fixtures = join(import.meta.dirname, '../../../fixtures/jest')
const fixture = (name: string): string => readFileSync(join(fixtures, name), 'utf8')
const readFixture = (name: string) => readText(jest, name, fixture(name))

type Fields = Readonly<Record<string, unknown>>

const passed = (fields: Fields = {}) => ({ ancestorTitles: [], title: 'adds', status: 'passed', failureMessages: [], ...fields })
const failed = (message: unknown, fields: Fields = {}) => passed({ status: 'failed', failureMessages: [message], ...fields })
const testFile = (assertionResults: readonly unknown[], fields: Fields = {}) => ({
  assertionResults,
  message: '',
  name: '/home/runner/work/shop/shop/test/cart.test.js',
  status: 'passed',
  ...fields,
})
const report = (testResults: readonly unknown[], fields: Fields = {}) => ({
  numTotalTestSuites: 1,
  numTotalTests: 1,
  ...fields,
  testResults,
})
const jestReport = (testResults: readonly unknown[], fields: Fields = {}) =>
  report(testResults, { numRuntimeErrorTestSuites: 0, success: true, wasInterrupted: false, ...fields })

const read = (document: unknown) => readText(jest, 'results.json', JSON.stringify(document))
const firstOf = async (document: unknown) => (await read(document)).tests[0]
const messages = (problems: readonly Omit<Problem, 'path'>[]) => problems.map(({ message }) => message)

describe('recognition', () => {
  test('recognises a report by its counts when its tests are far away', () => {
    const text = `{"numTotalTestSuites":1,"numTotalTests":1,"snapshot":{"x":"${'x'.repeat(70_000)}`
    expect(recognise('a.json', text).format).toBe(jest)
  })

  test('recognises a report of a program that leaves out the counts', () => {
    expect(recognise('a.json', JSON.stringify({ testResults: [testFile([])] })).format).toBe(jest)
  })

  test.each([{ numTotalTests: 1 }, { testResults: [] }, { assertionResults: [] }])('does not recognise %j', (document) => {
    expect(recognise('a.json', JSON.stringify(document)).format).toBeUndefined()
  })

  test('skips output of tests around the report when Jest printed it', async () => {
    const text = `no newlinex\n${fixture('jest-values.json')}\n`
    expect(recognise('a.json', text).format).toBe(jest)
    const { tests, notices } = await readText(jest, 'a.json', text)
    expect(tests).toHaveLength(19)
    expect(notices).toEqual(['1 line around the report is other output and left out.'])
  })

  test.each([
    [['cart', 'prices adds'], jestReport([testFile([passed({ ancestorTitles: ['cart', 'prices'], title: 'adds' })])])],
    [['cart > prices > adds'], report([testFile([passed({ ancestorTitles: ['cart', 'prices'], title: 'adds' })])])],
  ])('distinguishes Jest from Vitest by numRuntimeErrorTestSuites when the names are %j', async (names, document) => {
    const { suite = [], name = '' } = (await firstOf(document)) ?? {}
    const expected = names.length === 1 ? names : ['cart prices', 'adds']
    expect([...suite.slice(1), name]).toEqual(expected)
  })

  test('recognises the tests of Jest when the counts are missing', async () => {
    const document = { testResults: [testFile([passed({ ancestorTitles: ['cart'] })], { summary: '' })] }
    expect(await firstOf(document)).toMatchObject({ suite: ['/home/runner/work/shop/shop/test/cart.test.js', 'cart'], name: 'adds' })
  })
})

describe('identity', () => {
  const idsOf = async (name: string, text: string): Promise<string[]> => {
    const { format } = recognise(name, text.slice(0, 65_536))
    if (format === undefined) throw new Error(name)
    const { tests } = await readText(format, name, text)
    const seen = new Map<string, number>()
    return tests.map(({ suite, name: own }) => {
      const key = JSON.stringify([suite, own])
      const occurrence = seen.get(key) ?? 0
      seen.set(key, occurrence + 1)
      return `${testId('', suite, own, occurrence)} ${own}`
    })
  }
  const junit = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  const difference = (one: readonly string[], other: readonly string[]) =>
    one.filter((id) => !other.includes(id)).map((id) => id.slice(id.indexOf(' ') + 1))

  test('gives each test the id that jest-junit gives it when both wrote the same run', async () => {
    const [json, xml] = [await idsOf('a.json', fixture('jest-odd.json')), await idsOf('a.xml', junit('jest-odd.xml'))]
    expect(difference(json, xml)).toEqual([])
    // Files that did not run are errors of the run.
    expect(difference(xml, json).sort()).toEqual([
      "Test execution failure: could be caused by test hooks like 'afterAll'.",
      'test/broken.test.js',
      'test/empty.test.js',
      'test/killed.test.js',
      'test/missing.test.js',
    ])
  })

  test('gives each test the id that the JUnit reporter of Vitest gives it when both wrote the same run', async () => {
    const [json, xml] = [await idsOf('a.json', fixture('vitest-odd.json')), await idsOf('a.xml', junit('vitest-odd.xml'))]
    expect(difference(json, xml)).toEqual([])
    expect(difference(xml, json).sort()).toEqual([
      'test/after-all.test.js',
      'test/before-all-of-file.test.js',
      'test/broken.test.js',
      'test/empty.test.js',
      'test/missing.test.js',
      'with a database',
    ])
  })

  test('uses the full name when the report has no titles of describe blocks', async () => {
    const test = { title: 'adds', fullName: 'cart adds', status: 'passed', failureMessages: [] }
    expect(await firstOf(jestReport([testFile([test])]))).toMatchObject({ name: 'cart adds' })
  })

  test('leaves out empty titles when an old Vitest lists the root suite', async () => {
    expect(await firstOf(report([testFile([passed({ ancestorTitles: ['', 'cart'] })])]))).toMatchObject({ name: 'cart > adds' })
  })
})

describe('status', () => {
  test.each([
    ['passed', 'successful'],
    ['failed', 'failed'],
    ['pending', 'skipped'],
    ['skipped', 'skipped'],
    ['todo', 'skipped'],
    ['disabled', 'skipped'],
    ['focused', 'successful'],
    ['strange', 'unknown'],
  ])('maps %s of Jest to %s', async (status, expected) => {
    expect(await firstOf(jestReport([testFile([passed({ status })])]))).toMatchObject({ status: expected })
  })

  test('maps pending of Vitest to cancelled, because the test did not end', async () => {
    expect(await firstOf(report([testFile([passed({ status: 'pending' })])]))).toMatchObject({
      status: 'cancelled',
      message: 'Vitest stopped before the test ended, or the worker of the test died.',
    })
  })

  test('counts a test as flaky when a later invocation of Jest passes', async () => {
    const retryReasons = ['Error: no stock\n    at Object.<anonymous> (/shop/cart.test.js:4:78)']
    expect(await firstOf(jestReport([testFile([passed({ invocations: 3, retryReasons })])]))).toMatchObject({
      status: 'successful',
      flaky: true,
      attempts: [{ status: 'failed', message: 'no stock', details: retryReasons[0] }, { status: 'failed' }],
    })
  })

  test('counts a test as flaky when it passes in Vitest with errors', async () => {
    const test = passed({ failureMessages: ['Error: one\n    at /a.js:1:1', 'Error: two\n    at /a.js:1:1'] })
    expect(await firstOf(report([testFile([test])]))).toMatchObject({
      status: 'successful',
      flaky: true,
      attempts: [{ message: 'one' }, { message: 'two' }],
    })
  })

  test('shows the last error first and keeps all of them when a test of Vitest fails', async () => {
    const failureMessages = ['Error: one\n    at /a.js:1:1', 'Error: two\n    at /a.js:1:1']
    const result = await firstOf(report([testFile([passed({ status: 'failed', failureMessages })], { status: 'failed' })]))
    expect(result).toMatchObject({ message: 'two', details: failureMessages.join('\n\n') })
    expect(result).not.toHaveProperty('attempts')
  })

  test('shows the first error of the last attempt when a hook of a test of Vitest failed too', async () => {
    const assertion = (text: string) =>
      `AssertionError: ${text}\n    at /t/a.test.js:4:47\n    at runWithCancel (file:///t/node_modules/vitest/run.js:1:1)`
    const hook = 'Error: each broke\n    at /t/a.test.js:2:25\n    at wrapper (file:///t/node_modules/@vitest/runner/dist/chunk.js:750:10)'
    const other = 'TypeError: other\n    at /t/a.test.js:9:9'
    const messageOf = async (...failureMessages: string[]) =>
      (await firstOf(report([testFile([passed({ status: 'failed', failureMessages })], { status: 'failed' })])))?.message
    expect(await messageOf(assertion('one'), hook)).toBe('one')
    expect(await messageOf(assertion('one'), hook, assertion('two'), hook)).toBe('two')
    expect(await messageOf(assertion('one'), hook, other, hook)).toBe('TypeError: other')
    expect(await messageOf(hook, hook)).toBe('each broke')
    // Errors of expect.soft are at different places.
    expect(await messageOf(assertion('soft'), other)).toBe('soft')
  })

  test('limits the attempts when a report states a huge number', async () => {
    const { attempts } = (await firstOf(jestReport([testFile([passed({ invocations: 1e9 })])]))) ?? {}
    expect(attempts).toHaveLength(100)
  })
})

describe('errors of the run', () => {
  test('reports each file that failed outside its tests, and keeps its tests', async () => {
    const { tests, problems } = await readFixture('jest-odd.json')
    expect(tests).toHaveLength(34)
    expect(messages(problems)).toEqual([
      'Jest: test/after-all.test.js failed outside its tests: the database is still open',
      expect.stringMatching(/^Jest: test\/killed\.test\.js failed outside its tests: A jest worker process .* was terminated/),
      "Jest: test/missing.test.js failed outside its tests: Cannot find module './no-such-file' from 'test/missing.test.js'",
      'Jest: test/empty.test.js failed outside its tests: Your test suite must contain at least one test.',
      'Jest: test/broken.test.js failed outside its tests: SyntaxError: test/broken.test.js: Unexpected token (2:10)',
    ])
    expect(problems.every(({ severity, kind }) => severity === 'error' && kind === 'incomplete')).toBe(true)
  })

  test('names the file when a failed beforeAll of Vitest leaves no message', async () => {
    expect(messages((await readFixture('vitest-odd.json')).problems)).toContain(
      'Vitest: test/before-all.test.js failed outside its tests (a hook?).',
    )
  })

  const section = (text: string) => `  ● Test suite failed to run\n\n    ${text}\n\n      at Object.<anonymous> (test/cart.test.js:1:46)\n`

  test('reports each failed afterAll of Jest beside a failed test', async () => {
    const quoted = '  ● adds\n\n    x\n\n      ● Test suite failed to run\n\n        no\n'
    const message = `${quoted}\n\n${section('teardown a')}\n${section('TypeError: teardown b')}`
    const coloured = message.replaceAll('  ● ', '  \u001b[1m● \u001b[22m')
    for (const text of [message, coloured]) {
      const document = jestReport([testFile([failed('Error: no')], { status: 'failed', message: text })], { success: false })
      expect(messages((await read(document)).problems)).toEqual([
        'Jest: test/cart.test.js failed outside its tests: teardown a',
        'Jest: test/cart.test.js failed outside its tests: TypeError: teardown b',
      ])
    }
  })

  test('reports the error of a file of Vitest beside a failed test', async () => {
    const document = report([testFile([failed('Error: no')], { status: 'failed', message: 'top level broke' })], { numFailedTestSuites: 1 })
    expect(messages((await read(document)).problems)).toEqual(['Vitest: test/cart.test.js failed outside its tests: top level broke'])
  })

  test('reports a failed hook of a describe block of Vitest when more suites failed than failed tests explain', async () => {
    const inBlock = (...ancestorTitles: string[]) => ({ ancestorTitles })
    const skipped = passed({ status: 'skipped', ...inBlock('db') })
    const one = testFile([skipped, failed('Error: no', inBlock('other', 'inner')), failed('Error: no', inBlock('other'))], {
      status: 'failed',
    })
    const other = testFile([failed('Error: no')], { status: 'failed', name: '/home/runner/work/shop/shop/test/other.test.js' })
    const problemsOf = async (numFailedTestSuites: number, files = [one, other]) =>
      messages((await read(report(files, { numFailedTestSuites, success: false }))).problems)
    expect(await problemsOf(4)).toEqual([])
    expect(await problemsOf(5)).toEqual([
      'Vitest: a hook in test/cart.test.js failed, or a describe block there has no tests. 5 suites failed, and failed tests explain only 4.',
    ])
    expect(await problemsOf(2, [other])).toEqual([expect.stringContaining('a hook in test/other.test.js failed')])
    // Two blocks of describe.each have the same titles.
    const each = [1, 2].flatMap(() => [failed('Error: no', inBlock('each')), passed({ title: 'fine', ...inBlock('each') })])
    expect(await problemsOf(3, [testFile(each, { status: 'failed' })])).toEqual([])
    // The hook of another file explains its blocks.
    const hook = testFile([skipped, skipped], { status: 'failed', name: '/home/runner/work/shop/shop/test/hook.test.js' })
    expect(await problemsOf(6, [one, other, hook])).toEqual(['Vitest: test/hook.test.js failed outside its tests (a hook?).'])
  })

  test('warns when Vitest states that a file passed without a test, because its worker may have died', async () => {
    const file = (name: string) => testFile([], { name: `/home/runner/work/shop/shop/test/${name}` })
    expect((await read(report([testFile([passed()]), file('a.test.js'), file('b.test.js')]))).problems).toEqual([
      {
        severity: 'warning',
        message:
          'Vitest states that test/a.test.js and 1 other file passed, but lists no test there. A worker may have died: see the log of the tests.',
      },
    ])
    const died = report([testFile([passed()]), { ...file('a.test.js'), status: 'failed' }], { numFailedTestSuites: 1 })
    expect(messages((await read(died)).problems)).toEqual(['Vitest: test/a.test.js failed outside its tests (its worker may have died).'])
  })

  test('reports no error outside of the tests when a test of the file failed', async () => {
    expect((await read(jestReport([testFile([failed('Error: no')], { status: 'failed' })], { success: false }))).problems).toEqual([])
  })

  test.each([
    ['jest-coverage-threshold.json', /^Jest reports a failure that no test shows, such as a coverage threshold/],
    ['jest-obsolete-snapshot.json', /^Jest reports a failure that no test shows: 1 obsolete snapshot\.$/],
    ['vitest-no-tests.json', /^Vitest found no test files\.$/],
  ])('reports the failure of the run when no test shows it in %s', async (name, message) => {
    expect((await readFixture(name)).problems).toEqual([{ severity: 'error', kind: 'incomplete', message: expect.stringMatching(message) }])
  })

  test('reports an interrupted run when a test failed as well', async () => {
    const document = jestReport([testFile([failed('Error: no')], { status: 'failed' })], { success: false, wasInterrupted: true })
    expect(messages((await read(document)).problems)).toEqual(['Jest was interrupted before all tests ran.'])
  })

  test.each([true, false])('reports tests of Vitest that did not end when no test failed and success is %s', async (success) => {
    const tests = [passed(), { ...passed(), title: 'ships', status: 'pending' }]
    expect(messages((await read(report([testFile(tests)], { success }))).problems)).toEqual([
      '1 test did not end: Vitest was stopped, or a worker died.',
    ])
  })

  test('reports the failure of a run when the only other test has an unknown status', async () => {
    const document = jestReport([testFile([passed(), { ...passed(), title: 'ships', status: 'strange' }])], { success: false })
    expect(messages((await read(document)).problems)).toEqual([expect.stringContaining('reports a failure that no test shows')])
  })

  test('reports nothing when a run without tests is successful', async () => {
    expect(await readFixture('jest-no-tests.json')).toEqual({ tests: [], problems: [] })
  })

  test('warns when the report lists fewer tests than it states', async () => {
    expect((await read(jestReport([testFile([passed()])], { numTotalTests: 3 }))).problems).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('states 3 tests, but lists 1') },
    ])
  })

  test('judges each report when a file has several', async () => {
    const failing = jestReport([testFile([passed()])], { success: false })
    const text = `${JSON.stringify(failing)}\n${JSON.stringify(jestReport([testFile([passed()])]))}\n`
    const { tests, problems } = await readText(jest, 'a.json', text)
    expect(tests).toHaveLength(2)
    expect(problems).toHaveLength(1)
  })

  test('does not judge the run when the report is cut', async () => {
    const text = JSON.stringify(jestReport([testFile([passed()]), testFile([failed('Error: no')])], { success: false }))
    const { tests, problems } = await readText(jest, 'a.json', text.slice(0, text.indexOf('"failed"')))
    expect(tests).toHaveLength(1)
    expect(messages(problems)).toEqual([expect.stringMatching(/^The file ends inside "testResults"/)])
  })
})

describe('texts', () => {
  const messageOf = async (text: unknown) => (await firstOf(jestReport([testFile([failed(text)])])))?.message

  test.each([
    ['Error: no stock\n    at add (/shop/cart.js:1:2)\n    at b (/b.js:1:2)', 'no stock'],
    ['AssertionError [ERR_ASSERTION]: 1 == 2\n    at x (/a.js:1:1)', '1 == 2'],
    ['TypeError: x is not a function\n    at /a.js:1:1', 'TypeError: x is not a function'],
    ['Error: two\n\nlines\n    at async Promise.all (index 0)', 'two\n\nlines'],
    ['Error: looks at it\n    at noon\n    at add (/shop/cart.js:1:2)', 'looks at it\n    at noon'],
    ['plain text', 'plain text'],
  ])('takes the message from the stack trace %j', async (text, message) => {
    expect(await messageOf(text)).toBe(message)
  })

  test.each([null, 17, {}, '', undefined])('has no message when the failure message is %j', async (text) => {
    expect(typeof (await messageOf(text)) === 'string' ? await messageOf(text) : undefined).toBe(text === 17 ? '17' : undefined)
  })

  test('replaces the placeholder of Vitest for a timeout', async () => {
    const { tests } = await readFixture('vitest-odd.json')
    expect(tests.find(({ name }) => name === 'cart > times out')?.message).toBe('The test or one of its hooks timed out.')
  })

  test('states values that can be compared, and leaves out those that JSON has changed', async () => {
    const { tests } = await readFixture('jest-values.json')
    expect(
      Object.fromEntries(tests.flatMap(({ name, expected, actual }) => (expected === undefined ? [] : [[name, [expected, actual]]]))),
    ).toEqual({
      inline: ['{\n  "a": 2,\n}', '{\n  "a": 1,\n}'],
      resolves: ['2', '1'],
      'custom matcher': ['"odd"', '2'],
      snap: [expect.stringContaining('"a": 1,'), expect.stringContaining('"a": 2,')],
      text: ['"hello"', '"hullo"'],
    })
  })

  const valuesOf = async (expected: unknown, actual: unknown, message = '') => {
    const test = failed('Error: no', { failureDetails: [{ matcherResult: { expected, actual, message, pass: false } }] })
    const result = await firstOf(jestReport([testFile([test])]))
    return [result?.expected, result?.actual]
  }

  test('sorts the keys of values', async () => {
    expect(await valuesOf({ b: [1, []], a: {} }, 'x')).toEqual(['{\n  "a": {},\n  "b": [\n    1,\n    []\n  ]\n}', '"x"'])
  })

  test.each([
    ['one is missing', undefined, 1],
    ['they are equal', [1], [1]],
    ['null may be NaN', null, 1],
    ['one is a matcher', { a: { inverse: false } }, { a: 1 }],
    ['one is too long', 'x'.repeat(70_000), 1],
    ['one has too many keys', Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`k${index}`, 1])), 1],
    ['one is too deep', JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`), 1],
  ])('leaves out the values when %s', async (_reason, expected, actual) => {
    expect(await valuesOf(expected, actual)).toEqual([undefined, undefined])
  })

  test('keeps null when the message has it', async () => {
    expect(await valuesOf(null, 1, 'Expected: null')).toEqual(['null', '1'])
  })

  test('takes nothing of an error but its compared values', async () => {
    expect(fixture('jest-odd.json')).toContain('SECRET')
    expect(JSON.stringify(await readFixture('jest-odd.json'))).not.toContain('SECRET')
  })
})

describe('fields', () => {
  test('has the exact start when Jest states it, and an estimated one otherwise', async () => {
    const start = Date.UTC(2026, 0, 1)
    const times = { startTime: start, endTime: start + 100 }
    const tests = [passed({ duration: 5, startAt: start + 20 }), passed({ duration: 7 }), passed({ duration: 1 })]
    const reading = await read(jestReport([testFile(tests, times)], { numTotalTests: 3 }))
    expect(reading.tests.map(({ timestamp, isStartEstimated }) => [(timestamp ?? 0) - start, isStartEstimated])).toEqual([
      [20, undefined],
      [5, true],
      [12, true],
    ])
  })

  test('has the line, the tags and the plain metadata when Vitest states them', async () => {
    const test = passed({ location: { line: 7, column: 3 }, tags: ['slow'], meta: { owner: 'shop', nested: { a: 1 }, ['__proto__']: 'x' } })
    expect(await firstOf(report([testFile([test])]))).toMatchObject({ line: 7, tags: ['slow'], metadata: { owner: 'shop' } })
  })

  test.each([Number.NaN, -1, '5', null, {}])('has no duration when it is %j', async (duration) => {
    expect(await firstOf(jestReport([testFile([passed({ duration })])]))).not.toHaveProperty('duration')
  })

  test('reads tests of wrong types without an exception', async () => {
    const odd = {
      title: 'odd',
      status: 3,
      ancestorTitles: 'x',
      failureMessages: 'y',
      failureDetails: 1,
      invocations: 'z',
      location: 5,
      meta: [],
    }
    const { tests } = await read(jestReport([testFile([odd]), { assertionResults: {}, name: 4, status: 'failed', message: [] }]))
    expect(tests).toMatchObject([{ name: 'odd', status: 'unknown' }])
  })
})
