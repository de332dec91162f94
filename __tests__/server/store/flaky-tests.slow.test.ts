// Tests that the store finds and ranks flaky tests like a direct computation (src/server/queries/flaky-tests.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { FlakyParameters } from '../../../src/server/store/queries/flaky-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { assertWithCases } from './assert-with-cases.js'
import { coordinatesOf, dayMs, newYear } from './entries.js'
import { flakyOf } from './flaky-oracle.js'
import { createFolder, engines } from './open-stores.js'
import { randomBuilds, randomSpan } from './random-builds.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const cart = { project: 'shop', module: 'cart' }
const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }

describe.each(engines(folder))('flaky tests, %s', (engine, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  async function find(records: readonly RecordFields[], parameters: Partial<FlakyParameters>) {
    const org = randomUUID()
    const all = records.map((record) => ({ ...record, org }))
    await store.insert({ org, idempotencyKey: 'all', records: all })
    const asked = { org, ...always, ...parameters }
    return { found: await store.testsFlaky(asked), all, asked }
  }

  async function flakyIn(records: readonly RecordFields[], parameters: Partial<FlakyParameters> = cart) {
    const { found, all, asked } = await find(records, parameters)
    return { found, wanted: flakyOf(all, asked) }
  }

  test('ranks flaky tests like a direct computation', async () => {
    const choice = fc.record(
      {
        ref: fc.constantFrom('main', 'main', 'topic'),
        base: fc.constantFrom('main', 'topic'),
        testId: fc.constantFrom('id 0', 'id 1'),
        owner: fc.constantFrom('@acme/shop', '@acme/web'),
        orderBy: fc.constantFrom('lostMs', 'flips', 'baseFailures', 'lastSeen'),
        limit: fc.integer({ min: 1, max: 9 }),
      },
      { requiredKeys: [] },
    )
    const place = fc.oneof({ weight: 2, arbitrary: fc.constant(cart) }, fc.constantFrom({}, { project: 'shop' }))
    const seen = { tests: 0, severalModules: 0 }
    await assertWithCases(
      fc.asyncProperty(
        randomBuilds,
        randomBuilds,
        place,
        fc.oneof(randomSpan, fc.constant(always)),
        fc.oneof(fc.constant({}), choice),
        async (shop, bank, asked, span, chosen) => {
          const records = [...shop, ...bank.map((record) => ({ ...record, project: 'bank' }))]
          const { found, wanted } = await flakyIn(records, { ...asked, ...span, ...(chosen as Partial<FlakyParameters>) })
          expect(found).toEqual(wanted)
          seen.tests += wanted.tests.length
          if (new Set(wanted.tests.map(({ module }) => module)).size > 1) seen.severalModules += 1
        },
      ),
      { engine, numRuns: 8, seen },
    )
  })

  let clock = newYear
  const at = (build: string, status: string, fields: object = {}) => {
    clock += 10
    return {
      kind: 'test',
      ...coordinatesOf(''),
      id: 'a',
      name: 'adds',
      suite: ['cart'],
      job: 'unit',
      build,
      status,
      timestamp: clock,
      ...fields,
    }
  }

  test('counts two failures between passes, but not failures in a row, at the end or of another job', async () => {
    const { found } = await flakyIn([
      ...[at('1.1', 'successful'), at('2.1', 'failed'), at('3.1', 'successful'), at('4.1', 'failed'), at('5.1', 'successful')],
      ...[at('6.1', 'failed'), at('7.1', 'failed'), at('8.1', 'successful'), at('9.1', 'failed')],
      at('3.1', 'failed', { job: 'e2e' }),
    ])
    expect(found.tests).toMatchObject([
      { testId: 'a', flips: 2, flakyBuilds: 2, builds: 9, baseFailures: 6, jobs: [{ job: 'unit', flips: 2 }] },
    ])
  })

  test('counts a failure that passed when its job ran again, whatever the order of arrival', async () => {
    const failed = at('1.1', 'failed', { duration: 7 })
    const { found } = await flakyIn([at('1.2', 'successful', { duration: 5 }), failed])
    expect(found.tests).toMatchObject([{ flips: 1, flakyBuilds: 1, baseFailures: 0, lostMs: 7, firstSeen: failed.timestamp }])
  })

  test('names a job in which a test was flaky only between its first and its last flip', async () => {
    const retried = { flaky: true }
    const builds = [at('1.1', 'successful', retried), at('2.1', 'successful', { ...retried, job: 'e2e' }), at('3.1', 'successful', retried)]
    expect((await flakyIn(builds)).found.tests).toMatchObject([
      {
        jobs: [
          { job: 'unit', flips: 2 },
          { job: 'e2e', flips: 1 },
        ],
      },
    ])
  })

  test('names the builds of 500 flaky tests when all ids and names of builds are different and long', async () => {
    const buildOf = (digit: number, index: number) => `${digit}${`${index}`.padStart(1000, '0')}.1`
    const records = Array.from({ length: 500 }, (_, index) =>
      [1, 2].map((digit) => at(buildOf(digit, index), 'successful', { id: `${index} ${'long '.repeat(400)}`, flaky: true })),
    ).flat()
    // A direct computation would take seconds.
    const { found } = await find(records, { limit: 500 })
    expect(found.tests).toHaveLength(500)
    for (const { testId, firstBuild, lastBuild } of found.tests) {
      const index = Number.parseInt(testId, 10)
      expect([firstBuild, lastBuild]).toEqual([buildOf(1, index), buildOf(2, index)])
    }
  })

  test('states since when a test is flaky, whatever the start of the range is', async () => {
    // Only the second test was flaky more than ninety days before the end.
    const on = (day: number, id: string) => at(`${day}.1`, 'successful', { id, flaky: true, timestamp: newYear + day * dayMs })
    const records = [on(40, 'id 1'), on(99, 'id 1'), on(5, 'id 2'), on(60, 'id 2'), on(99, 'id 2')]
    const toTs = newYear + 100 * dayMs
    for (const days of [7, 30, 90]) {
      const { found, wanted } = await flakyIn(records, { ...cart, fromTs: toTs - days * dayMs, toTs })
      expect(found.tests).toEqual(wanted.tests)
      const sorted = found.tests.toSorted((one, other) => (one.testId < other.testId ? -1 : 1))
      expect(sorted.map(({ testId, since, sinceIsBound }) => [testId, since, sinceIsBound])).toEqual([
        ['id 1', newYear + 40 * dayMs, undefined],
        ['id 2', newYear + 60 * dayMs, true],
      ])
    }
  })

  test('leaves out the failures of an outage', async () => {
    const ids = Array.from({ length: 11 }, (_, index) => ({ id: `${index}` }))
    const builds = ['successful', 'failed', 'successful', 'failed', 'successful'].flatMap((status, build) =>
      ids.map((id) => at(`${build}.1`, status, id)),
    )
    expect((await flakyIn(builds)).found.tests).toEqual([])
    // Ten tests are not an outage.
    expect((await flakyIn(builds.filter(({ id }) => id !== '10'))).found.tests).toHaveLength(10)
  })

  test('keeps the cost of a flaky test finite when the durations of attempts are huge', async () => {
    const attempts = Array.from({ length: 3 }, () => ({ status: 'failed', duration: Number.MAX_VALUE }))
    const { found } = await flakyIn([at('1.1', 'successful', { flaky: true, attempts })])
    expect(found.tests).toMatchObject([{ retries: 3, lostMs: 3e15 }])
  })

  test('does not mix a branch with the branch of a fork that has the same name', async () => {
    const own = [at('1.1', 'successful'), at('2.1', 'successful'), at('3.1', 'failed'), at('4.1', 'successful'), at('5.1', 'successful')]
    const pull = (build: string) => ({ kind: 'build', ...coordinatesOf(''), build, pullRequest: 7, timestamp: newYear })
    const broken = [at('6.1', 'failed'), at('7.1', 'successful')]
    expect((await flakyIn([...own, ...broken])).found.tests).toHaveLength(1)
    expect((await flakyIn([...own, ...broken, pull('6.1')])).found.tests).toEqual([])
  })
})
