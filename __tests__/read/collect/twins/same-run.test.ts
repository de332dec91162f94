import { expect, test } from 'vitest'
import { compareRuns, hasSameExecutions } from '../../../../src/read/collect/twins/same-run.js'
import { createSketcher, maximumUnsuccessful, type Sketch, uniteSketches } from '../../../../src/read/collect/twins/sketch.js'
import type { TestResult } from '../../../../src/records/record.js'

type Change = Partial<TestResult>

interface Run {
  readonly tests: readonly TestResult[]
  readonly format?: string
  readonly hasRunError?: boolean
  readonly uuids?: readonly string[]
}

const startMs = Date.UTC(2026, 4, 1, 12)

const passed = (name: string, change: Change = {}): TestResult => ({ name, suite: ['Cart'], status: 'successful', ...change })

/** Tests with numbers from 0, of which some are changed. */
const numbered = (count: number, changes: Readonly<Record<number, Change>> = {}): readonly TestResult[] =>
  Array.from({ length: count }, (_, index) => passed(`adds ${index}`, changes[index]))

const failed: Change = { status: 'failed' }
const skipped: Change = { status: 'skipped' }
const flaky: Change = { status: 'successful', attempts: [{ status: 'failed' }] }
const at = (seconds: number): Change => ({ timestamp: startMs + seconds * 1000 })
const started = (tests: readonly TestResult[], seconds: number) => tests.map((each) => ({ ...each, ...at(seconds) }))

function sketchOf({ tests, format = 'junit', hasRunError = false, uuids }: Run): Sketch {
  const sketcher = createSketcher()
  sketcher.begin(format)
  for (const [index, each] of tests.entries()) {
    const uuid = uuids?.[index]
    if (uuid !== undefined) sketcher.addExecution(uuid)
    sketcher.add(each)
  }
  return sketcher.end(hasRunError)
}

const isTwin = (counted: Run, other: Run) => compareRuns(sketchOf(counted), sketchOf(other)).isTwin

const twenty = numbered(20)
const renamed = (count: number, from: number) =>
  numbered(count).map((each, index) => (index < from ? each : { ...each, name: `pays ${index}` }))

test.each<readonly [reason: string, counted: Run, other: Run, expected: boolean]>([
  ['all tests are equal', { tests: twenty }, { tests: twenty }, true],
  // The number of tests.
  ['10 % more tests are in the other file', { tests: numbered(100) }, { tests: numbered(110) }, true],
  ['more than 10 % more tests are in the other file', { tests: numbered(100) }, { tests: numbered(115) }, false],
  ['more than 10 % fewer tests are in the other file', { tests: numbered(115) }, { tests: numbered(100) }, false],
  ['a small file has 5 tests more', { tests: numbered(12) }, { tests: numbered(17) }, true],
  ['a small file has 6 tests more', { tests: numbered(12) }, { tests: numbered(18) }, false],
  ['the other tests are most of a tiny file', { tests: numbered(1) }, { tests: numbered(6) }, false],
  ['the other file lists tests three times', { tests: twenty }, { tests: [...twenty, ...twenty, ...twenty] }, true],
  [
    'the counted file lists a test once per project',
    { tests: ['[chromium] ', '[firefox] '].flatMap((project) => twenty.map((each) => ({ ...each, name: project + each.name }))) },
    { tests: [...twenty, ...twenty] },
    true,
  ],
  [
    'the other file has only one of two projects',
    { tests: ['[chromium] ', '[firefox] '].flatMap((project) => twenty.map((each) => ({ ...each, name: project + each.name }))) },
    { tests: twenty },
    false,
  ],
  // The titles.
  ['90 % of the titles are shared', { tests: twenty }, { tests: renamed(20, 18) }, true],
  ['less than 90 % of the titles are shared', { tests: twenty }, { tests: renamed(20, 17) }, false],
  ['a file without tests is compared', { tests: [] }, { tests: [] }, false],
  // The starts.
  ['the starts are 60 seconds apart', { tests: started(twenty, 0) }, { tests: started(twenty, 60) }, true],
  ['the starts are 61 seconds apart', { tests: started(twenty, 0) }, { tests: started(twenty, 61) }, false],
  ['only one file states a start', { tests: started(twenty, 0) }, { tests: twenty }, true],
  // The failures.
  ['the same test failed in both', { tests: numbered(20, { 3: failed }) }, { tests: numbered(20, { 3: failed }) }, true],
  ['a test failed only in the other file', { tests: twenty }, { tests: numbered(20, { 3: failed }) }, false],
  ['a test failed only in the counted file', { tests: numbered(20, { 3: failed }) }, { tests: twenty }, false],
  [
    'a test failed at an earlier attempt in the counted file',
    { tests: numbered(20, { 3: flaky }) },
    { tests: numbered(20, { 3: failed }) },
    true,
  ],
  [
    'a test failed at an earlier attempt in the other file',
    { tests: numbered(20, { 3: failed }) },
    { tests: numbered(20, { 3: flaky }) },
    true,
  ],
  ['a test is skipped only in the other file', { tests: twenty }, { tests: numbered(20, { 3: skipped }) }, true],
  [
    'a title failed more often in the other file',
    { tests: [...twenty, passed('adds 3', { suite: ['Shop', 'Cart'], ...failed })] },
    { tests: [...numbered(20, { 3: failed }), passed('adds 3', { suite: ['Shop', 'Cart'], ...failed })] },
    false,
  ],
  [
    'a test that another one stopped is failed in the other file',
    { tests: numbered(20, { 3: failed, 4: { status: 'cancelled' } }) },
    { tests: numbered(20, { 3: failed, 4: failed }) },
    true,
  ],
  [
    'a stopped test is failed in the other file, and nothing else is red',
    { tests: numbered(20, { 4: { status: 'cancelled' } }) },
    { tests: numbered(20, { 4: failed }) },
    false,
  ],
  // The first exception.
  [
    'two results differ and the starts are 10 seconds apart',
    { tests: started(twenty, 0) },
    { tests: started(numbered(20, { 3: failed, 4: failed }), 10) },
    true,
  ],
  [
    'two results differ and the starts are 11 seconds apart',
    { tests: started(twenty, 0) },
    { tests: started(numbered(20, { 3: failed, 4: failed }), 11) },
    false,
  ],
  [
    'three results differ and the starts are equal',
    { tests: started(twenty, 0) },
    { tests: started(numbered(20, { 3: failed, 4: failed, 5: failed }), 0) },
    false,
  ],
  [
    '1 % of 400 results differ and the starts are equal',
    { tests: started(numbered(400), 0) },
    { tests: started(numbered(400, { 3: failed, 4: failed, 5: failed, 6: failed }), 0) },
    true,
  ],
  // The second exception.
  [
    'a failed test is missing in a counted file with a run error',
    { tests: numbered(20), hasRunError: true },
    { tests: [...twenty, passed('src/broken.test.ts', failed)] },
    true,
  ],
  [
    'a failed test is skipped in a counted file with a run error',
    { tests: numbered(20, { 3: skipped }), hasRunError: true },
    { tests: numbered(20, { 3: failed }) },
    true,
  ],
  [
    'a failed test passed in a counted file with a run error',
    { tests: twenty, hasRunError: true },
    { tests: numbered(20, { 3: failed }) },
    false,
  ],
  [
    'a failed test is missing and there is no run error',
    { tests: twenty },
    { tests: [...twenty, passed('src/broken.test.ts', failed)] },
    false,
  ],
  [
    'a failed test is skipped and there is no run error',
    { tests: numbered(20, { 3: skipped }) },
    { tests: numbered(20, { 3: failed }) },
    false,
  ],
  // Too many failures to compare.
  [
    'more tests failed than are kept',
    { tests: numbered(maximumUnsuccessful + 1).map((each) => ({ ...each, ...failed })) },
    { tests: numbered(maximumUnsuccessful + 1).map((each) => ({ ...each, ...failed })) },
    false,
  ],
])('recognises one run by its guards when %s', (_, counted, other, expected) => {
  expect(isTwin(counted, other)).toBe(expected)
})

const titled = (suite: readonly string[], names: readonly string[]) => names.map((name) => passed(name, { suite }))
const names = Array.from({ length: 9 }, (_, index) => `adds item ${index}`)
const joined = (before: string) => names.map((name) => `${before}${name}`)

test.each<readonly [reporters: string, counted: Run, other: Run, expected: boolean]>([
  [
    'Playwright',
    { format: 'playwright', tests: titled(['a.spec.ts'], joined('Cart › ')) },
    { tests: titled(['a.spec.ts'], joined('Cart › ')) },
    true,
  ],
  [
    'Playwright with projects',
    { format: 'playwright', tests: titled(['a.spec.ts'], joined('[chromium] Cart › ')) },
    { tests: titled(['a.spec.ts'], joined('Cart › ')) },
    true,
  ],
  ['Jest', { format: 'jest', tests: titled(['a.test.ts', 'Cart'], names) }, { tests: titled(['Cart', 'Cart'], joined('Cart ')) }, true],
  ['Jest at top level', { format: 'jest', tests: titled(['a.test.ts'], names) }, { tests: titled(['root'], names) }, true],
  [
    'Vitest',
    { format: 'jest', tests: titled(['a.test.ts'], joined('Cart > ')) },
    { tests: titled(['a.test.ts'], joined('Cart > ')) },
    true,
  ],
  [
    'Vitest TAP',
    { tests: titled(['a.test.ts'], joined('Cart > ')) },
    { format: 'tap', tests: titled([], joined('a.test.ts > Cart > ')) },
    true,
  ],
  ['Mocha', { format: 'mocha', tests: titled(['Mocha Tests', 'Cart'], names) }, { tests: titled(['Mocha Tests', 'Cart'], names) }, true],
  [
    'mocha-junit-reporter',
    { format: 'mocha', tests: titled(['Mocha Tests', 'Cart'], names) },
    { tests: titled(['Cart'], joined('Cart ')) },
    true,
  ],
  ['Go', { format: 'go', tests: titled(['shop/cart'], joined('TestCart/')) }, { tests: titled(['shop/cart'], joined('TestCart/')) }, true],
  [
    'RSpec',
    { format: 'rspec', tests: titled(['rspec', 'spec.cart_spec'], joined('Cart ')) },
    { tests: titled(['rspec', 'spec.cart_spec'], joined('Cart ')) },
    true,
  ],
  [
    'Open Test Reporting',
    { format: 'otr', tests: titled(['org.shop.CartTest'], names) },
    { tests: titled(['org.shop.CartTest'], names) },
    true,
  ],
  [
    'TestNG',
    { format: 'testng', tests: titled(['Suite', 'Test', 'org.shop.CartTest'], names) },
    { tests: titled(['org.shop.CartTest'], names) },
    true,
  ],
  ['two classes', { format: 'testng', tests: titled(['org.shop.CartTest'], names) }, { tests: titled(['org.shop.PayTest'], names) }, false],
])('matches titles when both reporters of %s wrote the run', (_, counted, other, expected) => {
  expect(isTwin(counted, other)).toBe(expected)
})

test('names the failed tests that the counted file does not show when an exception applies', () => {
  const { exceptions } = compareRuns(sketchOf({ tests: started(twenty, 0) }), sketchOf({ tests: started(numbered(20, { 3: failed }), 0) }))
  expect(exceptions.map(({ name }) => name)).toEqual(['adds 3'])
})

test('recognises a part of a merged file when nearly all executions are in it', () => {
  const uuids = twenty.map((_, index) => `9f1c7a5e-${index}`)
  const merged = sketchOf({ format: 'mocha', tests: numbered(40), uuids: [...uuids, ...twenty.map((_, index) => `other-${index}`)] })
  const part = (own: readonly string[], tests = twenty) => sketchOf({ format: 'mocha', tests, uuids: own })
  expect(hasSameExecutions(merged, part(uuids))).toBe(true)
  expect(hasSameExecutions(merged, part([...uuids.slice(0, 18), 'x', 'y']))).toBe(true)
  expect(hasSameExecutions(merged, part([...uuids.slice(0, 17), 'x', 'y', 'z']))).toBe(false)
  expect(hasSameExecutions(merged, part(uuids, numbered(20, { 3: failed })))).toBe(false)
  expect(hasSameExecutions(merged, sketchOf({ format: 'mocha', tests: twenty }))).toBe(false)
})

test.each([
  ['lacks', numbered(19)],
  ['skips', numbered(20, { 19: skipped })],
])('counts a file with a failed test that the merged file %s, although nearly all executions are in it', (_, tests) => {
  const uuids = tests.map((_each, index) => `execution-${index}`)
  const merged = sketchOf({ format: 'mocha', tests, uuids })
  const other = sketchOf({ format: 'mocha', tests: numbered(20, { 19: failed }), uuids: [...uuids.slice(0, 19), 'execution-of-failure'] })
  expect(hasSameExecutions(merged, other)).toBe(false)
})

test('unites the sketches of files as if they were one file', () => {
  const [first, second, all] = [numbered(3000).slice(0, 1000), numbered(3000).slice(1000), numbered(3000)].map((tests) =>
    sketchOf({ tests }),
  )
  if (first === undefined || second === undefined || all === undefined) throw new Error('There are three sketches.')
  expect(compareRuns(uniteSketches([first, second]), all)).toMatchObject({ isTwin: true, share: 1 })
})

test.each([
  ['junit', 'testng'],
  ['testng', 'junit'],
])('finds a failed test by the title that %s and %s share when it is not the first title of both', (format, otherFormat) => {
  const tests = numbered(20, { 3: failed })
  expect(isTwin({ format, tests }, { format: otherFormat, tests })).toBe(true)
})
