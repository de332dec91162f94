import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { run } from '../../../src/run/run.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

/** The tests of a JUnit file: those with a text failed with it. */
type Results = Readonly<Record<string, string | true>>

const junit = (results: Results) =>
  `<testsuite name="Basket">${Object.entries(results)
    .map(([name, result]) =>
      result === true
        ? `<testcase name="${name}"/>`
        : `<testcase name="${name}"><failure message="${result}">at basket</failure></testcase>`,
    )
    .join('')}</testsuite>`

interface MatrixJob {
  readonly attempt: number
  readonly results: Results
  readonly matrix?: unknown
  readonly module?: string
  readonly job?: string
}

const environment = (attempt: number, job = 'unit') => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_WORKFLOW: 'Test',
  GITHUB_JOB: job,
  GITHUB_RUN_ID: '4711',
  GITHUB_RUN_ATTEMPT: String(attempt),
  GITHUB_REF_NAME: 'main',
})

/** Returns the records that `collect` writes in a job. */
async function recordsOf({ attempt, results, matrix = null, module, job }: MatrixJob): Promise<string> {
  const cwd = makeTree({ 'TEST-basket.xml': junit(results) })
  await run(
    { cwd, paths: [], records: [], output: 'out.ndjson', module, matrix: JSON.stringify(matrix, null, 2) },
    { env: environment(attempt, job), onWarning() {} },
  )
  return readFileSync(join(cwd, 'out.ndjson'), 'utf8')
}

/** Returns the report of the last job on some records files. */
async function reportOn(files: Readonly<Record<string, string | Buffer>>) {
  const cwd = makeTree(files)
  const {
    judged: { scope },
    collected: { leftOut },
  } = await run(
    { cwd, paths: [], records: ['**/*.ndjson*'], output: 'merged/all.jsonl' },
    { env: environment(2, 'report'), onWarning() {} },
  )
  const merged = readFileSync(join(cwd, 'merged/all.jsonl'), 'utf8').split('\n')
  return { ...scope.summary, leftOut, merged: merged.slice(0, -1).map((line) => JSON.parse(line)) }
}

describe('job that ran again', () => {
  test('counts the job once, and marks a test flaky when it failed before', async () => {
    const { status, counts, flaky, files, leftOut, problems, merged } = await reportOn({
      'records-1/out.ndjson': await recordsOf({ attempt: 1, results: { adds: 'no basket', removes: true, clears: 'no basket' } }),
      'records-2/out.ndjson': await recordsOf({ attempt: 2, results: { adds: true, removes: true, clears: true } }),
    })
    expect(status).toBe('successful')
    expect(counts).toMatchObject({ total: 3, successful: 3, failed: 0, flaky: 2 })
    expect(flaky[0]).toMatchObject({ name: 'adds', message: 'no basket', attempts: 2, flaky: true })
    expect(files.map(({ path }) => path)).toEqual(['records-2/out.ndjson'])
    expect(leftOut).toMatchObject([{ path: 'records-1/out.ndjson', because: 'an earlier attempt of the job unit' }])
    expect(problems).toEqual([])
    expect(merged).toHaveLength(3)
    expect(merged[0]).toMatchObject({
      name: 'adds',
      status: 'successful',
      flaky: true,
      attempts: [{ status: 'failed', message: 'no basket', details: 'at basket' }],
      job: 'unit',
      build: '4711.2',
    })
    expect(merged[1]).not.toHaveProperty('attempts')
  })

  test('fails without flaky tests when the tests failed again', async () => {
    const { counts, tests, merged } = await reportOn({
      'records-1/out.ndjson': await recordsOf({ attempt: 1, results: { adds: 'first' } }),
      'records-2/out.ndjson': await recordsOf({ attempt: 2, results: { adds: 'second' } }),
    })
    expect(counts).toMatchObject({ total: 1, failed: 1, flaky: 0 })
    expect(tests.failed).toMatchObject([{ message: 'second', attempts: 2 }])
    expect(merged).toMatchObject([{ message: 'second', attempts: [{ message: 'first' }] }])
  })

  test('sorts attempts by their numbers, the tenth after the ninth', async () => {
    const attempts = [10, 9, 2, 11]
    const files = await Promise.all(
      attempts.map(async (attempt) => {
        const results = { adds: attempt === 11 || `attempt ${attempt}` }
        return [`records-${attempt}/out.ndjson`, await recordsOf({ attempt, results })] as const
      }),
    )
    const { counts, merged, leftOut } = await reportOn(Object.fromEntries(files))
    expect(counts).toMatchObject({ total: 1, flaky: 1 })
    expect(merged[0].attempts).toMatchObject([{ message: 'attempt 2' }, { message: 'attempt 9' }, { message: 'attempt 10' }])
    expect(leftOut).toHaveLength(3)
  })

  test('puts earlier attempts of the job before the attempts within the newest one', async () => {
    const flaky = '{"kind":"test","name":"a","status":"successful","attempts":[{"status":"failed","message":"third"}]'
    const failed = '{"kind":"test","name":"a","status":"failed","message":"second","attempts":[{"status":"cancelled","message":"first"}]'
    const { merged } = await reportOn({
      'a.ndjson': `${failed},"job":"unit","build":"7.1"}\n`,
      'b.ndjson': `${flaky},"job":"unit","build":"7.2"}\n`,
    })
    expect(merged[0].attempts).toMatchObject([
      { status: 'cancelled', message: 'first' },
      { status: 'failed', message: 'second' },
      { status: 'failed', message: 'third' },
    ])
  })

  test('keeps unknown fields of attempts', async () => {
    const failed = '{"kind":"test","name":"a","status":"failed","attempts":[{"status":"failed","file":{},"suite":1,"attempts":"x"}]'
    const { counts, merged } = await reportOn({
      'a.ndjson': `${failed},"job":"unit","build":"7.1"}\n`,
      'b.ndjson': '{"kind":"test","name":"a","status":"successful","job":"unit","build":"7.2"}\n',
    })
    expect(counts).toMatchObject({ total: 1, flaky: 1 })
    expect(merged[0].attempts).toEqual([{ status: 'failed' }, { status: 'failed' }])
  })

  test('joins several files of each attempt', async () => {
    const files = {
      '1/a.ndjson': await recordsOf({ attempt: 1, results: { adds: 'no' } }),
      '1/b.ndjson': await recordsOf({ attempt: 1, results: { removes: 'no' } }),
      '2/a.ndjson': await recordsOf({ attempt: 2, results: { removes: true } }),
      '2/b.ndjson': await recordsOf({ attempt: 2, results: { adds: true } }),
    }
    expect((await reportOn(files)).counts).toMatchObject({ total: 2, successful: 2, flaky: 2 })
  })

  test('reads compressed files of earlier attempts', async () => {
    const files = {
      '1/out.ndjson.gz': gzipSync(await recordsOf({ attempt: 1, results: { adds: 'no' } })),
      '2/out.ndjson.gz': gzipSync(await recordsOf({ attempt: 2, results: { adds: true } })),
    }
    expect((await reportOn(files)).counts).toMatchObject({ total: 1, successful: 1, flaky: 1 })
  })

  test('takes only tests from earlier attempts, and no problems', async () => {
    const first = await recordsOf({ attempt: 1, results: { adds: 'no' } })
    const property =
      '{"kind":"property","name":"size","value":1}\n{"kind":"problem","severity":"error","problem":"incomplete","message":"cut"}\n'
    const { status, properties, problems } = await reportOn({
      '1/out.ndjson': `${first}${property}no record\n{"kind":"te`,
      '2/out.ndjson': await recordsOf({ attempt: 2, results: { adds: true } }),
    })
    expect({ status, properties, problems }).toEqual({ status: 'successful', properties: [], problems: [] })
  })

  test.skipIf(process.platform === 'win32')('recognises files whose names have wildcards', async () => {
    const { counts } = await reportOn({
      'records-[1]*{a,b}!/#out ?.ndjson': await recordsOf({ attempt: 1, results: { adds: 'no' } }),
      'records-[2]*{a,b}!/#out ?.ndjson': await recordsOf({ attempt: 2, results: { adds: true } }),
    })
    expect(counts).toMatchObject({ total: 1, flaky: 1 })
  })
})

describe('files that are not attempts of one job', () => {
  test('keeps jobs of a matrix with the same tests apart', async () => {
    const linux = { os: 'ubuntu-latest', node: 20 }
    const windows = { os: 'windows-latest', node: 20 }
    const { counts, flaky, leftOut, merged } = await reportOn({
      'linux-1/out.ndjson': await recordsOf({ attempt: 1, matrix: linux, results: { adds: 'no' } }),
      'linux-2/out.ndjson': await recordsOf({ attempt: 2, matrix: linux, results: { adds: true } }),
      // Only jobs that failed were run again.
      'windows-1/out.ndjson': await recordsOf({ attempt: 1, matrix: windows, results: { adds: true } }),
    })
    expect(counts).toMatchObject({ total: 2, successful: 2, flaky: 1 })
    expect(flaky).toHaveLength(1)
    expect(leftOut).toMatchObject([{ path: 'linux-1/out.ndjson', because: 'an earlier attempt of the job unit (ubuntu-latest, 20)' }])
    const tests = merged.filter(({ kind }) => kind === 'test')
    expect(tests.map(({ job, flaky: isFlaky = false }) => [job, isFlaky])).toEqual([
      ['unit (ubuntu-latest, 20)', true],
      ['unit (windows-latest, 20)', false],
    ])
  })

  test('keeps jobs of a matrix apart when their records are in one file', async () => {
    const jobs = (attempt: number, adds: readonly [string | true, string | true]) =>
      Promise.all(adds.map((result, index) => recordsOf({ attempt, matrix: { shard: index }, results: { adds: result } })))
    const { merged } = await reportOn({
      '1.ndjson': (await jobs(1, [true, 'no'])).join(''),
      '2.ndjson': (await jobs(2, [true, true])).join(''),
    })
    expect(merged.map(({ job, flaky = false }) => [job, flaky])).toEqual([
      ['unit (0)', false],
      ['unit (1)', true],
    ])
  })

  test.each([
    ['modules', { module: 'orders' }, { module: 'shipping' }],
    ['jobs', { job: 'unit' }, { job: 'integration' }],
  ])('keeps %s apart', async (_, one, other) => {
    const { counts, leftOut } = await reportOn({
      '1.ndjson': await recordsOf({ attempt: 1, results: { adds: 'no' }, ...one }),
      '2.ndjson': await recordsOf({ attempt: 2, results: { adds: true }, ...other }),
    })
    expect(counts).toMatchObject({ total: 2, failed: 1, successful: 1, flaky: 0 })
    expect(leftOut).toEqual([])
  })

  test.each([
    ['builds without a job', '"build":"1.2.3"', '"build":"1.2.4"'],
    ['jobs without a build', '"job":"unit"', '"job":"unit"'],
    ['builds without an attempt', '"job":"unit","build":"4711"', '"job":"unit","build":"4712"'],
    ['a build with attempt 0', '"job":"unit","build":"4711.0"', '"job":"unit","build":"4711.1"'],
    ['a build with an attempt that has a leading zero', '"job":"unit","build":"4711.01"', '"job":"unit","build":"4711.2"'],
    ['a build with a huge attempt', '"job":"unit","build":"4711.1"', `"job":"unit","build":"4711.${'9'.repeat(400)}"`],
    ['runs', '"job":"unit","build":"4711.1"', '"job":"unit","build":"4712.2"'],
    ['jobs without a name', '"job":"","build":"4711.1"', '"job":"","build":"4711.2"'],
    ['jobs that are not texts', '"job":{"a":1},"build":"4711.1"', '"job":{"a":1},"build":"4711.2"'],
    ['jobs with very long names', `"job":"${'x'.repeat(5_000)}","build":"4711.1"`, `"job":"${'x'.repeat(5_000)}","build":"4711.2"`],
  ])('keeps %s apart', async (_, one, other) => {
    const line = (fields: string) => `{"kind":"deployment","name":"a",${fields}}\n{"kind":"test","name":"a","status":"failed"}\n`
    const { counts, leftOut } = await reportOn({ '1.ndjson': line(one), '2.ndjson': line(other) })
    expect(counts).toMatchObject({ total: 2, failed: 2 })
    expect(leftOut).toEqual([])
  })

  test('ignores files without a record', async () => {
    const { counts, problems } = await reportOn({
      '1.ndjson': await recordsOf({ attempt: 1, results: { adds: 'no' } }),
      '2.ndjson': await recordsOf({ attempt: 2, results: { adds: true } }),
      '3.ndjson': '{"kind":"test"\n',
      '4.ndjson': 'no JSON at all',
      '5.ndjson': '',
    })
    expect(counts).toMatchObject({ total: 1, flaky: 1 })
    expect(problems.map(({ path }) => path)).toEqual(['3.ndjson', '4.ndjson'])
  })
})

describe('bounded memory', () => {
  const lines = (attempt: number, status: string, count: number, id: (index: number) => string) => {
    const text = 'x'.repeat(3_000)
    return Array.from(
      { length: count },
      (_, index) =>
        `{"kind":"test","id":"${id(index)}","name":"t","status":"${status}","message":"${text}","job":"unit","build":"7.${attempt}"}\n`,
    ).join('')
  }

  test('keeps the last attempts of a test with shortened texts', async () => {
    const { merged } = await reportOn({
      '1.ndjson': lines(1, 'failed', 1_000, () => 'same'),
      '2.ndjson': lines(2, 'successful', 1, () => 'same'),
    })
    expect(merged).toHaveLength(1)
    expect(merged[0].attempts).toHaveLength(20)
    expect(merged[0].attempts[0].message.length).toBeLessThan(2_100)
  })

  test('keeps attempts without their texts beyond a total length', async () => {
    const { counts, merged } = await reportOn({
      '1.ndjson': lines(1, 'failed', 9_000, String),
      '2.ndjson': lines(2, 'successful', 9_000, String),
    })
    expect(counts).toMatchObject({ total: 9_000, flaky: 9_000 })
    expect(merged[0].attempts[0]).toHaveProperty('message')
    expect(merged.at(-1).attempts).toEqual([{ status: 'failed' }])
  })

  test('reports the number of tests that are left out beyond the limit', async () => {
    const folder = makeFolder()
    const test = (index: number, attempt: number) =>
      `{"kind":"test","id":"${index}","name":"t","status":"${attempt === 1 ? 'failed' : 'successful'}","job":"unit","build":"7.${attempt}"}\n`
    for (const attempt of [1, 2]) {
      writeFileSync(join(folder, `${attempt}.ndjson`), Array.from({ length: 100_003 }, (_, index) => test(index, attempt)).join(''))
    }
    const { scope } = (await run({ cwd: folder, paths: [], records: ['*.ndjson'] }, { env: {}, onWarning() {} })).judged
    expect(scope.summary.counts).toMatchObject({ total: 100_003, failed: 0, flaky: 100_000 })
    expect(scope.summary.problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('leaves out 3.') }])
  })
})

test('identifies tests without an id by their suites and names', async () => {
  const tests = (attempt: number, ...statuses: readonly string[]) =>
    statuses
      .map((status) => `{"kind":"test","suite":["s"],"name":"same","status":"${status}","job":"unit","build":"7.${attempt}"}\n`)
      .join('')
  const { merged } = await reportOn({
    '1.ndjson': tests(1, 'successful', 'failed', 'skipped'),
    '2.ndjson': tests(2, 'successful', 'successful', 'successful'),
  })
  expect(merged.map(({ flaky = false }) => flaky)).toEqual([false, true, false])
})
