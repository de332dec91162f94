import { expect, test } from 'vitest'
import type { Format } from '../../../../src/read/formats/format.js'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { nunit } from '../../../../src/read/formats/nunit/nunit.js'
import { xunit } from '../../../../src/read/formats/xunit/xunit.js'
import { readText } from '../reading.js'

const began = Date.UTC(2026, 10, 28, 2)

/** Returns the start of each test in ms after the start of the first suite, and whether it is estimated. */
async function startsOf(format: Format, text: string) {
  const { tests } = await readText(format, 'results.xml', text)
  return tests.map(({ timestamp = Number.NaN, isStartEstimated }) => [timestamp - began, isStartEstimated])
}

const suite = (attributes: string, cases: string) =>
  `<testsuite name="shop" tests="3" timestamp="2026-11-28T02:00:00" ${attributes}>${cases}</testsuite>`
const threeCases = ['a', 'b', 'c'].map((name) => `<testcase classname="shop.Cart" name="${name}" time="10"/>`).join('')

test('places the cases of a JUnit suite one after the other when only the suite has a start', async () => {
  expect(await startsOf(junit, suite('time="30"', threeCases))).toEqual([
    [0, true],
    [10_000, true],
    [20_000, true],
  ])
})

test('begins each JUnit suite at its own start', async () => {
  const second = suite('', '<testcase name="d" time="1"/>').replace('02:00:00', '02:00:05')
  expect(await startsOf(junit, `<testsuites>${suite('', threeCases)}${second}</testsuites>`)).toEqual([
    [0, true],
    [10_000, true],
    [20_000, true],
    [5_000, true],
  ])
})

test('keeps the starts that the cases of a JUnit file state', async () => {
  const cases = `<testcase name="a" time="1" timestamp="2026-11-28T02:00:07"/><testcase name="b" time="1"/>`
  expect(await startsOf(junit, suite('', cases))).toEqual([
    [7_000, undefined],
    [1_000, true],
  ])
})

test('keeps the cases of a JUnit suite within its duration when they ran in parallel', async () => {
  expect(await startsOf(junit, suite('time="12"', threeCases))).toEqual([
    [0, true],
    [2_000, true],
    [2_000, true],
  ])
})

test('sets no start when neither the case nor its suite states one', async () => {
  const { tests } = await readText(junit, 'junit.xml', `<testsuite name="shop" tests="3">${threeCases}</testsuite>`)
  expect(tests.some((one) => 'timestamp' in one || 'isStartEstimated' in one)).toBe(false)
})

test('places the tests of NUnit 2 one after the other when only the run has a start', async () => {
  const cases = ['a', 'b'].map((name) => `<test-case name="${name}" executed="True" result="Success" success="True" time="2.5"/>`).join('')
  const text = `<test-results name="shop.dll" total="2" date="2026-11-28" time="02:00:00"><test-suite name="shop.dll" executed="True"><results>${cases}</results></test-suite></test-results>`
  expect(await startsOf(nunit, text)).toEqual([
    [0, true],
    [2_500, true],
  ])
})

test('places the tests of xUnit.net one after the other when only the assembly has a start', async () => {
  const tests = ['a', 'b']
    .map((name) => `<test name="Shop.Cart.${name}" type="Shop.Cart" method="${name}" time="0.5" result="Pass"/>`)
    .join('')
  const text = `<assemblies><assembly name="shop.dll" run-date="2026-11-28" run-time="02:00:00" total="2" passed="2" failed="0" skipped="0" errors="0"><collection name="c">${tests}</collection></assembly></assemblies>`
  expect(await startsOf(xunit, text)).toEqual([
    [0, true],
    [500, true],
  ])
})
