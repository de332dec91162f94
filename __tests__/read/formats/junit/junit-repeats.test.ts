import { describe, expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const path = 'build/test-results/test/TEST-shop.CartTest.xml'
const passed = (name: string, className = 'shop.CartTest') => `<testcase name="${name}" classname="${className}" time="0.01"/>`
const failed = (name: string, text = 'no', className = 'shop.CartTest') =>
  `<testcase name="${name}" classname="${className}" time="0.01"><failure message="${text}">the trace</failure></testcase>`
const skipped = (name: string) => `<testcase name="${name}" classname="shop.CartTest"><skipped/></testcase>`
/** As Gradle writes a class. */
const gradle = (...cases: string[]) =>
  `<testsuite name="shop.CartTest" tests="${cases.length}" skipped="0" failures="${cases.filter((one) => one.includes('<failure')).length}" errors="0" timestamp="2026-11-28T02:00:00" hostname="ci" time="0.1">${cases.join('')}<system-out>the log</system-out></testsuite>`

async function read(text: string, name = path) {
  const { tests, problems } = await readText(junit, name, text)
  return {
    tests: tests.map((one) =>
      [one.name, one.flaky ? 'flaky' : one.status, ...(one.attempts ?? []).map(({ message }) => message)].join(' '),
    ),
    problems: problems.map(({ severity, message }) => `${severity}: ${message}`),
  }
}

const ofGradle = (name = '"pays()"') =>
  `warning: ${name} failed and passed in TEST-shop.CartTest.xml. If Gradle repeated it, set reports.junitXml.mergeReruns to true, or set collect.junit.repeats to "attempts". All runs count.`
const ofOthers = (file: string) =>
  `warning: "pays" failed and passed in ${file}. If a tool repeated it, set its option for reports that contain only one case per test (Gradle: reports.junitXml.mergeReruns), or set collect.junit.repeats to "attempts". All runs count.`

describe('a test that Gradle repeated', () => {
  test.each([
    ['passed the second time', [failed('pays()'), passed('adds()'), passed('pays()')], ['adds() successful', 'pays() flaky no']],
    [
      'passed the third time',
      [failed('pays()', 'first'), passed('adds()'), failed('pays()', 'second'), passed('pays()')],
      ['adds() successful', 'pays() flaky first second'],
    ],
    [
      'always failed, next to one that passed the second time',
      [failed('pays()'), failed('ships()', '1'), failed('ships()', '2'), passed('pays()'), failed('ships()', '3')],
      ['pays() flaky no', 'ships() failed 1 2'],
    ],
    [
      'passed, and other tests were skipped',
      [passed('adds()'), skipped('sends()'), failed('pays()'), passed('pays()')],
      ['adds() successful', 'sends() skipped', 'pays() flaky no'],
    ],
    [
      'passed, and other tests have parameters',
      [passed('adds(int)[1]'), failed('pays()'), passed('adds(int)[2]'), passed('pays()')],
      ['adds(int)[1] successful', 'adds(int)[2] successful', 'pays() flaky no'],
    ],
  ])('counts as one test with its runs as attempts when it was repeated by Gradle and %s', async (_what, cases, tests) => {
    expect(await read(gradle(...cases))).toEqual({ tests, problems: [] })
  })

  test('keeps the message and the trace of each run of a test that Gradle repeated', async () => {
    const { tests } = await readText(junit, path, gradle(failed('pays()', 'first'), failed('pays()', 'second')))
    expect(tests).toEqual([
      {
        name: 'pays()',
        suite: ['shop.CartTest'],
        status: 'failed',
        duration: 10,
        timestamp: Date.UTC(2026, 10, 28, 2) + 10,
        isStartEstimated: true,
        message: 'second',
        details: 'the trace',
        stdout: 'the log',
        producer: 'gradle',
        attempts: [{ status: 'failed', message: 'first', details: 'the trace' }],
      },
    ])
  })

  test.each([
    ['another test of the same name passed before', [passed('pays()'), failed('pays()'), passed('pays()')], 1],
    ['a test follows that was not repeated', [failed('pays()'), passed('pays()'), passed('adds()')], 1],
    ['it ran again after it had passed', [failed('pays()'), passed('pays()'), failed('pays()')], 2],
    ['it was skipped afterwards', [failed('pays()'), passed('pays()'), skipped('pays()')], 1],
    ['more than 100 tests failed', [...Array.from({ length: 101 }, (_, index) => failed(`t${index}()`)), passed('t0()')], 101],
  ])('counts all runs of a test in a file of Gradle, with a warning, when %s', async (_what, cases, failures) => {
    const reading = await read(gradle(...cases))
    expect(reading.tests).toHaveLength(cases.length)
    expect(reading.tests.filter((one) => one.endsWith(' failed'))).toHaveLength(failures)
    expect(reading.problems).toEqual([ofGradle(failures === 101 ? '"t0()"' : undefined)])
  })

  test('counts all runs of a test in a file of Gradle, with a warning, when its name has parameters', async () => {
    const reading = await read(gradle(failed('pays(int)[1]'), passed('pays(int)[1]')))
    expect(reading).toEqual({ tests: ['pays(int)[1] failed', 'pays(int)[1] successful'], problems: [ofGradle('"pays(int)[1]"')] })
  })

  test('counts all runs of a test in a file of Gradle, with a warning, when the file contains several suites', async () => {
    const one = gradle(failed('pays()'), passed('pays()'))
    expect(await read(`${one}${one}`)).toMatchObject({
      tests: { length: 4 },
      problems: [{}, expect.stringContaining('"pays()" and 1 more')],
    })
    const nested = gradle(
      failed('pays()'),
      failed('pays()'),
      gradle(passed('adds()')),
      failed('pays()'),
      failed('pays()'),
      passed('pays()'),
    )
    expect((await read(nested)).tests.filter((name) => name === 'pays() failed')).toHaveLength(4)
  })

  test('counts all runs of a test in a file of Gradle, with a warning, when its suite contains several classes', async () => {
    const reading = await read(gradle(failed('pays()'), passed('adds()', 'shop.Other'), passed('pays()')))
    expect(reading.tests).toHaveLength(3)
    expect(reading.problems).toEqual([ofGradle()])
  })
})

describe('a test that failed and passed in the file of another tool', () => {
  const suite = (...cases: string[]) => `<testsuite name="shop">${cases.join('')}</testsuite>`

  test.each([
    ['junit.xml', `<testsuites>${suite(failed('pays'), passed('pays'))}</testsuites>`],
    ['TEST-a.xml', suite(failed('pays'), passed('adds'), passed('pays'))],
    ['results.xml', gradle(failed('pays'), passed('pays')).replace(' skipped="0"', '')],
  ])('counts a test twice, with one warning, when another tool lists it as failed and as passed in %s', async (file, text) => {
    const reading = await read(text, `out/${file}`)
    expect(reading.tests.filter((one) => one.startsWith('pays ')).sort()).toEqual(['pays failed', 'pays successful'])
    expect(reading.problems).toEqual([ofOthers(file)])
  })

  test('gives one warning for all tests of a file that another tool lists as failed and as passed', async () => {
    const both = (name: string) => failed(name) + passed(name)
    const { problems } = await read(`<testsuites>${suite(both('pays'), both('adds'))}${suite(both('ships'))}</testsuites>`, 'junit.xml')
    expect(problems).toEqual([expect.stringContaining('"pays" and 2 more failed and passed in junit.xml.')])
  })

  test.each([
    ['the classes differ', suite(failed('pays', 'no', 'a'), passed('pays', 'b'))],
    ['the suites differ', `<testsuites>${suite(failed('pays'))}${suite(passed('pays'))}</testsuites>`],
    ['both runs failed', suite(failed('pays'), failed('pays'))],
    ['pytest reports a failing teardown after a test that passed', suite(passed('pays'), failed('pays'))],
    ['it was skipped', suite(failed('pays'), skipped('pays'))],
  ])('does not warn about tests of the same name when %s', async (_what, text) => {
    expect((await read(text, 'junit.xml')).problems).toEqual([])
  })
})
