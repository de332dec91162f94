import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCiContext } from '../../../src/host/ci-context/read-ci-context.js'
import { createSecretMask } from '../../../src/host/secrets/secret-mask.js'
import { createTrackedFiles } from '../../../src/judge/source-locations/tracked-files.js'
import { collectRecords } from '../../../src/run/collect/collect-records.js'
import { requestedConfig } from '../../../src/run/prepare/requested-config.js'

let cwd: string
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'collect-records-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const env = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'web', SERVICE_MODULE: 'shop' }

async function collectResults(xml: string, options: { readonly keepsResults?: boolean; readonly recordsPath?: string }) {
  writeFileSync(join(cwd, 'results.xml'), xml)
  const config = await requestedConfig({ cwd, paths: ['results.xml'], records: [] }, { env, onWarning() {} })
  const ciContext = () => readCiContext({ env, cwd })
  return collectRecords({ cwd, config, env, ciContext, tracked: createTrackedFiles(cwd), ...options })
}

const junit = `<testsuite name="Cart">
  <testcase name="adds" time="0.25"/>
  <testcase name="pays"><failure message="timeout">at pay (src/cart.ts:7:1)</failure></testcase>
  <testcase name="pays"><failure message="no connection"/></testcase>
  <testcase name="ships"><skipped/></testcase>
</testsuite>`

describe('collectRecords', () => {
  it('keeps the results of all tests only when the request asks for them', async () => {
    expect((await collectResults(junit, {})).results).toBeUndefined()
    const { results } = await collectResults(junit, { keepsResults: true })
    expect([...(results?.all() ?? [])].map(({ name, outcome, duration, module }) => [name, outcome, duration, module])).toEqual([
      ['adds', 'P', 250, 'shop'],
      ['pays', 'F', undefined, 'shop'],
      ['pays', 'F', undefined, 'shop'],
      ['ships', 'S', undefined, 'shop'],
    ])
    expect(results?.isIncomplete).toBe(false)
  })

  it('has the same ids and causes in the results and the failures, with and without records', async () => {
    const { results, summary } = await collectResults(junit, { keepsResults: true })
    const written = await collectResults(junit, { keepsResults: true, recordsPath: join(cwd, 'records.ndjson') })
    expect([...(results?.all() ?? [])]).toEqual([...(written.results?.all() ?? [])])
    expect(summary.failures).toHaveLength(2)
    for (const { test, cause } of [...summary.failures, ...written.summary.failures]) {
      expect(results?.find(test.id ?? '')).toMatchObject({ name: 'pays', outcome: 'F', cause: cause.id })
    }
  })

  it.each([
    ['cannot be created', 'taken/records.ndjson'],
    ['is a folder', 'folder'],
  ])('keeps all results when the records file %s', async (_what, path) => {
    writeFileSync(join(cwd, 'taken'), '')
    mkdirSync(join(cwd, 'folder'))
    const { summary, results, recordsFault } = await collectResults(junit, { keepsResults: true, recordsPath: join(cwd, path) })
    expect(summary.counts).toMatchObject({ total: 4, failed: 2 })
    expect(new Set([...(results?.all() ?? [])].map(({ id }) => id)).size).toBe(4)
    expect(recordsFault).toMatch(/^The records file ".*" cannot be written: /)
  })

  it('reads no files that a killed run has left unfinished', async () => {
    writeFileSync(join(cwd, 'other.xml.0123456789ab.tmp'), junit)
    writeFileSync(join(cwd, 'results.xml'), junit)
    const config = await requestedConfig({ cwd, paths: ['*'], records: [] }, { env, onWarning() {} })
    const { summary } = await collectRecords({
      cwd,
      config,
      env,
      ciContext: () => readCiContext({ env, cwd }),
      tracked: createTrackedFiles(cwd),
    })
    expect(summary.files.map(({ path }) => path)).toEqual(['results.xml'])
  })

  it('writes the job that a pattern names into the records, and gives a test the same id in all jobs', async () => {
    const secret = 'a-token-in-the-name-of-a-folder'
    for (const job of ['linux', secret]) {
      mkdirSync(join(cwd, 'artifacts', job), { recursive: true })
      writeFileSync(join(cwd, 'artifacts', job, 'results.xml'), junit)
    }
    const config = await requestedConfig({ cwd, paths: ['artifacts/<job>/*.xml'], records: [] }, { env, onWarning() {} })
    const recordsPath = join(cwd, 'records.ndjson')
    const ciContext = () => readCiContext({ env: { ...env, SERVICE_JOB: 'report' }, cwd })
    const mask = createSecretMask([secret])
    const { summary } = await collectRecords({ cwd, config, env, ciContext, tracked: createTrackedFiles(cwd), recordsPath, mask })
    expect(summary.jobs.map(({ job, counts }) => [job, counts.failed])).toEqual([
      ['***', 2],
      ['linux', 2],
    ])
    expect(summary.failures.map(({ test: { name }, jobs }) => [name, jobs])).toEqual([
      ['pays', [0, 1]],
      ['pays', [0, 1]],
    ])
    const records = readFileSync(recordsPath, 'utf8')
    expect(records).not.toContain(secret)
    const tests = records
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(tests.map(({ job, source, format }) => [job, source, format])).toContainEqual(['linux', 'artifacts/linux/results.xml', 'junit'])
    expect(new Set(tests.map(({ id }) => id)).size).toBe(4)
  })

  it('has incomplete results when a file is cut off', async () => {
    const { results } = await collectResults(junit.slice(0, -60), { keepsResults: true })
    expect(results?.isIncomplete).toBe(true)
  })
})
