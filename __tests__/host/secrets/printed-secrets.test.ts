// Tests that a run replaces secrets in results and earlier records, and that they do not change the ids of tests (src/host/secrets).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'

const request = { paths: [], records: [], output: 'all.ndjson' }
const onWarning = () => {}

/** Collects one test that names a secret, and returns its record. */
async function recordOf(secret: string | undefined): Promise<Record<string, unknown>> {
  const cwd = makeTree({ 'TEST-a.xml': `<testsuite name="a"><testcase name="posts ${secret ?? '***'}"/></testsuite>` })
  await run({ ...request, cwd }, { env: { DEPLOY_TOKEN: secret }, onWarning })
  return JSON.parse(readFileSync(join(cwd, 'all.ndjson'), 'utf8').split('\n')[0] ?? '') as Record<string, unknown>
}

test('gives a test that names a token the same id in every run', async () => {
  const [first, second] = [await recordOf('dep_7f3K9xQ2mLw8Zr4T'), await recordOf('dep_Zz01Yy23Xx45Ww67')]
  expect(first).toMatchObject({ name: 'posts ***', id: second.id })
  expect(second).toMatchObject({ name: 'posts ***', id: (await recordOf(undefined)).id })
})

test('replaces secrets in records of earlier jobs, also when they are compressed', async () => {
  const secret = 'dep_7f3K9xQ2mLw8Zr4T'
  const record = { kind: 'test', name: secret, suite: [secret], status: 'failed', message: secret, unknown: { [secret]: secret } }
  const cwd = makeTree({ 'a.ndjson': gzipSync(`${JSON.stringify(record)}\n`) })
  const { scope } = (await run({ ...request, cwd, records: ['a.ndjson'] }, { env: { DEPLOY_TOKEN: secret }, onWarning })).judged
  expect(scope.summary.tests.failed).toMatchObject([{ name: '***', suite: ['***'], message: '***' }])
  expect(readFileSync(join(cwd, 'all.ndjson'), 'utf8')).not.toContain(secret)
})

test('replaces a secret in a result file in UTF-16', async () => {
  const secret = 'dep_7f3K9xQ2mLw8Zr4T'
  const cwd = makeTree({ 'TEST-a.xml': Buffer.from(`\ufeff<testsuite name="a"><testcase name="${secret}"/></testsuite>`, 'utf16le') })
  await run({ ...request, cwd }, { env: { DEPLOY_TOKEN: secret }, onWarning })
  expect(readFileSync(join(cwd, 'all.ndjson'), 'utf8')).toContain('"name":"***"')
})
