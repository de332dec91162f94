import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const failed = (name: string, text = 'no') =>
  `<testcase classname="shop" name="${name}"><failure message="Failed">${text}</failure></testcase>`
const passed = (name: string) => `<testcase classname="shop" name="${name}"/>`
const suite = (...cases: string[]) =>
  `<testsuite name="shop"><properties><property name="go.version" value="go1.24"/></properties>${cases.join('')}</testsuite>`

const read = async (...suites: string[]) =>
  (await readText(junit, 'junit.xml', `<testsuites>${suites.join('')}</testsuites>`)).tests.map(({ name, status, flaky, attempts }) => ({
    name,
    status,
    ...(flaky && { flaky }),
    ...(attempts && { attempts: attempts.map(({ details }) => details) }),
  }))

test('merges the runs of a test when gotestsum runs failed tests again', async () => {
  expect(
    await read(
      suite(failed('TestA', 'first'), failed('TestB', '1'), failed('TestB', '2'), failed('TestB', '3'), passed('TestC'), passed('TestA')),
    ),
  ).toEqual([
    { name: 'TestC', status: 'successful' },
    { name: 'TestA', status: 'successful', flaky: true, attempts: ['first'] },
    { name: 'TestB', status: 'failed', attempts: ['1', '2'] },
  ])
})

test('merges the runs of several tests when gotestsum runs failed tests again', async () => {
  expect(await read(suite(failed('TestA', 'a'), failed('TestB', 'b'), passed('TestC'), passed('TestA'), passed('TestB')))).toEqual([
    { name: 'TestC', status: 'successful' },
    { name: 'TestA', status: 'successful', flaky: true, attempts: ['a'] },
    { name: 'TestB', status: 'successful', flaky: true, attempts: ['b'] },
  ])
})

test('keeps all runs when a name is successful twice, because "go test -count" repeats tests', async () => {
  const runs = await read(suite(failed('TestA'), passed('TestB'), passed('TestA'), passed('TestB')))
  expect(runs.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
    'TestA failed',
    'TestA successful',
    'TestB successful',
    'TestB successful',
  ])
  expect(runs.some(({ flaky }) => flaky)).toBe(false)
})

test('keeps tests of the same name apart when they are in different packages or not of Go', async () => {
  expect(await read(suite(failed('TestA')), suite(passed('TestA')))).toHaveLength(2)
  expect(await read(`<testsuite name="shop">${failed('TestA')}${passed('TestA')}</testsuite>`)).toHaveLength(2)
})

test('keeps all runs when too many tests failed to hold them', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Test${index}`)
  const runs = await read(suite(...names.map((name) => failed(name)), ...names.map(passed)))
  expect(runs).toHaveLength(400)
  expect(runs.slice(0, 200).map(({ name }) => name)).toEqual(names)
})
