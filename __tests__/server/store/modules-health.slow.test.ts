// Tests that the store finds which modules fail and why like a direct computation (src/server/queries/modules.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { ModulesParameters } from '../../../src/server/store/queries/modules-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { newYear } from './entries.js'
import { modulesOf } from './modules-oracle.js'
import { createFolder, engines } from './open-stores.js'
import { lateSpan, randomReruns, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }

/** Builds of two projects, or of more than are compared one by one, which have the same numbers and jobs. */
const randomProjects = fc
  .tuple(randomReruns, randomReruns, fc.constantFrom(1, 10))
  .map(([shop, office, offices]) => [
    ...shop,
    ...Array.from({ length: offices }, (_, number) =>
      office.map((record): RecordFields => ({ ...record, project: `office ${number}` })),
    ).flat(),
  ])

describe.each(engines(folder))('the health of modules, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function health(records: readonly RecordFields[], parameters: Partial<ModulesParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const asked = { org, ...always, ...parameters }
    return { found: await store.modules(asked), wanted: modulesOf(all, asked) }
  }

  test('summarises modules in the same way as a direct computation', async () => {
    const choice = fc.record(
      {
        ref: fc.constantFrom('main', 'topic'),
        project: fc.constantFrom('shop', 'office 0'),
        limit: fc.integer({ min: 1, max: 3 }),
        brief: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    const seen = { builds: 0, failing: 0, flaky: 0, causes: 0, before: 0, manyProjects: 0, brief: 0 }
    await assertWithCases(
      fc.asyncProperty(
        randomProjects,
        fc.oneof(randomSpan, lateSpan, fc.constant(always)),
        fc.oneof(fc.constant({}), choice),
        async (records, span, chosen) => {
          const { found, wanted } = await health(records, { ...span, ...(chosen as Partial<ModulesParameters>) })
          expect(found).toEqual(wanted)
          seen.builds += wanted.modules.filter(({ builds }) => builds > 0).length
          seen.failing += wanted.modules.filter(({ failing }) => failing !== undefined).length
          const { flakyTestCount = 0, causeCount = 0 } = wanted
          seen.flaky += flakyTestCount
          seen.causes += causeCount
          seen.brief += Number(wanted.causes === undefined && wanted.modules.length > 0)
          seen.manyProjects += Number(wanted.modules.length > 8 && flakyTestCount > 0 && causeCount > 0)
          seen.before += wanted.modules.filter(({ durationBefore }) => durationBefore > 0).length
        },
      ),
      { engine, numRuns: 8, seen },
    )
  })

  const at = (module: string, build: string, status: string, timestamp: number, fields: object = {}) => ({
    ...{ kind: 'test', project: 'shop', module, pipeline: 'ci', job: 'unit', build, ref: 'main', id: 'a', name: 'adds', status, timestamp },
    ...fields,
  })

  test('does not call a module failing when its last failure is older than the range', async () => {
    const { found } = await health([at('cart', '1.1', 'failed', always.fromTs - 1)])
    expect(found.modules).toMatchObject([{ module: 'cart', ref: '', builds: 0, failing: undefined, lastRecord: always.fromTs - 1 }])
  })

  test('uses the default branch of each module, and leaves out the branch of a fork that has the same name', async () => {
    const { found } = await health([
      ...[at('cart', '1.1', 'successful', newYear), at('cart', '2.1', 'failed', newYear + 10, { ref: 'topic' })],
      ...[
        at('cart', '3.1', 'failed', newYear + 20),
        { ...at('cart', '3.1', '', newYear + 20), kind: 'build', status: 'failed', pullRequest: '7' },
      ],
      at('old', '1.1', 'successful', newYear, { ref: 'master' }),
    ])
    expect(found.modules.map(({ module, ref, results }) => [module, ref, results])).toEqual([
      ['cart', 'main', 'P'],
      ['old', 'master', 'P'],
    ])
  })

  test('names the pipelines that fail when the last build of the module is of another one', async () => {
    const built = (pipeline: string, build: string, status: string, timestamp: number) => [
      at('cart', build, status, timestamp, { pipeline }),
      {
        ...at('cart', build, status, timestamp, { pipeline }),
        kind: 'build',
        commit: `c${build}`,
        commitMessage: 'Change',
        author: 'mona',
      },
    ]
    const records = [
      ...[...built('ci', '1.1', 'successful', newYear), ...built('ci', '2.1', 'failed', newYear + 10)],
      ...[...built('nightly', '3.1', 'successful', newYear + 20), ...built('ci', '4.1', 'failed', newYear + 30)],
      ...[...built('weekly', '5.1', 'failed', newYear + 40), ...built('weekly', '6.1', 'successful', newYear + 50)],
    ]
    const { found, wanted } = await health([...records, ...built('nightly', '7.1', 'successful', newYear + 60)])
    expect(found).toEqual(wanted)
    expect(found.modules).toMatchObject([
      { status: 'successful', failingPipelines: [{ pipeline: 'ci', build: '2.1', commit: 'c2.1', timestamp: newYear + 10, builds: 2 }] },
    ])
    expect(found.modules[0]?.failing).toBeUndefined()
    const last = await health([...records, ...built('nightly', '7.1', 'failed', newYear + 60)])
    expect(last.found.modules).toMatchObject([{ failing: { build: '7.1' } }])
    expect(last.found.modules[0]?.failingPipelines).toBeUndefined()
  })

  test('calls a cause failing when it failed the last build, and an earlier build that ended later', async () => {
    const failed = (build: string, timestamp: number) => at('cart', build, 'failed', timestamp, { cause: '1-aaaa' })
    const { found } = await health([failed('2.1', newYear), failed('1.1', newYear + 5)])
    expect(found.causes).toMatchObject([{ cause: '1-aaaa', builds: 2, isFailing: true }])
  })

  test('lists the hundred modules with the latest records, and counts all', async () => {
    const records = Array.from({ length: 103 }, (_, index) => at(`module ${index}`, '1.1', 'successful', newYear + index))
    const { found } = await health(records)
    expect(found.moreModules).toBe(3)
    expect(found.modules).toHaveLength(100)
    expect(found.modules.map(({ module }) => module)).not.toContain('module 2')
    expect(found.modules.every(({ results, tests }) => results === 'P' && tests === 1)).toBe(true)
  })

  test('finds the build since which builds take longer', async () => {
    const records = Array.from({ length: 40 }, (_, index) =>
      at('cart', `${index + 1}.1`, 'successful', newYear + index, { duration: (index < 25 ? 1000 : 1300) + (index % 3) }),
    )
    expect((await health(records)).found.modules).toMatchObject([{ durationChanged: newYear + 25 }])
    const steady = records.map((record) => ({ ...record, duration: 1000 + (record.timestamp % 7) }))
    expect((await health(steady)).found.modules).toMatchObject([{ durationChanged: undefined }])
  })
})
