import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allure } from '../../../../src/read/formats/allure/allure.js'
import { createAttemptFacts } from '../../../../src/read/formats/allure/allure-attempts.js'
import { readLabels } from '../../../../src/read/formats/allure/allure-labels.js'
import { cpuTime } from '../../../cpu-time.js'
import { makeFolder } from '../../collect/tree.js'
import { readText } from '../reading.js'
import { readFolder } from '../reading-folder.js'

type Fields = Readonly<Record<string, unknown>>

const start = 1_795_861_700_000

/** A result of `name` from `from` to `to`, in ms after the start. */
const result = (name: string, status: string, from: number, to: number, more: Fields = {}): Fields => ({
  uuid: `${name}-${from}-${status}`,
  historyId: `id of ${name}`,
  name,
  status,
  stage: 'finished',
  start: start + from,
  stop: start + to,
  labels: [],
  ...more,
})

const labels = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([name, value]) => ({ name, value }))
const retry = (value: number) => ({ parameters: [{ name: 'Retry', value: String(value), excluded: true }] })

function read(results: readonly (Fields | string)[], others: Readonly<Record<string, Fields>> = {}) {
  const folder = makeFolder()
  const write = (name: string, content: Fields | string) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  for (const [index, each] of results.entries()) write(`${String(index).padStart(6, '0')}-result.json`, each)
  for (const [name, each] of Object.entries(others)) write(name, each)
  return readFolder(folder, 'allure-results')
}

const shown = async (...results: readonly Fields[]) =>
  (await read(results)).tests.map(({ name, status, attempts = [], flaky }) =>
    [name, status, ...attempts.map((attempt) => attempt.status), ...(flaky ? ['flaky'] : [])].join(' '),
  )

test('takes a result for an attempt when it starts after the others of its history id have ended', async () => {
  expect(await shown(result('a', 'passed', 20, 30), result('a', 'failed', 0, 10))).toEqual(['a successful failed flaky'])
  expect(await shown(result('a', 'failed', 20, 30), result('a', 'passed', 0, 10))).toEqual(['a failed successful'])
})

test('keeps a failure visible when results with the same history id overlap or share a millisecond', async () => {
  expect(await shown(result('a', 'failed', 0, 10), result('a', 'passed', 5, 30))).toEqual(['a failed', 'a successful'])
  expect(await shown(result('a', 'failed', 0, 10), result('a', 'passed', 10, 30))).toEqual(['a failed', 'a successful'])
  expect(await shown(result('a', 'passed', 0, 0), result('a', 'failed', 0, 0))).toEqual(['a failed', 'a successful'])
  // One pair that overlaps shows that several tests share the history id.
  const third = result('a', 'passed', 50, 60)
  expect(await shown(result('a', 'failed', 0, 10), result('a', 'passed', 5, 30), third)).toEqual([
    'a failed',
    'a successful',
    'a successful',
  ])
})

test('takes a result for an attempt when it has the parameter Retry, even in the same millisecond', async () => {
  expect(await shown(result('a', 'passed', 0, 0, retry(2)), result('a', 'failed', 0, 0), result('a', 'failed', 0, 0, retry(1)))).toEqual([
    'a successful failed failed flaky',
  ])
})

test('gives a retry to the failed one of two tests with the same name', async () => {
  const retried = { ...retry(1), labels: labels({ framework: 'mocha' }), titlePath: ['a.js'] }
  const plain = { labels: labels({ framework: 'mocha' }), titlePath: ['a.js'] }
  expect(
    await shown(result('a', 'passed', 0, 5, plain), result('a', 'failed', 10, 15, plain), result('a', 'passed', 20, 25, retried)),
  ).toEqual(['a successful', 'a successful failed flaky'])
})

test('counts results of Vitest one by one, and results of Mocha that are not marked as retries', async () => {
  const of = (framework: string) => ({ labels: labels({ framework }), titlePath: ['a.js'] })
  for (const framework of ['vitest', 'Mocha', 'playwright']) {
    const more = of(framework)
    expect(await shown(result('a', 'failed', 0, 10, more), result('a', 'passed', 20, 30, more))).toEqual(['a failed', 'a successful'])
  }
  // Versions without titlePath do not mark retries.
  const old = { labels: labels({ framework: 'playwright' }) }
  expect(await shown(result('a', 'failed', 0, 10, old), result('a', 'passed', 20, 30, old))).toEqual(['a successful failed flaky'])
})

const labelled = (values: Readonly<Record<string, string>>) => ({ labels: labels(values) })

test('keeps a failure visible when results with the same history id have different values of a label', async () => {
  const [chrome, firefox] = [labelled({ browser: 'chrome' }), labelled({ browser: 'firefox' })]
  expect(await shown(result('a', 'failed', 0, 10, chrome), result('a', 'passed', 20, 30, firefox))).toEqual([
    'a [browser=chrome] failed',
    'a [browser=firefox] successful',
  ])
  // TestNG: the suite is the <test> of testng.xml.
  const classed = (suite: string) => labelled({ framework: 'testng', testClass: 'shop.Pay', suite })
  expect(await shown(result('a', 'passed', 0, 10, classed('one')), result('a', 'failed', 20, 30, classed('two')))).toEqual([
    'a [suite=one] successful',
    'a [suite=two] failed',
  ])
  // The suites show the label already.
  const suited = (suite: string) => labelled({ suite })
  expect(await shown(result('a', 'failed', 0, 10, suited('one')), result('a', 'passed', 20, 30, suited('two')))).toEqual([
    'a failed',
    'a successful',
  ])
  const mocha = (browser: string) => ({ ...labelled({ framework: 'mocha', browser }), titlePath: ['a.js'] })
  const retried = { ...mocha('chrome'), ...retry(1) }
  expect(
    await shown(
      result('a', 'failed', 0, 5, mocha('chrome')),
      result('a', 'failed', 1, 5, mocha('firefox')),
      result('a', 'passed', 6, 9, retried),
    ),
  ).toEqual(['a [browser=chrome] successful failed flaky', 'a [browser=firefox] failed'])
})

test('merges the attempts of each test when tests with one history id differ by a label', async () => {
  const of = (browser: string, more: Readonly<Record<string, string>> = {}) => labelled({ browser, suite: `on ${browser}`, ...more })
  expect(
    await shown(
      result('a', 'failed', 0, 10, of('chrome')),
      result('a', 'failed', 20, 30, of('firefox')),
      result('a', 'passed', 40, 50, of('chrome', { severity: 'minor' })),
      // The test failed before it set its label.
      result('a', 'passed', 60, 70, labelled({ suite: 'on firefox' })),
    ),
  ).toEqual(['a [browser=chrome] successful failed flaky', 'a [browser=firefox] successful failed flaky'])
})

test('takes results for attempts when their labels differ only by the machine, marks of retries or a missing label', async () => {
  for (const [one, other] of [
    [{}, { browser: 'chrome', severity: 'minor' }],
    [
      { host: 'a', thread: '1', browser: 'chrome' },
      { host: 'b', thread: '2', browser: 'chrome' },
    ],
    [
      { retry: '1', tag: 'attempt 1' },
      { retry: '2', tag: 'attempt 2' },
    ],
  ] as Readonly<Record<string, string>>[][]) {
    expect(await shown(result('a', 'failed', 0, 10, labelled(one ?? {})), result('a', 'passed', 20, 30, labelled(other ?? {})))).toEqual([
      'a successful failed flaky',
    ])
  }
  const tagged = (...tags: string[]) => ({ labels: tags.map((value) => ({ name: 'tag', value })) })
  expect(await shown(result('a', 'failed', 0, 10, tagged('slow')), result('a', 'passed', 20, 30, tagged('api', 'slow')))).toEqual([
    'a successful failed flaky',
  ])
  expect(await shown(result('a', 'failed', 0, 10, tagged('x', 'ui')), result('a', 'passed', 20, 30, tagged('api', 'x')))).toEqual([
    'a [tag=ui] failed',
    'a [tag=api] successful',
  ])
})

test('keeps a failure without a label visible when several tests with its history id have the label', async () => {
  expect(
    await shown(
      result('a', 'failed', 0, 10),
      result('a', 'passed', 20, 30, labelled({ browser: 'chrome' })),
      result('a', 'passed', 40, 50, labelled({ browser: 'firefox' })),
    ),
  ).toEqual(['a failed', 'a [browser=chrome] successful', 'a [browser=firefox] successful'])
})

test('conceals a masked value when the label in a name has it', async () => {
  const masked = (browser: string) => ({ ...labelled({ browser }), parameters: [{ name: 'x', value: browser, mode: 'masked' }] })
  const { tests } = await read([result('a', 'failed', 0, 10, masked('chrome')), result('a', 'passed', 20, 30, masked('firefox'))])
  expect(tests.map(({ name, status }) => `${name} ${status}`)).toEqual(['a [browser=***] failed', 'a [browser=***] successful'])
})

test('groups results without a history id by the test case and the parameters that are not excluded', async () => {
  const parameters = (value: string, seed: string) => [
    { name: 'x', value },
    { name: 'seed', value: seed, excluded: true },
  ]
  const of = (value: string, seed: string) => ({ historyId: undefined, testCaseId: 'case', parameters: parameters(value, seed) })
  expect(
    await shown(
      result('a', 'failed', 0, 1, of('1', '7')),
      result('a', 'passed', 5, 6, of('1', '8')),
      result('a', 'passed', 10, 11, of('2', '9')),
    ),
  ).toEqual(['a [x=1] successful failed flaky', 'a [x=2] successful'])
  const none = { historyId: undefined }
  expect(await shown(result('a', 'failed', 0, 1, none), result('a', 'passed', 5, 6, none))).toEqual(['a failed', 'a successful'])
})

test.each([
  ['PASSED', 'finished', 'successful'],
  ['Broken', 'finished', 'failed'],
  ['skipped', undefined, 'skipped'],
  ['exploded', 'finished', 'unknown'],
  [undefined, 'pending', 'skipped'],
  [undefined, undefined, 'skipped'],
  [undefined, 'finished', 'unknown'],
  ['passed', 'running', 'running'],
  [null, null, 'skipped'],
])('reads the status %s of the stage %s as %s', async (status, stage, expected) => {
  const { tests } = await read([{ ...result('a', 'x', 0, 1), status, stage }])
  expect(tests).toMatchObject([{ status: expected }])
})

test('reads a test as running when it has a start and no stop, except for a skipped test of Jest', async () => {
  const of = (status: unknown, stage: unknown) => ({ ...result('a', 'x', 0, 1), status, stage, stop: undefined })
  const running = await read([of(undefined, undefined)])
  expect(running.tests).toMatchObject([{ status: 'running' }])
  expect(running.problems).toEqual([{ severity: 'error', kind: 'incomplete', message: '1 test began and did not end.' }])
  expect((await read([of('skipped', 'finished')])).tests).toMatchObject([{ status: 'skipped' }])
})

test('shows no value of a masked or hidden parameter in any text of a test', async () => {
  const { tests, problems } = await read(
    [
      result('login secret-name', 'failed', 0, 1, {
        historyId: undefined,
        labels: labels({ tag: 'secret-name', epic: 'secret-card', suite: 'of secret-name' }),
        links: [{ type: 'issue', url: 'https://example.com/secret-card' }],
        statusDetails: {
          message: 'secret-name secret-card secret-quoted secret-step',
          trace: 'at secret-step',
          actual: 'secret-card',
          expected: '1',
        },
        parameters: [
          { name: 'name', value: 'secret-name', mode: 'hidden' },
          { name: 'card', value: 'secret-card', mode: 'Masked' },
          { name: 'quoted', value: "'secret-quoted'", mode: 'masked' },
          { name: 'flag', value: 'on', mode: 'masked' },
          { name: 'rate', value: '10%', mode: 'default' },
        ],
        steps: [{ name: 'a', steps: [{ name: 'b', parameters: [{ name: 'x', value: 'secret-step', mode: 'masked' }] }] }],
      }),
    ],
    {
      'a-container.json': {
        uuid: 'a',
        children: [],
        befores: [
          {
            name: 'f',
            status: 'broken',
            statusDetails: { message: 'secret-fixture' },
            parameters: [{ name: 'p', value: 'secret-fixture', mode: 'masked' }],
          },
        ],
      },
    },
  )
  expect(JSON.stringify([tests, problems])).not.toContain('secret-')
  expect(tests[0]?.message).toBe('*** *** *** ***')
  expect(tests[0]?.metadata).toEqual({
    epic: '***',
    card: '***',
    quoted: '***',
    flag: '***',
    rate: '10%',
    issue: 'https://example.com/***',
  })
})

test('leaves out a text when a test has too many secrets to replace', async () => {
  const parameters = Array.from({ length: 1000 }, (_, index) => ({ name: 'x', value: `secret-${index}`, mode: 'masked' }))
  const { tests } = await read([result('a', 'failed', 0, 1, { parameters, statusDetails: { message: 'secret-999' } })])
  expect(tests[0]?.message).toBe('***')
})

test('reports a failed fixture only when none of its tests has failed', async () => {
  const container = (child: string) => ({
    uuid: 'c',
    children: [child],
    befores: [{ name: 'db', status: 'failed', statusDetails: { message: 'no db' } }],
  })
  const results = [result('a', 'failed', 0, 1, { uuid: 'one' }), result('b', 'passed', 5, 6, { uuid: 'two' })]
  expect((await read(results, { 'c-container.json': container('one') })).problems).toEqual([])
  expect((await read(results, { 'c-container.json': container('two') })).problems).toEqual([
    { severity: 'error', kind: 'incomplete', message: 'Allure: db failed: no db', path: 'allure-results/c-container.json' },
  ])
})

test('reports the first ten errors of a run, and counts the others', async () => {
  const errors = Array.from({ length: 12 }, (_, index) => ({ message: `error ${index}` }))
  const { problems } = await read([result('a', 'passed', 0, 1)], { 'g-globals.json': { attachments: [], errors } })
  expect(problems).toHaveLength(11)
  expect(problems.at(-1)?.message).toBe('There are 2 more errors outside of the tests.')
})

test('names an empty, a truncated and a linked file, and keeps the other results', async () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'a-result.json'), '')
  writeFileSync(join(folder, 'b-result.json'), '{"uuid":"b","name":"b","sta')
  writeFileSync(join(folder, 'c-result.json'), JSON.stringify(result('c', 'passed', 0, 1)))
  symlinkSync('c-result.json', join(folder, 'd-result.json'))
  const { tests, problems } = await readFolder(folder, 'out')
  expect(tests.map(({ name }) => name)).toEqual(['c'])
  expect(problems.map(({ path, severity, kind }) => `${path} ${severity} ${kind}`)).toEqual(
    ['a', 'b', 'd'].map((name) => `out/${name}-result.json error incomplete`),
  )
  expect(problems[2]?.message).toBe('The file could not be read: it is a link, and links are not followed.')
})

test('leaves JSON that is not a result to other formats', async () => {
  const { tests, left } = await read([result('a', 'passed', 0, 1), '[]', { results: { tests: [] } }])
  expect(tests).toHaveLength(1)
  expect(left).toEqual(['000001-result.json', '000002-result.json'])
})

test('reads a result of more than 1 MiB, and the others twice when a folder is too large to be kept', async () => {
  const long = 'x'.repeat(900_000)
  const results = Array.from({ length: 60 }, (_, index) =>
    result(`t${index % 30}`, index < 30 ? 'failed' : 'passed', index * 10, index * 10 + 1, {
      statusDetails: { message: 'no', trace: long },
    }),
  )
  const steps = Array.from({ length: 30_000 }, (_, index) => ({ name: `step ${index}`, status: 'passed', attachments: [], parameters: [] }))
  const { tests, problems } = await read([
    ...results,
    result('long', 'failed', 1000, 1001, { steps, statusDetails: { message: 'at the end' } }),
  ])
  expect(problems).toEqual([])
  expect(tests).toHaveLength(31)
  expect(tests.filter(({ flaky, attempts }) => flaky && attempts?.length === 1)).toHaveLength(30)
  expect(tests.at(-1)).toMatchObject({ name: 'long', status: 'failed', message: 'at the end' })
})

test('is incomplete when files vanish or are replaced between the passes', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `${index + 10}-result.json`)
  const trace = 'x'.repeat(900_000)
  const content = (name: string) => JSON.stringify(result(name, 'failed', Number(name.slice(0, 2)), 50, { statusDetails: { trace } }))
  const reads = new Map<string, number>()
  const tests: string[] = []
  const problems: string[] = []
  await allure.folder.read(
    {
      path: 'out',
      names,
      beside: () => [],
      leave() {},
      rest: () => undefined,
      read(name: string) {
        const count = reads.get(name) ?? 0
        reads.set(name, count + 1)
        if (count > 0 && name === '48-result.json') return content('99-result.json')
        if (count > 0 && name === '49-result.json') throw new Error('ENOENT')
        return content(name)
      },
    },
    {
      test: ({ name }) => void tests.push(name),
      problem: ({ path, kind, message }) => void problems.push(`${path} ${kind} ${message}`),
      notice() {},
      restart() {},
    },
  )
  expect(tests).toEqual(names.slice(0, 38))
  expect(problems).toEqual([
    'out/48-result.json incomplete The file was replaced while the folder was read.',
    'out/49-result.json incomplete The file could not be read: ENOENT.',
  ])
  expect([...reads.values()].filter((count) => count === 2).length).toBeLessThan(10)
})

test('survives values of wrong types and names that objects have', async () => {
  const odd = [1, null, true, 'x', [], {}, [[]], { name: {} }]
  const keys = Object.keys(result('', '', 0, 0)).concat(
    'steps',
    'parameters',
    'links',
    'statusDetails',
    'titlePath',
    'fullName',
    'testCaseId',
  )
  const results = keys.flatMap((key) => odd.map((value) => ({ ...result('a', 'failed', 0, 1), [key]: value })))
  const { tests } = await read([
    ...results,
    result('proto', 'failed', 0, 1, {
      historyId: '__proto__',
      labels: [
        { name: '__proto__', value: 'x' },
        { name: 'constructor', value: 'y' },
      ],
    }),
  ])
  expect(tests.length).toBeGreaterThan(odd.length)
  expect(tests.find(({ name }) => name === 'proto')?.metadata).toEqual({ constructor: 'y' })
})

test('needs time in proportion to the results when thousands share a history id', () => {
  const timeOf = (count: number) => {
    const facts = createAttemptFacts(count)
    const none = readLabels({})
    const began = cpuTime()
    for (let index = 0; index < count; index += 1) {
      facts.add(index, result('a', index % 2 ? 'failed' : 'passed', 0, 1, index % 3 ? retry(1 + (index % 50)) : {}), none)
    }
    expect(facts.tests(() => 0).length).toBeGreaterThan(0)
    return cpuTime() - began
  }
  timeOf(5_000)
  // Time in proportion to the square would be 400 times as long.
  expect(timeOf(100_000)).toBeLessThan(Math.max(timeOf(5_000), 20) * 60)
})

test('reads a single file with an unusual name', async () => {
  const path = join(import.meta.dirname, '../../../fixtures/allure/single.json')
  const { tests } = await readText(allure, 'single.json', readFileSync(path, 'utf8'))
  expect(tests).toMatchObject([{ suite: ['A'], name: 'one', status: 'failed' }])
})

test('conceals masked and hidden parameters in steps', async () => {
  const parameters = [
    { name: 'user', value: 'bob' },
    { name: 'password', value: 'hunter22', mode: 'masked' },
    { name: 'token', value: 'abcdef12', mode: 'hidden' },
  ]
  const steps = [
    {
      name: 'log in with hunter22',
      status: 'broken',
      statusDetails: { message: 'abcdef12 is wrong' },
      start,
      stop: start + 5,
      parameters,
      attachments: [{ name: 'page of hunter22', source: 'x-attachment.png', type: 'image/png' }],
    },
  ]
  const { tests } = await read([result('a', 'failed', 0, 10, { steps, statusDetails: { message: 'no' } })])
  expect(tests[0]?.steps).toEqual([
    {
      name: 'log in with ***',
      status: 'failed',
      message: '*** is wrong',
      text: '| user | bob |\n| password | ****** |',
      duration: 5,
      attachments: [0],
    },
  ])
  expect(tests[0]?.attachments).toEqual([{ name: 'page of ***', path: 'x-attachment.png', type: 'image/png' }])
})

test('shows the fixtures of containers around a failed test, the outermost first', async () => {
  const own = result('a', 'failed', 0, 10, { steps: [{ name: 'pay', status: 'failed' }] })
  const other = result('b', 'passed', 20, 30)
  const attachments = [{ name: 'shot', source: 'shot-attachment.png', type: 'image/png' }]
  const { tests } = await read([own, other], {
    'inner-container.json': {
      children: [own.uuid],
      befores: [{ name: 'cart', status: 'passed' }],
      afters: [{ name: 'close', status: 'passed', attachments }],
    },
    'outer-container.json': { children: [own.uuid, other.uuid], befores: [{ name: 'shop', status: 'passed' }] },
    'none-container.json': { children: [own.uuid], befores: [], afters: [] },
  })
  expect(tests[0]?.steps).toEqual([
    { name: 'shop', status: 'successful', phase: 'setup' },
    { name: 'cart', status: 'successful', phase: 'setup' },
    { name: 'pay', status: 'failed' },
    { name: 'close', status: 'successful', phase: 'teardown', attachments: [0] },
  ])
  expect(tests[1]).not.toHaveProperty('steps')
})

test('gives the attempt that passed its steps too', async () => {
  const steps = [{ name: 'pay', status: 'passed' }]
  const { tests } = await read([result('a', 'failed', 0, 10, { steps }), result('a', 'passed', 20, 30, { steps })])
  expect(tests[0]).toMatchObject({ status: 'successful', steps: [{ name: 'pay' }], attempts: [{ steps: [{ name: 'pay' }] }] })
})

test('cuts steps that are nested too deeply', async () => {
  let steps: Fields[] = []
  for (let depth = 0; depth < 60; depth += 1) steps = [{ name: `level ${depth}`, status: 'failed', steps }]
  const { tests } = await read([result('a', 'failed', 0, 10, { steps })])
  expect(JSON.stringify(tests[0]?.steps).match(/"name"/g)).toHaveLength(20)
})
