// Tests that the store judges the tests of a branch like a direct computation (src/server/queries/branch-verdicts.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { branchVerdictNames } from '../../../src/server/answers/branch-verdicts.js'
import type { VerdictsParameters } from '../../../src/server/store/queries/verdicts-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { dayMs, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'
import { verdictsOf } from './verdicts-oracle.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }

/** Builds of several projects, which have the same numbers, jobs and tests. In some, the default branch was last built long ago. */
const randomProjects = fc
  .tuple(randomReruns, randomReruns, fc.constantFrom(1, 10), fc.constantFrom(0, 0, 0, 40))
  .map(([shop, office, offices, ageDays]) => [
    ...shop.map((record) => (record.ref === 'main' ? { ...record, timestamp: record.timestamp - ageDays * dayMs } : record)),
    ...Array.from({ length: offices }, (_, number) =>
      office.map((record): RecordFields => ({ ...record, project: `office ${number}` })),
    ).flat(),
  ])

describe.each(engines(folder))('the verdicts on a branch, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function judge(records: readonly RecordFields[], parameters: Partial<VerdictsParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const asked = { org, ref: 'topic', ...always, ...parameters }
    return { found: await store.testsVerdicts(asked), wanted: verdictsOf(all, asked) }
  }

  test('judges tests in the same way as a direct computation', async () => {
    const choice = fc.record(
      {
        ref: fc.constantFrom('topic', 'topic', 'main', 'unknown'),
        project: fc.constantFrom('shop', 'office 0'),
        limit: fc.constantFrom(1, 1, 2, 3),
      },
      { requiredKeys: [] },
    )
    const seen = {
      ...Object.fromEntries(branchVerdictNames.map((name) => [name, 0])),
      default: 0,
      compared: 0,
      manyProjects: 0,
      limited: 0,
    }
    await assertWithCases(
      fc.asyncProperty(
        randomProjects,
        fc.oneof({ weight: 1, arbitrary: randomSpan }, { weight: 3, arbitrary: fc.constant(always) }),
        fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: choice }),
        async (records, span, chosen) => {
          const { found, wanted } = await judge(records, { ...span, ...(chosen as Partial<VerdictsParameters>) })
          expect(found).toEqual(wanted)
          const counts = seen as Record<string, number>
          for (const { basis, counts: own } of wanted.modules) {
            if (basis === 'default' || basis === 'compared') counts[basis] = (counts[basis] ?? 0) + 1
            for (const name of branchVerdictNames) counts[name] = (counts[name] ?? 0) + own[name]
          }
          seen.manyProjects += Number(wanted.modules.length > 8 && wanted.tests.length > 0)
          seen.limited += Number(
            wanted.tests.length < wanted.modules.flatMap(({ counts }) => Object.values(counts)).reduce((a, b) => a + b, 0),
          )
        },
      ),
      { engine, numRuns: 8, seen },
    )
  })

  const at = (build: string, ref: string, status: string, timestamp: number, fields: object = {}) => ({
    ...{ kind: 'test', project: 'shop', module: 'cart', pipeline: 'ci', job: 'unit', build, ref, id: 'a', name: 'adds', status, timestamp },
    ...fields,
  })

  test('counts all tests with a verdict, and lists them up to the limit', async () => {
    const { found } = await judge([
      at('1.1', 'main', 'successful', newYear),
      ...Array.from({ length: 30 }, (_, index) => at('2.1', 'topic', 'failed', newYear + 10, { id: `t${index}`, name: `test ${index}` })),
    ])
    expect(found.modules[0]?.counts).toMatchObject({ new: 30, known: 0 })
    expect(found.tests).toHaveLength(20)
  })

  test('counts builds of the pull request of a branch when a fork has a branch with the name of the default branch', async () => {
    const pull = (build: string, ref: string, timestamp: number) => ({
      ...at(build, ref, 'failed', timestamp),
      kind: 'build',
      pullRequest: '7',
    })
    const { found } = await judge([
      at('1.1', 'main', 'successful', newYear),
      ...[at('2.1', 'main', 'failed', newYear + 10), pull('2.1', 'main', newYear + 10)],
      ...[at('3.1', 'topic', 'failed', newYear + 20), pull('3.1', 'topic', newYear + 20)],
    ])
    expect(found.modules).toMatchObject([{ basis: 'compared', results: 'F', baseResults: 'P', counts: { new: 1 } }])
  })

  test('gives no verdict when the last build of the default branch is older than the range', async () => {
    const { found } = await judge([
      at('1.1', 'main', 'failed', always.fromTs - 40 * dayMs),
      at('2.1', 'topic', 'failed', newYear),
      at('2.1', 'topic', 'successful', newYear, { id: 'b' }),
    ])
    expect(found.modules).toMatchObject([
      { basis: 'old', baseRef: 'main', baseLastSeen: always.fromTs - 40 * dayMs, counts: { new: 0, known: 0, failed: 1 } },
    ])
    expect(found.tests).toMatchObject([{ verdict: 'failed', results: 'F', baseResults: '' }])
  })
})
