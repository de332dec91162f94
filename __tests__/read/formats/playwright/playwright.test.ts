import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeHead } from '../../../../src/read/formats/head.js'
import { playwright } from '../../../../src/read/formats/playwright/playwright.js'
import { runMain } from '../../../commands/cli/run-main.js'
import { makeTree } from '../../collect/tree.js'
import { readText } from '../reading.js'

type Fields = Readonly<Record<string, unknown>>

const run = (status: string, more: Fields = {}): Fields => ({ status, duration: 5, errors: [], stdout: [], stderr: [], ...more })
const failedRun = (text: string) => run('failed', { error: { message: `Error: ${text}` }, errors: [{ message: `Error: ${text}` }] })

/** A test as the reporter writes it, with its results. */
const testOf = (status: string, results: readonly Fields[], more: Fields = {}): Fields => ({
  annotations: [],
  expectedStatus: 'passed',
  projectName: '',
  results,
  status,
  ...more,
})
const spec = (tests: readonly Fields[], more: Fields = {}): Fields => ({
  title: 'adds',
  tags: [],
  tests,
  file: 'cart.spec.ts',
  line: 3,
  ...more,
})
const file = (specs: readonly Fields[], more: Fields = {}): Fields => ({ title: 'cart.spec.ts', file: 'cart.spec.ts', specs, ...more })

function report({ specs = [] as readonly Fields[], suites = [file(specs)], ...more }: Fields & { specs?: readonly Fields[] }): string {
  return JSON.stringify({
    config: { rootDir: '/home/runner/work/shop/shop/e2e', projects: [{ name: '' }] },
    suites,
    errors: [],
    stats: {},
    ...more,
  })
}

const read = (fields: Parameters<typeof report>[0]) => readText(playwright, 'results.json', report(fields))

async function readOne(own: Fields, place: Fields = {}) {
  const { tests } = await read({ specs: [spec([own], place)] })
  expect(tests).toHaveLength(1)
  return tests[0]
}

test.each([
  ['CTRF', '{"results":{"tool":{"name":"playwright"},"tests":[]}}'],
  ['the list of tests to run again', '{"status":"failed","failedTests":[]}'],
  ['a configuration of another tool', '{"config":{"rootDir":"/a"},"projects":[]}'],
])('does not recognise %s', (_what, text) => {
  expect(playwright.matches(describeHead('a.json', text))).toBeUndefined()
})

test('recognises a report when long metadata precedes the projects', () => {
  const text = `{"config":{"configFile":"a","rootDir":"/a","forbidOnly":false,"metadata":{"gitDiff":"${'x'.repeat(70_000)}`
  expect(playwright.matches(describeHead('a.json', text.slice(0, 65_536)))).toBeDefined()
})

test.each([
  ['successful', 'expected', 'passed', ['passed']],
  ['successful', 'expected', 'failed', ['failed']],
  ['successful', 'flaky', 'passed', ['failed', 'passed']],
  ['failed', 'unexpected', 'passed', ['failed', 'failed']],
  ['failed', 'unexpected', 'passed', ['failed', 'skipped']],
  ['failed', 'unexpected', 'failed', ['passed']],
  ['failed', 'unexpected', 'passed', ['timedOut']],
  ['skipped', 'skipped', 'skipped', ['skipped']],
  ['skipped', 'skipped', 'passed', []],
  ['cancelled', 'skipped', 'passed', ['interrupted']],
  ['unknown', 'moonwalk', 'passed', ['passed']],
])('makes a test %s when Playwright calls it %s, expects %s and its attempts are %j', async (status, outcome, expectedStatus, runs) => {
  const result = await readOne(
    testOf(
      outcome,
      runs.map((each) => run(each)),
      { expectedStatus },
    ),
  )
  expect(result?.status).toBe(status)
  expect(result?.flaky).toBe(outcome === 'flaky' ? true : undefined)
})

test('shows the last attempt and keeps the earlier ones when a test is run again', async () => {
  const result = await readOne(testOf('unexpected', [failedRun('first'), failedRun('second')]))
  expect(result).toMatchObject({ message: 'Error: second', attempts: [{ status: 'failed', message: 'Error: first' }] })
})

test('shows the failed attempt when a group was run again without the test', async () => {
  const result = await readOne(testOf('unexpected', [failedRun('no money'), run('skipped')]))
  expect(result).toMatchObject({ status: 'failed', message: 'Error: no money' })
  expect(result).not.toHaveProperty('attempts')
})

test('keeps the failed attempt when a test passes first and fails when its group is run again', async () => {
  const result = await readOne(testOf('flaky', [run('passed', { duration: 1 }), failedRun('late')]))
  expect(result).toMatchObject({ status: 'successful', flaky: true, duration: 1, attempts: [{ status: 'failed', message: 'Error: late' }] })
})

test('does not make a test flaky when it passes twice in a serial group', async () => {
  const result = await readOne(testOf('expected', [run('passed'), run('passed')]))
  expect(result).toMatchObject({ status: 'successful', attempts: [{ status: 'successful' }] })
  expect(result).not.toHaveProperty('flaky')
})

test('leaves out the message when a test fails as expected', async () => {
  const result = await readOne(testOf('expected', [failedRun('known')], { expectedStatus: 'failed' }))
  expect(result).not.toHaveProperty('message')
  expect(result).not.toHaveProperty('details')
})

test('states the reason when a test passes that should fail', async () => {
  const result = await readOne(testOf('unexpected', [run('passed')], { expectedStatus: 'failed' }))
  expect(result?.message).toBe('Expected to fail, but passed.')
})

test.each([
  [{ type: 'skip', description: 'needs a printer' }, 'needs a printer'],
  [{ type: 'fixme', description: 'issue 12' }, 'issue 12'],
  [{ type: 'skip' }, undefined],
])('takes the reason of a skipped test from %j', async (annotation, message) => {
  const result = await readOne(testOf('skipped', [run('skipped')], { expectedStatus: 'skipped', annotations: [annotation] }))
  expect(result?.message).toBe(message)
})

test('joins the messages without source code when a test has several errors', async () => {
  const frame = '\n\n  4 |   pay()\n> 5 |   ship()\n    |   ^\n    at /a/cart.spec.ts:5:3'
  const errors = [{ message: `Error: one${frame}` }, { message: `Error: two\n\nExpected: 1${frame}` }]
  const result = await readOne(testOf('unexpected', [run('failed', { error: { message: 'Error: one' }, errors })]))
  expect(result?.message).toBe('Error: one\n\nError: two\n\nExpected: 1')
  expect(result?.details).toBe(`Error: one${frame}\n\nError: two\n\nExpected: 1${frame}`)
})

test('reads the stack and the source code when an old file has no list of errors', async () => {
  const error = { message: 'Error: one', stack: 'Error: one\n    at a.ts:5:3', snippet: '> 5 | ship()' }
  const result = await readOne(testOf('unexpected', [run('failed', { error, errors: undefined })]))
  expect(result).toMatchObject({ message: 'Error: one', details: 'Error: one\n    at a.ts:5:3\n\n> 5 | ship()' })
})

test('shows the value when a test throws something that is not an error', async () => {
  const result = await readOne(testOf('unexpected', [run('failed', { error: { value: "'no cup'" }, errors: [{ message: "'no cup'" }] })]))
  expect(result?.message).toBe("'no cup'")
})

test('decodes output and drops bytes when they are longer than 1 MiB', async () => {
  const stdout = [{ text: 'one ' }, { buffer: Buffer.from('two').toString('base64') }, { buffer: 'A'.repeat(1024 * 1024 + 4) }]
  const result = await readOne(testOf('expected', [run('passed', { stdout })]))
  expect(result?.stdout).toBe('one two')
})

test('names a test by its blocks and takes its place from the folder of the tests', async () => {
  const blocks = [{ title: 'shop', specs: [], suites: [{ title: 'cart', specs: [spec([testOf('expected', [run('passed')])])] }] }]
  const { tests } = await read({ suites: [file([], { suites: blocks })] })
  expect(tests).toMatchObject([
    { name: 'shop › cart › adds', suite: ['cart.spec.ts'], file: '/home/runner/work/shop/shop/e2e/cart.spec.ts', line: 3 },
  ])
})

test('leaves the folder of the tests when a file is above it', async () => {
  const result = await readOne(testOf('expected', [run('passed')]), { file: '../unit/cart.spec.ts' })
  expect(result?.file).toBe('/home/runner/work/shop/shop/unit/cart.spec.ts')
})

const inProjects = (names: readonly string[]) => ({ rootDir: '/a', projects: names.map((name) => ({ name })) })

test.each([
  [['desktop', 'phone'], '[desktop] adds'],
  [['desktop'], 'adds'],
  // The shards of a merged report.
  [['desktop', 'desktop'], 'adds'],
])('names the tests of the projects %j with %s', async (names, name) => {
  const own = testOf('expected', [run('passed')], { projectName: 'desktop' })
  const { tests } = await read({ specs: [spec([own])], config: inProjects(names) })
  expect(tests).toMatchObject([{ name, metadata: { project: 'desktop' } }])
})

test('keeps annotations as metadata when Playwright has not added them itself', async () => {
  const annotations = ['skip', 'fixme', 'fail', 'slow', 'serial', 'issue', '__proto__'].map((type) => ({ type, description: 'x' }))
  const result = await readOne(testOf('expected', [run('passed')], { annotations }))
  expect(result?.metadata).toEqual({ issue: 'x', _proto_: 'x' })
})

test.each([
  ['1 test did not run, and no test failed: the run was stopped.', [['skipped', []]]],
  [
    '2 tests did not run, and no test failed: the run was stopped.',
    [
      ['skipped', []],
      ['skipped', ['skipped']],
    ],
  ],
  [
    '1 test was interrupted, 1 test did not run, and no test failed: the run was stopped.',
    [
      ['skipped', ['interrupted']],
      ['skipped', []],
    ],
  ],
] as const)('reports "%s" when no test failed', async (message, outcomes) => {
  const own = outcomes.map(([status, runs]) =>
    testOf(
      status,
      runs.map((each) => run(each)),
    ),
  )
  const { problems } = await read({ specs: [spec(own)] })
  expect(problems).toEqual([{ severity: 'error', kind: 'incomplete', message }])
})

test.each([
  ['a test failed', [testOf('unexpected', [failedRun('x')]), testOf('skipped', [])]],
  ['all tests are skipped', [testOf('skipped', [run('skipped')], { expectedStatus: 'skipped' })]],
])('does not report a stop when %s', async (_when, tests) => {
  const { problems } = await read({ specs: [spec(tests)] })
  expect(problems).toEqual([])
})

test('reports an error outside of the tests with its place', async () => {
  const location = { file: '/home/runner/work/shop/shop/e2e/broken.spec.ts', line: 2, column: 7 }
  const { problems } = await read({ errors: [{ message: '\u001b[31mError: no prices\u001b[39m\nmore', location }] })
  expect(problems).toEqual([{ severity: 'error', kind: 'incomplete', message: 'Playwright: broken.spec.ts:2: Error: no prices' }])
})

test('only warns when the run stopped after a failed test', async () => {
  const errors = [{ message: '\u001b[31mTesting stopped early after 1 maximum allowed failures.\u001b[39m' }]
  const { problems } = await read({ errors, specs: [spec([testOf('unexpected', [failedRun('x')]), testOf('skipped', [])])] })
  expect(problems).toEqual([{ severity: 'warning', message: 'Playwright: Testing stopped early after 1 maximum allowed failures.' }])
})

test('shows a flaky test as skipped on its last attempt when it skips itself there', async () => {
  const skipped = testOf('flaky', [failedRun('no'), failedRun('no'), run('skipped')], { expectedStatus: 'skipped' })
  expect(await readOne(skipped)).toMatchObject({ status: 'successful', flaky: true, isLastSkipped: true, attempts: [{}, {}] })
  expect(await readOne(testOf('flaky', [failedRun('no'), run('passed')]))).not.toHaveProperty('isLastSkipped')
  const cwd = makeTree({ 'results.json': report({ specs: [spec([skipped])] }) })
  expect((await runMain(cwd, ['report', 'results.json', '--markdown', 'report.md'])).stdout).toContain('skipped on attempt 3')
  expect(readFileSync(join(cwd, 'report.md'), 'utf8')).toContain('skipped on attempt 3 of 3')
  // The records state it as well.
  await runMain(cwd, ['collect', 'results.json', '--output', 'records.jsonl'])
  expect((await runMain(cwd, ['report', '--records', 'records.jsonl'])).stdout).toContain('skipped on attempt 3')
})

test('states that Playwright fails for flaky tests when it is configured so and a test is flaky', async () => {
  const config = { rootDir: '/home/runner/work/shop/shop/e2e', failOnFlakyTests: true, projects: [{ name: '' }] }
  const flaky = testOf('flaky', [failedRun('x'), run('passed')])
  expect((await read({ config, specs: [spec([flaky, testOf('expected', [run('passed')])])] })).problems).toEqual([
    {
      severity: 'warning',
      kind: 'flaky',
      message: '1 test passed after a retry, and Playwright fails on that (failOnFlakyTests).',
    },
  ])
  expect((await read({ config, specs: [spec([testOf('expected', [run('passed')])])] })).problems).toEqual([])
  const other = { ...config, failOnFlakyTests: false }
  expect((await read({ config: other, specs: [spec([flaky])] })).problems).toEqual([])
})

test('reports failures when the totals state some and no test has one', async () => {
  const { problems } = await read({ stats: { expected: 0, skipped: 0, unexpected: 2, flaky: 0 } })
  expect(problems).toMatchObject([{ severity: 'warning' }, { severity: 'error', kind: 'incomplete' }])
})

test('reports a file without suites and totals as unreadable', async () => {
  const { problems } = await readText(playwright, 'a.json', '{"config":{"rootDir":"/a","projects":[]}}')
  expect(problems).toMatchObject([{ severity: 'error', kind: 'unreadable' }])
})

test('keeps the tests of a spec when the file ends in one of its tests', async () => {
  const text = report({ specs: [spec([testOf('expected', [run('passed')]), testOf('flaky', [run('passed')])])] })
  const { tests, problems } = await readText(playwright, 'a.json', text.slice(0, text.lastIndexOf('"flaky"')))
  expect(tests).toMatchObject([{ name: 'adds', suite: ['cart.spec.ts'], status: 'successful' }])
  expect(problems).toMatchObject([{ kind: 'incomplete' }])
})

test('reads a report between other output and counts its lines', async () => {
  const text = `[env] 3 variables\nstops the server\n${report({ specs: [spec([testOf('expected', [run('passed')])])] })}\ndone\n`
  const { tests, problems, notices } = await readText(playwright, 'results.json', text)
  expect(tests).toHaveLength(1)
  expect(problems).toEqual([])
  expect(notices).toEqual(['3 lines around the report are other output and left out.'])
})

test('reports blocks that are nested too deeply and keeps the other tests', async () => {
  const nested = (depth: number) => `${'{"title":"b","specs":[],"suites":['.repeat(depth)}${']}'.repeat(depth)}`
  const text = report({ suites: [file([spec([testOf('expected', [run('passed')])])]), 'deep'] }).replace('"deep"', nested(3000))
  const { tests, problems } = await readText(playwright, 'results.json', text)
  expect(tests).toHaveLength(1)
  expect(problems).toMatchObject([{ severity: 'error', kind: 'incomplete', message: expect.stringContaining('nested too deeply') }])
})

test.each([
  ['texts', '"x"'],
  ['numbers', '7'],
  ['null', 'null'],
  ['lists', '[[]]'],
  ['objects', '[{"status":{},"title":[],"results":7,"tests":[{"results":[{"errors":[{}],"error":1,"stdout":[7]}]}]}]'],
])('reads a report without an exception when its fields are %s', async (_what, value) => {
  for (const key of ['config', 'suites', 'errors', 'stats']) {
    const { problems } = await readText(playwright, 'a.json', `{"config":{"rootDir":1},"suites":[{"specs":${value}}],"${key}":${value}}`)
    expect(Array.isArray(problems)).toBe(true)
  }
})

test('marks steps with an error as failed, and repeats no message of the test', async () => {
  const steps = [
    { title: 'open', duration: 3 },
    {
      title: 'pay',
      duration: 5,
      error: { message: 'Error: no' },
      steps: [{ title: 'click', duration: 1, error: { message: 'Error: other' } }],
    },
  ]
  const attachments = [
    { name: 'shot', contentType: 'image/png', path: '/home/runner/work/shop/shop/test-results/a/shot.png' },
    { name: 'note', contentType: 'text/plain', body: 'YSBub3Rl' },
    { name: 'nothing', contentType: 'text/plain' },
  ]
  const own = await readOne(testOf('unexpected', [{ ...failedRun('no'), steps, attachments }]))
  expect(own?.steps).toEqual([
    { name: 'open', status: 'successful', duration: 3 },
    { name: 'pay', status: 'failed', duration: 5, steps: [{ name: 'click', status: 'failed', message: 'Error: other', duration: 1 }] },
  ])
  expect(own?.attachments).toEqual([
    { name: 'shot', type: 'image/png', path: '/home/runner/work/shop/shop/test-results/a/shot.png' },
    { name: 'note', type: 'text/plain', content: { base64: 'YSBub3Rl' } },
  ])
})
