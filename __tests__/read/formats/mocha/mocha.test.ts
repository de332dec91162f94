// Tests that the reporters of Mocha give tests the same ids, and how each states failures and retries (src/read/formats/mocha).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import { mochaJson } from '../../../../src/read/formats/mocha/mocha-json.js'
import { createTestIdentities } from '../../../../src/records/test-identity.js'
import { decodeWhole, readText } from '../reading.js'

const fixtures = join(import.meta.dirname, '../../../fixtures')

async function readFixture(path: string) {
  const text = decodeWhole(readFileSync(join(fixtures, path)))
  const { format } = recognise(path, text.slice(0, 64 * 1024))
  if (format === undefined) throw new Error(`${path} is not recognised`)
  return readText(format, path, text)
}

/** Returns the id of each test with its name. */
async function idsOf(path: string, leaveOut: (name: string, status: string) => boolean = () => false): Promise<readonly string[]> {
  const identities = createTestIdentities('')
  const { tests } = await readFixture(path)
  return tests
    .map(({ suite, name, status }) => ({ id: identities.next(suite, name), name, status }))
    .filter(({ name, status }) => !leaveOut(name, status))
    .map(({ id, name }) => `${id} ${name}`)
    .sort()
}

interface Entry {
  readonly title: string
  readonly [field: string]: unknown
}

const entry = ({ title, ...more }: Entry) => ({ title, fullTitle: `cart ${title}`, duration: 1, currentRetry: 0, err: {}, ...more })

const read = (document: Record<string, unknown>) => readText(mochaJson, 'mocha-results.json', JSON.stringify(document))

describe('the ids of the same run', () => {
  // `xunit` writes a test that failed after it had passed twice.
  const xunit = idsOf('junit/mocha-odd.xml').then((ids) => {
    const last = ids.filter((id) => id.endsWith('fails after its end'))
    expect(last).toHaveLength(2)
    return ids
  })
  const isLate = (id: string) => id.endsWith('fails after its end')

  test('equal the tests of the reporter xunit when the reporter json writes them', async () => {
    const json = await idsOf('mocha/odd.json')
    expect(json).toHaveLength(38)
    expect(json.filter((id) => !isLate(id))).toEqual((await xunit).filter((id) => !isLate(id)))
    expect(await xunit).toEqual(expect.arrayContaining(json.filter(isLate)))
  })

  test('equal the tests of the reporter xunit without pending tests when json-stream writes them', async () => {
    const pending = ['is skipped', 'is pending', 'skips itself']
    expect(await idsOf('mocha/odd.jsonl')).toEqual((await idsOf('mocha/odd.json')).filter((id) => !pending.includes(id.slice(33))))
  })

  test('equal the tests of the reporter json and the prevented tests when mochawesome writes them', async () => {
    const prevented = ['does not run', 'does not run after it', 'does not run either', 'never runs', 'never runs either']
    const ids = await idsOf('mocha/mochawesome-odd.json')
    expect(ids.filter((id) => prevented.includes(id.slice(33)))).toHaveLength(5)
    expect(ids.filter((id) => !prevented.includes(id.slice(33)))).toEqual(await idsOf('mocha/odd.json'))
  })
})

describe('the reporter json', () => {
  test('counts a test once, as failed, when it fails after it has passed', async () => {
    const late = entry({ title: 'adds', speed: 'fast', err: { message: 'done() called multiple times' } })
    const { tests, problems } = await read({
      stats: { suites: 1, tests: 1, passes: 1, pending: 0, failures: 1 },
      tests: [late],
      pending: [],
      failures: [late],
      passes: [late],
    })
    expect(tests.map(({ name, status }) => [name, status])).toEqual([['adds', 'failed']])
    expect(problems).toEqual([])
  })

  test('counts a test once when a worker wrote it before it failed', async () => {
    const { tests } = await read({
      stats: { suites: 1, passes: 2 },
      failures: [entry({ title: 'adds', speed: 'fast', err: { message: 'late' } })],
      passes: [entry({ title: 'adds', speed: 'fast' }), entry({ title: 'adds', speed: 'fast' })],
    })
    expect(tests.map(({ status }) => status)).toEqual(['failed', 'successful'])
  })

  test('keeps both tests when a failed and a successful one have the same name', async () => {
    const { tests } = await read({
      stats: { suites: 1, passes: 1 },
      failures: [entry({ title: 'adds', err: { message: 'no' } })],
      passes: [entry({ title: 'adds', speed: 'fast' })],
    })
    expect(tests.map(({ status }) => status)).toEqual(['failed', 'successful'])
  })

  test('reads the list of all tests and the failed hooks when the file ends inside the list of failures', async () => {
    const { tests, problems } = await readText(
      mochaJson,
      'mocha-results.json',
      JSON.stringify({
        stats: { suites: 1, passes: 1 },
        tests: [
          entry({ title: 'a', speed: 'fast' }),
          entry({ title: 'b', err: { message: 'no' } }),
          entry({ title: 'c' }),
          entry({ title: 'd', speed: 'slow' }),
        ],
        pending: [entry({ title: 'c' })],
        failures: [
          entry({ title: '"before all" hook for "e"', err: { message: 'closed' } }),
          entry({ title: 'b', err: { message: 'no' } }),
        ],
      }).slice(0, -20),
    )
    expect(tests.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'a successful',
      'b failed',
      'c skipped',
      'd successful',
      '"before all" hook for "e" failed',
    ])
    expect(problems).toEqual([expect.objectContaining({ kind: 'incomplete' })])
  })

  test.each([
    ['both are texts', { expected: '17.96', actual: '17.95' }, { expected: '17.96', actual: '17.95' }],
    ['their types differ', { expected: 1, actual: '1' }, { expected: '1', actual: '"1"' }],
    ['one is an object', { expected: { a: [1] }, actual: null }, { expected: '{\n  "a": [\n    1\n  ]\n}', actual: 'null' }],
    ['the expected value is undefined', { actual: 5 }, {}],
    ['both are equal', { expected: '[object too large to diff]', actual: '[object too large to diff]' }, {}],
    ['chai shows no difference', { expected: '1', actual: '2', showDiff: false }, {}],
    ['the keys are those of objects', JSON.parse('{"__proto__":{"expected":"1","actual":"2"}}'), {}],
  ])('reads the compared values when %s', async (_when, err, values) => {
    const { tests } = await read({ stats: { suites: 1, passes: 0 }, failures: [entry({ title: 'a', err: { message: 'no', ...err } })] })
    const { expected, actual } = tests[0] ?? {}
    expect({ expected, actual }).toEqual({ expected: undefined, actual: undefined, ...values })
  })

  test('reads a test as flaky with its failed attempts when it is successful after retries', async () => {
    const { tests } = await read({
      stats: { suites: 1, passes: 1 },
      failures: [entry({ title: 'b', currentRetry: 1e9, err: { message: 'no' } })],
      passes: [entry({ title: 'a', currentRetry: 2, speed: 'fast' })],
    })
    expect(tests[0]?.attempts).toHaveLength(100)
    expect(tests[0]).not.toHaveProperty('flaky')
    expect(tests[1]).toMatchObject({ flaky: true, attempts: [{ status: 'failed' }, { status: 'failed' }] })
  })

  test('reports lost failures when the file states failures and lists none', async () => {
    const { problems } = await read({ stats: { suites: 1, passes: 1, failures: 2 }, failures: [], passes: [entry({ title: 'a' })] })
    expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'error'])
  })

  test('reads errors and titles of every type without an exception', async () => {
    const values = [null, 0, true, '', 'text', [], {}, { message: {}, stack: [] }, { stack: 'Error: no\n    at a.js:1:1' }]
    const { tests } = await read({
      stats: null,
      failures: values.map((err, title) => ({
        title: title % 2 ? title : {},
        fullTitle: err,
        err,
        file: err,
        duration: err,
        currentRetry: err,
      })),
    })
    expect(tests).toHaveLength(values.length)
    expect(tests.at(-1)?.message).toBe('Error: no')
  })

  test('reads values that are nested deeply without an exception', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const { tests } = await readText(
      mochaJson,
      'mocha-results.json',
      `{"stats":{"suites":1,"passes":0},"failures":[{"title":"a","fullTitle":"a","err":{"message":"no","expected":${nested},"actual":1}}]}`,
    )
    expect(tests.map(({ message }) => message)).toEqual(['no'])
  })
})

test.each([
  ['{"stats":{"suites":1,"passes":1},"results":{"tests":[]}}', undefined],
  ['{"stats":{"suites":1,"passes":1},"passes":[]}', 'Mocha JSON'],
  ['{"stats":{"suites":1,"passes":1,"testsRegistered":1},"results":[]}', 'mochawesome JSON'],
  ['{"stats":{"passPercent":1},"results":[{"tests":[]}]}', 'mochawesome JSON'],
  ['{"results":[{"tests":[]}]}', undefined],
  ['["start",{"total":3}]\n', 'Mocha JSON stream'],
  ['> mocha\n\n["start",{"total":3}]\n', 'Mocha JSON stream'],
  ['["start",{"total":"3"}]\n', undefined],
  ['["start",{"total":3},1]\n', undefined],
])('recognises %s as %s', (text, title) => {
  const { format } = recognise('a.json', text)
  expect(format?.title === 'CTRF JSON' ? undefined : format?.title).toBe(title)
})
