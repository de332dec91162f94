import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTimeBudget } from '../../../src/base/http/time-budget.js'
import { submitRecords } from '../../../src/deliver/submit/submit-records.js'
import { createEarlierBuilds } from '../../../src/judge/earlier-builds/earlier-builds.js'
import { createServerHistory } from '../../../src/judge/earlier-builds/server-history.js'
import { type DataApi, startDataApi } from '../../deliver/submit/data-api.js'
import { makeTree } from '../../read/collect/tree.js'

const place = { org: 'acme', project: 'shop', module: 'shop' }
const coverage = { ...place, name: 'coverage' }
const at = (ms: number) => Date.UTC(2024, 0, 1) + ms
const property = (fields: object) => `${JSON.stringify({ kind: 'property', name: 'coverage', ...place, timestamp: at(1), ...fields })}\n`
const builds =
  property({ value: 80, build: '6.1', ref: 'main', timestamp: at(10) }) +
  property({ value: 90, build: '7.1', ref: 'tax', timestamp: at(20) })

/** A server that builds submitted their records to. */
async function startWith(content: string): Promise<DataApi> {
  const api = await startDataApi()
  const folder = makeTree({ 'a.ndjson': content })
  await submitRecords({ baseUrl: api.url, key: api.key }, [{ absolutePath: join(folder, 'a.ndjson'), path: 'a.ndjson' }], {
    coordinates: {},
  })
  return api
}

const retry = { deadlineMs: 10_000, secondMs: 2 }
const historyOf = (api: DataApi) => createServerHistory({ baseUrl: api.url, key: api.key }, retry)

describe('history of a server', () => {
  test('returns the latest value of a property, of any build or of one', async () => {
    const api = await startWith(builds)
    const { history, problems } = historyOf(api)
    expect(await history.latest(coverage)).toEqual({ value: 90, build: '7.1', ref: 'tax', timestamp: at(20) })
    expect(await history.latest({ ...coverage, ref: 'main' })).toMatchObject({ value: 80 })
    expect(await history.latest({ ...coverage, build: '6.1' })).toMatchObject({ value: 80 })
    expect(await history.latest({ ...coverage, name: 'päges & more?' })).toBeUndefined()
    expect(problems()).toEqual([])
    expect(api.violations).toEqual([])
  })

  test('never returns the value of the build itself as its baseline', async () => {
    const { history } = historyOf(await startWith(builds + property({ value: 95, build: '7.2', ref: 'main', timestamp: at(30) })))
    expect(await history.latest({ ...coverage, ref: 'tax', exceptBuild: '7.1' })).toBeUndefined()
    expect(await history.latest({ ...coverage, ref: 'main', exceptBuild: '7.2' })).toMatchObject({ value: 80, build: '6.1' })
  })

  test('sends a question once, and none when the module is unknown', async () => {
    const api = await startWith(builds)
    const before = api.requests.length
    const { history } = historyOf(api)
    await Promise.all([history.latest(coverage), history.latest(coverage), history.latest({ ...coverage, module: undefined })])
    expect(api.requests.length - before).toBe(1)
  })

  test('returns values of an organisation after the server has refused another one', async () => {
    const api = await startWith(builds)
    api.fail({ status: 403, body: '{}' })
    const { history, problems } = historyOf(api)
    expect(await history.latest({ ...coverage, org: 'others' })).toBeUndefined()
    expect(await history.latest(coverage)).toMatchObject({ value: 90 })
    expect(problems()).toMatchObject([{ severity: 'warning', message: expect.stringContaining('The API key lacks a permission') }])
  })

  test('warns once and waits once when the server does not answer', async () => {
    const api = await startWith(builds)
    await api.shut()
    const { history, problems } = historyOf(api)
    expect(await history.latest(coverage)).toBeUndefined()
    // Further questions are not sent, even if the server is back.
    await api.open()
    const before = api.requests.length
    expect(await history.latest({ ...coverage, ref: 'main' })).toBeUndefined()
    expect(api.requests).toHaveLength(before)
    expect(problems()).toMatchObject([{ severity: 'warning', message: expect.stringContaining('does not answer') }])
    expect(problems()[0]).not.toHaveProperty('kind')
  })

  test('limits the time of all questions when the server answers slowly, and leaves time for the submission', async () => {
    const api = await startWith(builds)
    api.fail(...Array.from({ length: 50 }, () => ({ drips: 'body' }) as const))
    const budget = createTimeBudget(15_200)
    const { history, problems } = createServerHistory({ baseUrl: api.url, key: api.key }, { budget })
    expect(await Promise.all(['main', 'tax', 'next'].map((ref) => history.latest({ ...coverage, ref })))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await history.latest({ ...coverage, ref: 'later' })).toBeUndefined()
    expect(problems()).toMatchObject([{ message: expect.stringContaining('does not answer: no answer within 0.2 s') }])
    // One attempt could take ten seconds.
    expect(budget.remainingMs()).toBeGreaterThan(10_000)
  })

  test.each([
    ['a web page', '<html></html>'],
    ['another JSON document', '{"properties":{}}'],
  ])('returns no value when the server answers with %s', async (_, body) => {
    const api = await startWith(builds)
    api.fail({ status: 200, body })
    const { history, problems } = historyOf(api)
    expect(await history.latest(coverage)).toBeUndefined()
    expect(problems()).toHaveLength(1)
  })
})

describe('createEarlierBuilds', () => {
  test('searches the records files first, then the server', async () => {
    const api = await startWith(builds)
    const cwd = makeTree({ 'main.ndjson': property({ value: 70, build: '5.1', ref: 'main' }) })
    const server = { baseUrl: api.url, key: api.key }
    const { history, problems } = createEarlierBuilds({ cwd, patterns: ['main.ndjson'], server, retry })
    expect(await history.latest({ ...coverage, ref: 'main' })).toMatchObject({ value: 70 })
    expect(await history.latest({ ...coverage, ref: 'tax' })).toMatchObject({ value: 90 })
    expect(problems()).toEqual([])
  })
})
