// Tests that the store groups tests whose durations grew in the same build, and ignores small or short changes.
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { fillDemo } from '../../../src/server/demo/fill-demo.js'
import { createRandom } from '../../../src/server/demo/random.js'
import type { SlowerParameters } from '../../../src/server/store/queries/slower-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { dayMs, newYear } from './entries.js'
import { createFolder, engines, openStore } from './open-stores.js'
import { slowerOf } from './slower-oracle.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const now = newYear + 60 * dayMs
const lastMonth = { fromTs: now - 30 * dayMs, toTs: now }

interface Plan {
  readonly id: string
  readonly suite?: readonly string[]
  readonly module?: string
  readonly project?: string
  readonly ref?: string
  /** Returns the duration in the build with a number from 1 to 60. */
  readonly duration: (build: number, noise: number) => number
  readonly fields?: (build: number) => object
}

/** A build per day, with a record of the build. */
function buildsOf(plans: readonly Plan[]): readonly RecordFields[] {
  const random = createRandom('builds')
  return plans.flatMap(({ id, suite = [], module = 'cart', project = 'shop', ref = 'main', duration, fields }) =>
    Array.from({ length: 60 }, (_, index) => index + 1).flatMap((build) => {
      const common = { project, module, pipeline: 'ci', build: `${build}.1`, ref, timestamp: newYear + (build - 1) * dayMs + 1000 }
      const facts = { commit: `c${build}`, commitMessage: `Change ${build}\n\nMore`, author: 'mona', url: `https://ci/${build}` }
      const test = { kind: 'test', ...common, job: 'unit', id, name: `test ${id}`, suite, owners: ['@acme/shop'], status: 'successful' }
      return [
        { ...test, duration: duration(build, random.logNormal(0.05)), ...fields?.(build) },
        { kind: 'build', ...common, timestamp: common.timestamp - 1000, status: 'successful', ...facts },
      ]
    }),
  )
}

/** A duration of 200 ms that is multiplied from build 45 on. */
const slowed =
  (factor: number, from = 45) =>
  (build: number, noise: number): number =>
    200 * noise * (build >= from ? factor : 1)

describe.each(engines(folder))('slower tests, %s', (_, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function slower(plans: readonly Plan[], parameters: Partial<SlowerParameters> = {}, more: readonly RecordFields[] = []) {
    const org = randomUUID()
    const records = [...buildsOf(plans), ...more].map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records })
    const asked = { org, ...lastMonth, ...parameters }
    const found = await store.testsSlower(asked)
    expect(found).toEqual(slowerOf(records, asked))
    return found
  }

  test('groups the tests of a suite that became slower in the same build', async () => {
    const { groups, ...counts } = await slower([
      ...['a', 'b', 'c', 'd'].map((id, index) => ({ id, suite: ['Payment', `part ${index % 2}`], duration: slowed(1.6 + index / 10) })),
      { id: 'e', suite: ['Cart'], duration: slowed(1) },
    ])
    expect(counts).toEqual({ groupCount: 1, testCount: 4 })
    expect(groups).toMatchObject([
      {
        ...{ project: 'shop', module: 'cart', ref: 'main', suite: ['Payment'], testCount: 4 },
        since: {
          ...{ timestamp: newYear + 44 * dayMs + 1000, build: '45.1', commit: 'c45', commitMessage: 'Change 45' },
          ...{ author: 'mona', url: 'https://ci/45' },
        },
        tests: ['d', 'c', 'b', 'a'].map((testId) => ({ testId, name: `test ${testId}`, owners: ['@acme/shop'] })),
      },
    ])
    const [group] = groups
    expect(group?.minimumChange).toBeCloseTo(0.6, 0)
    expect(group?.maximumChange).toBeCloseTo(0.9, 0)
    expect(group?.tests[0]?.before).toBeCloseTo(200, -1.2)
    expect(group?.tests[0]?.after).toBeCloseTo(380, -1.5)
  })

  test('groups single tests of several suites, and leaves two of them apart', async () => {
    const single = (id: string, from: number): Plan => ({ id, suite: [`suite ${id}`], duration: slowed(2, from) })
    const three = await slower(['a', 'b', 'c'].map((id) => single(id, 45)))
    expect(three.groups.map(({ suite, testCount }) => [suite, testCount])).toEqual([[[], 3]])
    const two = await slower(['a', 'b'].map((id) => single(id, 45)))
    expect(two.groups.map(({ suite, testCount }) => [suite, testCount])).toEqual([
      [['suite a'], 1],
      [['suite b'], 1],
    ])
  })

  test('leaves out a test that became fast again, was slow before the range, or changed little', async () => {
    const found = await slower([
      { id: 'repaired', duration: (build, noise) => slowed(build < 53 ? 2 : 1)(build, noise) },
      { id: 'earlier', duration: slowed(2, 20) },
      { id: 'short', duration: (build, noise) => slowed(3)(build, noise) / 60 },
      { id: 'little', duration: slowed(1.03) },
    ])
    expect(found).toEqual({ groups: [], groupCount: 0, testCount: 0 })
  })

  test('uses the time before the range to measure the earlier level', async () => {
    const found = await slower([{ id: 'a', duration: slowed(2, 54) }], { fromTs: now - 7 * dayMs - 1000 })
    expect(found.groups).toMatchObject([{ since: { build: '54.1' } }])
  })

  test('ignores failed runs, other branches, replaced attempts and builds of pull requests', async () => {
    const slow: Plan = { id: 'a', duration: slowed(2) }
    const found = await slower(
      [
        { ...slow, id: 'failed', fields: (build) => (build >= 45 ? { status: 'failed' } : {}) },
        { ...slow, id: 'topic', ref: 'topic' },
        { id: 'main', duration: slowed(1) },
      ],
      {},
      [
        // Slow first attempts, which fast second ones replaced.
        ...buildsOf([{ id: 'main', module: 'repeated', duration: slowed(2) }]),
        ...buildsOf([{ id: 'main', module: 'repeated', duration: slowed(1) }]).map((record) => ({
          ...record,
          build: String(record.build).replace('.1', '.2'),
        })),
        // A fork with a branch of the same name.
        ...buildsOf([{ id: 'main', module: 'forked', duration: slowed(2) }]).map((record) =>
          record.kind === 'build' && Number.parseInt(String(record.build), 10) >= 45 ? { ...record, pullRequest: '7' } : record,
        ),
      ],
    )
    expect(found.testCount).toBe(0)
    expect((await slower([{ ...slow, ref: 'topic' }], { ref: 'topic' })).groups).toMatchObject([{ ref: 'topic' }])
  })

  test('searches a module, a project or an organisation, and limits the groups', async () => {
    const plans: readonly Plan[] = [
      { id: 'a', duration: slowed(2) },
      { id: 'b', module: 'web', duration: slowed(4) },
      { id: 'c', project: 'office', module: 'web', duration: slowed(3) },
    ]
    const modulesIn = async (parameters: Partial<SlowerParameters>) =>
      (await slower(plans, parameters)).groups.map(({ project, module }) => `${project}/${module}`)
    expect(await modulesIn({})).toEqual(['shop/web', 'office/web', 'shop/cart'])
    expect(await modulesIn({ project: 'shop' })).toEqual(['shop/web', 'shop/cart'])
    expect(await modulesIn({ project: 'shop', module: 'cart' })).toEqual(['shop/cart'])
    expect(await slower(plans, { limit: 1 })).toMatchObject({ groupCount: 3, testCount: 3, groups: [{ module: 'web' }] })
  })
})

test('finds the incident of the demo as one group with its commit', async () => {
  const [, open] = engines(folder)[0] ?? []
  const demo = Date.UTC(2026, 10, 20, 17, 30)
  const store = await openStore((await open?.())?.place ?? { folder })
  try {
    await fillDemo(store, demo)
    const { groups } = await store.testsSlower({ org: 'demo', fromTs: demo - 30 * dayMs, toTs: demo })
    const build = `${(Math.floor(demo / dayMs) - 17) * 100}.1`
    expect(groups).toMatchObject([
      {
        ...{ project: 'webshop', module: 'checkout', ref: 'main', suite: ['Payment'], testCount: 15 },
        since: {
          build,
          commit: createHash('sha1').update(`webshop ${build}`).digest('hex'),
          commitMessage: 'Retry the payment after a time-out',
          author: 'mona',
        },
      },
    ])
    expect(groups[0]?.minimumChange).toBeGreaterThan(0.6)
  } finally {
    await store.close()
  }
})
