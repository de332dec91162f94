import { expect, test } from 'vitest'
import { ctrf } from '../../../src/read/formats/ctrf.js'
import { recognise } from '../../../src/read/formats/index.js'
import { readText } from './reading.js'

const report = (...tests: object[]) => JSON.stringify({ reportFormat: 'CTRF', results: { tool: { name: 'x' }, tests } })
const read = (...tests: object[]) => readText(ctrf, 'ctrf.json', report(...tests))

test('reports an error when the list of tests is missing, but not when it is empty', async () => {
  expect((await readText(ctrf, 'ctrf.json', '{"reportFormat":"CTRF","results":{"tests":3}}')).problems).toEqual([
    expect.objectContaining({ severity: 'error', kind: 'unreadable' }),
  ])
  expect(await read()).toEqual({ tests: [], problems: [] })
})

test('marks a test as flaky only when it passed in the end', async () => {
  const attempt = { attempt: 1, status: 'failed', duration: 1 }
  const { tests } = await read(
    { name: 'a', status: 'passed', duration: 1, retryAttempts: [attempt] },
    { name: 'b', status: 'passed', duration: 1, flaky: true },
    { name: 'c', status: 'failed', duration: 1, flaky: true, retryAttempts: [attempt] },
    { name: 'd', status: 'passed', duration: 1, retryAttempts: [{ ...attempt, status: 'passed' }] },
  )
  expect(tests.map(({ flaky }) => flaky)).toEqual([true, true, undefined, undefined])
})

test.each([
  ['other', 'todo', 'skipped'],
  ['other', 'interrupted', 'unknown'],
  ['other', undefined, 'unknown'],
  ['failed', 'todo', 'failed'],
  ['pending', 'pending', 'skipped'],
])('reads the status "%s" with the raw status "%s" as %s', async (status, rawStatus, expected) => {
  const { tests } = await read({ name: 'a', status, rawStatus, duration: 1 })
  expect(tests[0]?.status).toBe(expected)
})

test('warns about the summary only when it states more tests than the report lists', async () => {
  const withSummary = (tests: number) =>
    JSON.stringify({ results: { summary: { tests }, tests: [{ name: 'a', status: 'passed', duration: 1 }] } })
  expect((await readText(ctrf, 'ctrf.json', withSummary(0))).problems).toEqual([])
  expect((await readText(ctrf, 'ctrf.json', withSummary(2))).problems).toEqual([
    { severity: 'warning', message: 'The file states 2 tests, but lists 1; the listed ones count.' },
  ])
})

test.each([
  [1763670000, 1763670000000],
  [1763670000.5, 1763670000500],
  [1763670000123, 1763670000123],
  ['2025-11-20T20:20:00Z', 1763670000000],
  [0, undefined],
  [-5, undefined],
  [1e300, undefined],
])('reads the start %s as the time %s', async (start, timestamp) => {
  const { tests } = await read({ name: 'a', status: 'passed', duration: 1, start })
  expect(tests[0]?.timestamp).toBe(timestamp)
})

test('shares the path of a suite between its tests', async () => {
  const more = { status: 'passed', duration: 1, suite: ['shop', 'cart'] }
  const { tests } = await read({ name: 'a', ...more }, { name: 'b', ...more })
  expect(tests[1]?.suite).toBe(tests[0]?.suite)
})

test('adds parameters to a name unless the name contains them', async () => {
  const { tests } = await read(
    { name: 'adds', status: 'passed', duration: 1, parameters: { a: 1, b: 2 } },
    { name: 'adds 1 and 2', status: 'passed', duration: 1, parameters: { a: 1, b: 2 } },
  )
  expect(tests.map(({ name }) => name)).toEqual(['adds [a=1, b=2]', 'adds 1 and 2'])
})

test.each([
  ['Playwright', '{"config":{},"suites":[],"stats":{"expected":1}}'],
  ['Jest', '{"numTotalTests":1,"testResults":[{"assertionResults":[]}]}'],
  ['Mocha', '{"stats":{"tests":1},"tests":[],"passes":[]}'],
  ['RSpec', '{"version":"3.13","examples":[],"summary":{"example_count":1}}'],
  ['mochawesome', '{"stats":{},"results":[{"tests":[]}]}'],
])('does not recognise a report of %s as CTRF', (_producer, text) => {
  expect(recognise('report.json', text).format?.id).not.toBe('ctrf')
})

test.each([
  ['iVBORw0KGgo=', { content: { base64: 'iVBORw0KGgo=' } }],
  ['data:image/png;base64,iVBORw0KGgo=', { content: { base64: 'data:image/png;base64,iVBORw0KGgo=' } }],
  ['shots/a.png', { path: 'shots/a.png' }],
  ['https://shop.example/a.png', { url: 'https://shop.example/a.png' }],
])('reads the screenshot %s', async (screenshot, expected) => {
  const { tests } = await read({ name: 'a', status: 'failed', duration: 1, screenshot })
  expect(tests[0]?.attachments).toEqual([{ name: 'screenshot', ...expected }])
})

test('ignores steps and attachments of wrong types', async () => {
  const { tests } = await read({
    name: 'a',
    status: 'failed',
    duration: 1,
    steps: [1, { name: 3 }, {}],
    attachments: [{ path: {} }],
    screenshot: 1,
  })
  expect(tests[0]?.steps).toEqual([{ name: '3', status: 'unknown' }])
  expect(tests[0]).not.toHaveProperty('attachments')
})
