import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createEarlierBuilds } from '../../src/history/earlier-builds.js'
import { createServerHistory } from '../../src/history/server-history.js'
import { createTimeBudget } from '../../src/http/time-budget.js'
import { submitRecords } from '../../src/submit/submit-records.js'
import { makeTree } from '../collect/tree.js'
import { type DataApi, startDataApi } from '../submit/data-api.js'

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

describe('a server', () => {
  test('knows the latest value of a property, of any build or of one', async () => {
    const api = await startWith(builds)
    const { history, problems } = historyOf(api)
    expect(await history.latest(coverage)).toEqual({ value: 90, build: '7.1', ref: 'tax', timestamp: at(20) })
    expect(await history.latest({ ...coverage, ref: 'main' })).toMatchObject({ value: 80 })
    expect(await history.latest({ ...coverage, build: '6.1' })).toMatchObject({ value: 80 })
    expect(await history.latest({ ...coverage, name: 'päges & more?' })).toBeUndefined()
    expect(problems()).toEqual([])
    expect(api.violations).toEqual([])
  })

  test('never gives a build as the baseline of itself', async () => {
    const { history } = historyOf(await startWith(builds + property({ value: 95, build: '7.2', ref: 'main', timestamp: at(30) })))
    expect(await history.latest({ ...coverage, ref: 'tax', exceptBuild: '7.1' })).toBeUndefined()
    expect(await history.latest({ ...coverage, ref: 'main', exceptBuild: '7.2' })).toMatchObject({ value: 80, build: '6.1' })
  })

  test('is asked once for what several reports show, and not where the module is unknown', async () => {
    const api = await startWith(builds)
    const before = api.requests.length
    const { history } = historyOf(api)
    await Promise.all([history.latest(coverage), history.latest(coverage), history.latest({ ...coverage, module: undefined })])
    expect(api.requests.length - before).toBe(1)
  })

  test('answers questions about its organisation when it has refused one about another', async () => {
    const api = await startWith(builds)
    api.fail({ status: 403, body: '{}' })
    const { history, problems } = historyOf(api)
    expect(await history.latest({ ...coverage, org: 'others' })).toBeUndefined()
    expect(await history.latest(coverage)).toMatchObject({ value: 90 })
    expect(problems()).toMatchObject([{ severity: 'warning', message: expect.stringContaining('The key may not do that') }])
  })

  test('that does not answer is told once, and a report waits for it once', async () => {
    const api = await startWith(builds)
    await api.shut()
    const { history, problems } = historyOf(api)
    expect(await history.latest(coverage)).toBeUndefined()
    const start = performance.now()
    expect(await history.latest({ ...coverage, ref: 'main' })).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(50)
    expect(problems()).toMatchObject([{ severity: 'warning', message: expect.stringContaining('does not answer') }])
    expect(problems()[0]).not.toHaveProperty('kind')
  })

  test('that drips holds all questions of a report no longer than their time, and leaves some to the submission', async () => {
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
    expect(budget.remainingMs()).toBeGreaterThan(14_000)
  })

  test.each([
    ['a page', '<html></html>'],
    ['something else', '{"properties":{}}'],
  ])('that answers with %s has no value', async (_, body) => {
    const api = await startWith(builds)
    api.fail({ status: 200, body })
    const { history, problems } = historyOf(api)
    expect(await history.latest(coverage)).toBeUndefined()
    expect(problems()).toHaveLength(1)
  })
})

describe('earlier builds', () => {
  test('are looked up in the files that a request names, then on the server', async () => {
    const api = await startWith(builds)
    const cwd = makeTree({ 'main.ndjson': property({ value: 70, build: '5.1', ref: 'main' }) })
    const server = { baseUrl: api.url, key: api.key }
    const { history, problems } = createEarlierBuilds({ cwd, patterns: ['main.ndjson'], server, retry })
    expect(await history.latest({ ...coverage, ref: 'main' })).toMatchObject({ value: 70 })
    expect(await history.latest({ ...coverage, ref: 'tax' })).toMatchObject({ value: 90 })
    expect(problems()).toEqual([])
  })
})
