import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Sink } from '../../../../src/read/formats/format.js'
import { mochawesome } from '../../../../src/read/formats/mocha/mochawesome.js'
import { readText } from '../reading.js'

const fixtures = join(import.meta.dirname, '../../../fixtures/mocha')

const read = (...tests: readonly Record<string, unknown>[]) =>
  readSuites({ title: 'cart', fullFile: '/shop/cart.js', file: '/cart.js', tests })
const readSuites = (...suites: readonly Record<string, unknown>[]) =>
  readText(mochawesome, 'mochawesome.json', JSON.stringify({ stats: { testsRegistered: 0 }, results: [{ title: '', suites }] }))

async function uuidsOf(name: string): Promise<readonly (string | undefined)[]> {
  const uuids: (string | undefined)[] = []
  const text = readFileSync(join(fixtures, name), 'utf8')
  const sink: Sink = { test: (_, uuid) => void uuids.push(uuid), problem() {}, notice() {}, restart() {} }
  await mochawesome.read({ path: name, chunks: () => [text] }, sink)
  return uuids
}

test('passes on the uuid of each test when a file is merged from its parts', async () => {
  const part = await uuidsOf('mochawesome-part.json')
  expect(new Set(part).size).toBe(12)
  expect(part).not.toContain(undefined)
  expect(await uuidsOf('mochawesome-merged.json')).toEqual(expect.arrayContaining([...part]))
})

test.each([
  ['passed', { state: 'passed' }, 'successful'],
  ['failed', { state: 'failed' }, 'failed'],
  ['pending', { state: 'pending', pending: true }, 'skipped'],
  ['skipped', { state: 'skipped' }, 'skipped'],
  ['null', { state: null, pass: false, fail: false }, 'skipped'],
  ['null and a failure', { state: null, fail: true }, 'failed'],
  ['null and a success', { pass: true }, 'successful'],
  ['another word', { state: 'constructor' }, 'unknown'],
])('reads a status when the state is %s', async (_state, fields, status) => {
  const { tests } = await read({ title: 'adds', fullTitle: 'cart adds', ...fields })
  expect(tests.map((result) => result.status)).toEqual([status])
})

test('states that a test did not run when it has no state, and gives no reason when it is pending', async () => {
  const { tests } = await read(
    { title: 'a', fullTitle: 'cart a', state: null, duration: 0 },
    { title: 'b', fullTitle: 'cart b', state: 'pending', pending: true, duration: 0 },
    { title: 'c', fullTitle: 'cart c', state: null, pending: true },
  )
  expect(tests.map(({ message, duration }) => [message, duration])).toEqual([
    ['did not run', undefined],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test.each([
  ['one line', '- 17.95\n+ 17.96\n', '17.96', '17.95'],
  ['lines around it', ' {\n-   "sum": 1\n+   "sum": 2\n }\n', '{\n  "sum": 2\n}', '{\n  "sum": 1\n}'],
  ['lines that begin with signs', '- - a\n+ + b\n', '+ b', '- a'],
  ['parts', [{ value: '17.9' }, { value: '5', removed: true }, { value: '6', added: true }, { value: 7 }, null], '17.96', '17.95'],
])('reads the expected and the actual value when the difference has %s', async (_what, diff, expected, actual) => {
  const { tests } = await read({ title: 'adds', fullTitle: 'cart adds', state: 'failed', err: { message: 'AssertionError: no', diff } })
  expect(tests[0]).toMatchObject({ message: 'no', expected, actual })
})

test.each([
  ['AssertionError: expected 1 to equal 2', 'expected 1 to equal 2'],
  ['AssertionError [ERR_ASSERTION]: 1 == 2', '1 == 2'],
  ['Error: Timeout of 20ms exceeded.', 'Timeout of 20ms exceeded.'],
  ['Uncaught Error: no', 'Uncaught Error: no'],
  ['Error: ', 'Error: '],
  ['no', 'no'],
])('reads the message without the name of the error when it is %j', async (message, expected) => {
  const { tests } = await read({ title: 'adds', fullTitle: 'cart adds', state: 'failed', err: { message } })
  expect(tests[0]?.message).toBe(expected)
})

test.each([
  ['fullFile is stated', { fullFile: '/shop/cart.js', file: '/cart.js' }, '/shop/cart.js'],
  ['fullFile comes last', { file: '/cart.js', fullFile: '/shop/cart.js' }, '/shop/cart.js'],
  ['only file is stated', { fullFile: '', file: '/test/cart.js' }, 'test/cart.js'],
])('reads the file of a test when %s', async (_when, files, file) => {
  const nested = { title: 'inner', fullFile: '', file: '', tests: [{ title: 'b', fullTitle: 'b', state: 'passed' }] }
  const { tests } = await readSuites({
    title: 'cart',
    ...files,
    tests: [{ title: 'a', fullTitle: 'a', state: 'passed' }],
    suites: [nested],
  })
  expect(tests.map((result) => result.file)).toEqual([file, file])
})

test('takes the titles of the suites when a test has no full title', async () => {
  const inner = { title: 'inner', tests: [{ title: 'b', uuid: '2', state: 'passed' }] }
  const { tests } = await readSuites(
    { title: 'cart', tests: [{ title: 'a', uuid: '1', state: 'passed' }], suites: [inner] },
    { title: 'till', tests: [{ title: 'c', uuid: '3' }] },
  )
  expect(tests.map(({ suite }) => suite.slice(1))).toEqual([['cart'], ['cart inner'], ['till']])
})

test('reads the root suite when version 3 or earlier wrote the file', async () => {
  const { tests } = await readText(
    mochawesome,
    'mochawesome.json',
    '{"stats":{"testsRegistered":1},"suites":{"title":"","tests":[],"suites":[{"title":"cart","tests":[{"title":"a","fullTitle":"cart a","state":"passed"}]}]}}',
  )
  expect(tests.map(({ suite, name }) => [...suite, name])).toEqual([['Mocha Tests', 'cart', 'a']])
})

test('reports lost failures when the file states a failed hook and lists none', async () => {
  const { problems } = await readText(
    mochawesome,
    'mochawesome.json',
    '{"stats":{"testsRegistered":0,"failures":0,"other":1},"results":[]}',
  )
  expect(problems).toEqual([expect.objectContaining({ severity: 'error', kind: 'incomplete' })])
})

test('stops at 100,000 nested suites without an exception', async () => {
  const { problems } = await readText(
    mochawesome,
    'mochawesome.json',
    `{"stats":{"testsRegistered":0},"results":[${'{"title":"a","suites":['.repeat(100_000)}`,
  )
  expect(problems.length).toBeGreaterThan(0)
})
