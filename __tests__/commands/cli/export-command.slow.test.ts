import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../read/collect/tree.js'
import { ask, makeKey, type RunningServer, startServer } from '../../server/running-server.js'
import { runMain } from './run-main.js'

const now = Date.now() - 86_400_000
const place = { org: 'acme', project: 'shop', module: 'web', pipeline: 'ci', job: 'unit', build: '7.1', ref: 'main' }
const sparse = { org: 'acme', project: 'shop', module: 'sparse', pipeline: '', job: '', build: '', ref: '', timestamp: now }

/** Records of every kind, with all their fields and with none. */
const all = [
  {
    kind: 'build',
    ...place,
    timestamp: now,
    metadata: { 'a key': 'väl"ue' },
    status: 'failed',
    commit: 'c0ffee',
    branch: 'topic',
    commitMessage: 'Round half a cent up',
    author: 'octocat',
    pullRequest: '7',
    url: 'https://example.org/7',
    duration: 0,
  },
  {
    kind: 'job',
    ...place,
    timestamp: now,
    id: 'unit',
    name: 'Unit',
    runner: 'linux',
    status: 'successful',
    duration: 1.5,
    attempt: 2,
    url: 'u',
  },
  {
    kind: 'test',
    ...place,
    timestamp: now,
    id: 'id',
    name: 'adds',
    suite: ['a', 'b'],
    status: 'successful',
    duration: 12.25,
    attempt: 1,
    flaky: true,
    attempts: [{ status: 'failed', duration: 3, message: 'm', details: 'at\n\tx', timestamp: now - 5 }],
    message: 'first\nsecond \u2028 😀',
    details: '\\ "quoted" \u0000',
    stdout: 'out',
    stderr: 'err',
    file: 'a.ts',
    line: 3,
    owners: ['@acme/payments', 'dev@example.com', '@ü/"team"'],
    quarantine: { until: '2026-12-31', owner: 'payments', reason: 'fails "often"\n\\ 😀', issue: 'https://example.org/issues/7' },
    cause: '1-abc',
    tags: ['slow'],
    format: 'junit',
    source: 'TEST-a.xml',
  },
  { kind: 'property', ...place, timestamp: now, name: 'size', valueType: 'number', value: 0 },
  { kind: 'property', ...place, timestamp: now, name: 'version', valueType: 'string', value: '' },
  { kind: 'file', ...place, timestamp: now, path: 'a/b.png', size: 5, sha256: 'a'.repeat(64), mediaType: 'image/png' },
  {
    kind: 'problem',
    ...place,
    timestamp: now,
    severity: 'error',
    problem: 'incomplete',
    message: 'cut',
    path: 'a.xml',
    line: 1,
    column: 2,
  },
  { kind: 'test', ...sparse, id: 'x', name: '', status: 'skipped' },
  { kind: 'test', ...sparse, id: 'y', name: 'in quarantine without an end', status: 'skipped', quarantine: {} },
  { kind: 'file', ...sparse, path: '' },
]

const ndjson = (records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')
const send = async ({ url }: RunningServer, key: string, records: readonly object[]) => {
  const headers = { 'content-type': 'application/x-ndjson' }
  const answer = await ask(`${url}/v1/data/records`, key, { method: 'POST', headers, body: ndjson(records) })
  expect(await answer.json()).toEqual({ stored: records.length, refused: [], refusedCount: 0 })
}

/** Exports to a file and returns its records. */
async function exported(cwd: string, { url }: RunningServer, key: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { status, stdout, stderr } = await runMain(cwd, ['export', 'all.ndjson', '--server-url', url], { SERVICE_API_KEY: key })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const lines = readFileSync(join(cwd, 'all.ndjson'), 'utf8').split('\n').slice(0, -1)
  const count = String(lines.length).replace(/\B(?=(\d{3})+$)/, ',')
  expect(stdout).toBe(`The export all.ndjson is complete: ${count} records.\n`)
  return lines.map((line) => JSON.parse(line))
}

const sorted = (records: readonly object[]) =>
  records.map((record) => JSON.stringify(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))).sort()

test('exports every field of every record so that submit and report read them', async () => {
  const cwd = makeFolder()
  const first = await startServer(join(cwd, 'first'))
  const key = await makeKey(first)
  await send(first, key, all)
  const records = await exported(cwd, first, key)
  expect(sorted(records)).toEqual(sorted(all))

  const second = await startServer(join(cwd, 'second'))
  const otherKey = await makeKey(second)
  // Variables of another build must not replace the coordinates.
  const env = { SERVICE_URL: second.url, SERVICE_API_KEY: otherKey, SERVICE_PROJECT: 'other', SERVICE_BUILD: '9', SERVICE_REF: 'other' }
  const submitted = await runMain(cwd, ['submit', 'all.ndjson'], env)
  expect(submitted.stderr).toBe('')
  expect(submitted.status).toBe(0)
  expect(sorted(await exported(cwd, second, otherKey))).toEqual(sorted(all))

  const reported = await runMain(cwd, ['report', '--records', 'all.ndjson', '--fail-on', 'never', '--json'])
  expect(JSON.parse(reported.stdout)).toMatchObject({ tests: { total: 3, successful: 1, skipped: 2 } })
})

test('exports more records than a page exactly once, in any order of their times, and no other organisation', async () => {
  const cwd = makeFolder()
  const server = await startServer(join(cwd, 'data'))
  const key = await makeKey(server)
  const tests = Array.from({ length: 6000 }, (_, number) => ({
    kind: 'test',
    ...place,
    id: `${number}`,
    name: `test ${number}`,
    status: 'successful',
    // Thousands have the same time.
    timestamp: now + ((number * 7919) % 3),
  }))
  const jobs = Array.from({ length: 2500 }, (_, number) => ({
    kind: 'job',
    ...place,
    id: `${number}`,
    name: `job ${number}`,
    status: 'successful',
    timestamp: now - number,
  }))
  await send(server, key, tests.slice(0, 3000))
  await send(server, key, [...jobs, ...tests.slice(3000)])
  const records = await exported(cwd, server, key)
  expect(sorted(records)).toEqual(sorted([...tests, ...jobs]))
  // Of two records of one attempt of a job, the later one counts.
  expect(records.filter(({ kind }) => kind === 'job').map(({ id }) => Number(id))).toEqual(jobs.map((_, number) => number))

  expect(await exported(cwd, server, await makeKey(server, { org: 'globex' }))).toEqual([])
})

test('exports only the project of a restricted key', async () => {
  const cwd = makeFolder()
  const server = await startServer(join(cwd, 'data'))
  const record = { kind: 'property', ...place, timestamp: now, name: 'size', valueType: 'number', value: 1 }
  const shop = [record, { ...record, module: 'app' }]
  await send(server, await makeKey(server), [...shop, { ...record, project: 'secret' }])
  expect(await exported(cwd, server, await makeKey(server))).toHaveLength(3)
  expect(sorted(await exported(cwd, server, await makeKey(server, { project: 'shop' })))).toEqual(sorted(shop))
})

test('explains why an export failed, and writes no file', async () => {
  const cwd = makeFolder()
  const server = await startServer(join(cwd, 'data'))
  const key = await makeKey(server)
  const run = (env: Readonly<Record<string, string>>) => runMain(cwd, ['export', 'all.ndjson'], env)
  const results = [
    [
      await run({ SERVICE_URL: server.url, SERVICE_API_KEY: `${key}x` }),
      /does not accept the key .* Correct --api-key or SERVICE_API_KEY\.\n$/,
      3,
    ],
    [
      await run({ SERVICE_URL: server.url }),
      /^error No key is set\. Set --api-key or SERVICE_API_KEY to a key with the scope "read"\.\n$/,
      2,
    ],
    [await run({ SERVICE_API_KEY: key }), /^error No server is named\./, 2],
  ] as const
  for (const [{ status, stderr }, message, expected] of results) {
    expect(stderr).toMatch(message)
    expect(status).toBe(expected)
  }
  expect(existsSync(join(cwd, 'all.ndjson'))).toBe(false)
  expect(readdirSync(cwd)).toEqual(['data'])
})
