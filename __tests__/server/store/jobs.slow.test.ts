// Tests that the store summarises pipelines and jobs like a direct computation (src/server/queries/jobs.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { JobBuildsParameters } from '../../../src/server/store/queries/job-builds-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { newYear } from './entries.js'
import { jobsOf } from './jobs-oracle.js'
import { createFolder, engines } from './open-stores.js'
import { lateSpan, randomReruns, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }

const statuses = ['failed', 'successful', 'successful', 'skipped', 'running', 'cancelled', 'failed'] as const

/** Random builds of two pipelines whose jobs also pass. */
const randomJobs = randomReruns.map((records) =>
  records.map((record): RecordFields => {
    const [run = 0, attempt = 1] = String(record.build).split('.').map(Number)
    const pipeline = run % 4 === 0 ? 'nightly' : 'ci'
    return record.kind === 'job'
      ? { ...record, pipeline, status: statuses[(run * 3 + attempt) % statuses.length], duration: (run * attempt * 7) % 40 }
      : { ...record, pipeline }
  }),
)

describe.each(engines(folder))('the jobs of a module, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function jobsIn(records: readonly RecordFields[], parameters: Partial<JobBuildsParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const asked = { org, project: 'shop', module: 'cart', ...always, ...parameters }
    return { found: await store.jobs(asked), wanted: jobsOf(all, asked) }
  }

  test('summarises pipelines and jobs in the same way as a direct computation', async () => {
    const choice = fc.record({ ref: fc.constantFrom('main', 'topic'), pipeline: fc.constantFrom('ci', 'nightly') }, { requiredKeys: [] })
    const seen = { jobs: 0, failing: 0, flaky: 0, pipelines: 0, before: 0, longer: 0 }
    await assertWithCases(
      fc.asyncProperty(
        randomJobs,
        fc.oneof(randomSpan, lateSpan, fc.constant(always)),
        fc.oneof(fc.constant({}), choice),
        async (records, span, chosen) => {
          const { found, wanted } = await jobsIn(records, { ...span, ...chosen })
          expect(found).toEqual(wanted)
          const jobs = wanted.pipelines.flatMap((pipeline) => pipeline.jobs)
          seen.jobs += jobs.length
          seen.failing += jobs.filter(({ failing }) => failing !== undefined).length
          seen.flaky += jobs.filter(({ results }) => results.includes('f')).length
          seen.pipelines += Number(wanted.pipelines.length > 1)
          seen.before += jobs.filter(({ durationBefore }) => durationBefore > 0).length
          seen.longer += jobs.filter(({ isUsual }) => !isUsual).length
        },
      ),
      { engine, numRuns: 15, seen },
    )
  })

  const at = (name: string, build: string, status: string, timestamp: number, fields: object = {}) => ({
    ...{ kind: 'job', project: 'shop', module: 'cart', pipeline: 'ci', id: name, name, build, ref: 'main', status, timestamp },
    ...fields,
  })

  test('counts the newest attempt of a job that ran again, and gives its build no duration', async () => {
    const { found } = await jobsIn([
      at('unit', '1.1', 'failed', newYear, { duration: 100 }),
      at('lint', '1.1', 'successful', newYear + 5, { duration: 20 }),
      at('unit', '1.2', 'successful', newYear + 5000, { duration: 150 }),
      at('unit', '2.1', 'successful', newYear + 9000, { duration: 50 }),
      at('lint', '2.1', 'successful', newYear + 9010, { duration: 70 }),
    ])
    expect(found.pipelines).toMatchObject([
      {
        ...{ results: 'PP', builds: 2, passedBuilds: 2, duration: 80 },
        jobs: [
          { name: 'lint', results: 'PP', duration: 45 },
          { name: 'unit', results: 'PP', duration: 100 },
        ],
      },
    ])
    expect(found.pipelines[0]?.lastFailed).toBeUndefined()
  })

  test('lists the last fifty builds of each pipeline, with the jobs of the same builds below each other', async () => {
    const builds = Array.from({ length: 60 }, (_, index) => index + 1)
    const { found } = await jobsIn(
      builds.flatMap((number) => [
        at('unit', `${number}.1`, number > 57 ? 'failed' : 'successful', newYear + number),
        ...(number % 2 === 0 ? [at('e2e', `${number}.1`, 'successful', newYear + number)] : []),
        ...(number < 3 ? [at('slow', `${100 + number}.1`, 'successful', newYear + number, { pipeline: 'nightly' })] : []),
      ]),
    )
    expect(found.pipelines.map(({ pipeline, results }) => [pipeline, results])).toEqual([
      ['ci', `${'P'.repeat(47)}FFF`],
      ['nightly', 'PP'],
    ])
    expect(found.pipelines[0]?.jobs.map(({ results }) => results)).toEqual(['-P'.repeat(25), `${'P'.repeat(47)}FFF`])
    expect(found.pipelines[0]?.failing).toEqual({ build: '58.1', timestamp: newYear + 58, builds: 3 })
  })

  test('lists the 300 jobs that ran last, and counts the others', async () => {
    const { found } = await jobsIn(
      Array.from({ length: 303 }, (_, index) => at(`job ${index}`, `${index + 1}.1`, 'failed', newYear + index)),
    )
    expect(found.moreJobs).toBe(3)
    const names = found.pipelines.flatMap(({ jobs }) => jobs.map(({ name }) => name))
    expect(names).toHaveLength(300)
    expect(names).not.toContain('job 2')
  })
})
