// Tests that the store returns the runs of a test page by page like a direct computation (src/server/queries/test-runs.ts).
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { statuses } from '../../../src/records/record.js'
import type { RecordedRun } from '../../../src/server/answers/test-runs.js'
import { readRunCursor } from '../../../src/server/queries/run-cursor.js'
import type { RunsParameters } from '../../../src/server/store/queries/runs-query.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { coordinatesOf, newYear } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { randomReruns, randomSpan } from './random-builds.js'
import { runsOf } from './runs-oracle.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const always = { fromTs: newYear - 1000, toTs: newYear + 1_000_000 }

describe.each(engines(folder))('single runs, %s', (_, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  const put = (org: string, records: readonly RecordFields[]) =>
    store.insert({ org, idempotencyKey: randomUUID(), records: records.map((record) => ({ ...record, org })) })

  /** Reads all pages. */
  async function pagesOf(parameters: RunsParameters, between = async () => {}): Promise<readonly RecordedRun[]> {
    const runs: RecordedRun[] = []
    let { after } = parameters
    for (;;) {
      const page = await store.testRuns({ ...parameters, after })
      runs.push(...page.runs)
      if (page.nextCursor === undefined) return runs
      after = readRunCursor(page.nextCursor)
      expect(page.runs).toHaveLength(parameters.limit ?? 50)
      await between()
    }
  }

  test('returns runs like a direct computation, page by page', async () => {
    const choice = fc.record(
      {
        testId: fc.constantFrom('id 0', 'id 1'),
        ref: fc.constantFrom('main', 'topic'),
        status: fc.subarray([...statuses], { minLength: 1 }),
        flaky: fc.boolean(),
        cause: fc.constantFrom('1-aaaa', '1-bbbb'),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(randomReruns, randomSpan, choice, fc.integer({ min: 1, max: 9 }), async (records, span, chosen, limit) => {
        const org = randomUUID()
        const half = Math.ceil(records.length / 2)
        await put(org, records.slice(0, half))
        await put(org, records.slice(half))
        const parameters = { org, project: 'shop', module: 'cart', ...span, ...chosen }
        const wanted = runsOf(
          records.map((record) => ({ ...record, org })),
          { ...parameters, limit: 1000 },
        )
        expect(await pagesOf({ ...parameters, limit })).toEqual(wanted.runs)
      }),
      { numRuns: 12 },
    )
  })

  const cart = (fields: object = {}) => ({ kind: 'test', ...coordinatesOf(''), id: 'a', name: 'adds', status: 'failed', ...fields })

  test('neither repeats nor omits a run when records arrive between two pages', async () => {
    const org = randomUUID()
    // All have the same time, so only their arrival separates them.
    await put(
      org,
      Array.from({ length: 9 }, (_, index) => cart({ build: `${index}`, timestamp: newYear })),
    )
    let build = 100
    const runs = await pagesOf({ org, project: 'shop', module: 'cart', ...always, limit: 2 }, async () => {
      build += 1
      await put(org, [cart({ build: `${build}`, timestamp: newYear }), cart({ build: `${build}`, timestamp: newYear + 1 })])
    })
    expect(runs.map((run) => run.build)).toEqual(['8', '7', '6', '5', '4', '3', '2', '1', '0'])
  })

  test('bounds the texts and attempts of a run', async () => {
    const org = randomUUID()
    const long = '😀'.repeat(10_000)
    const attempts = Array.from({ length: 9 }, () => ({ status: 'failed', duration: 1.5, message: long, details: long, stdout: long }))
    await put(org, [cart({ timestamp: newYear, message: long, details: long, attempts })])
    const { runs } = await store.testRuns({ org, project: 'shop', module: 'cart', ...always })
    const lengthOf = (text = '') => [...text].length
    expect([lengthOf(runs[0]?.message), lengthOf(runs[0]?.details), runs[0]?.attemptCount]).toEqual([2000, 8000, 9])
    expect(runs[0]?.attempts.map(({ message, details, duration }) => [lengthOf(message), lengthOf(details), duration])).toEqual(
      Array.from({ length: 5 }, () => [1000, 4000, 1.5]),
    )
  })
})
