// Tests the results of tests in the last builds of a branch, as the store reads them (src/server/queries/tests-history.ts).
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { HistoryParameters } from '../../../src/server/store/queries/history-query.js'
import type { Store } from '../../../src/server/store/store.js'
import { coordinatesOf } from './entries.js'
import { createFolder, engines } from './open-stores.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

describe.each(engines(folder))('the history of tests, %s', (_, open) => {
  let store: Store
  useStore(open, (opened) => {
    store = opened
  })

  /** Stores records, and returns the history of the branch `main`. */
  async function historyOf(records: readonly object[], parameters: Partial<HistoryParameters> = {}) {
    const org = randomUUID()
    const all = records.map((record) => ({ kind: 'test', suite: ['shop'], job: 'unit', ...coordinatesOf(org), ...record }))
    await store.insert({ org, idempotencyKey: randomUUID(), records: all })
    const { project, module } = coordinatesOf(org)
    const { builds, mayHaveEarlier, properties, tests } = await store.testsHistory({
      org,
      project,
      module,
      ref: 'main',
      limit: 50,
      ...parameters,
    })
    const rows = []
    for await (const row of tests) rows.push(row)
    return { builds, mayHaveEarlier, properties, tests: rows }
  }

  const cart = { id: 'a', name: 'adds' }

  test('has one character for each build, the oldest first', async () => {
    const { builds, tests } = await historyOf([
      { ...cart, build: '10.1', status: 'successful', flaky: true, timestamp: 4 },
      { ...cart, build: '9.1', status: 'failed', timestamp: 3 },
      { ...cart, build: '8.1', status: 'successful', timestamp: 2 },
      { id: 'b', name: 'removes', build: '9.1', status: 'skipped', timestamp: 3 },
    ])
    expect(builds.map(({ id, timestamp, failed, passed, skipped }) => [id, timestamp, failed, passed, skipped])).toEqual([
      ['8', 2, 0, 1, 0],
      ['9', 3, 1, 0, 1],
      ['10', 4, 0, 1, 0],
    ])
    expect(tests.map(({ name, suite, results }) => [name, suite, results])).toEqual([
      ['adds', ['shop'], 'PFf'],
      ['removes', ['shop'], '-S-'],
    ])
  })

  test('may have earlier builds when the number of builds reaches the limit', async () => {
    const records = ['8.1', '9.1'].map((build, index) => ({ ...cart, build, status: 'successful', timestamp: index }))
    expect((await historyOf(records, { limit: 2 })).mayHaveEarlier).toBe(true)
    expect((await historyOf(records, { limit: 3 })).mayHaveEarlier).toBe(false)
  })

  test('counts only the newest attempt of a job that ran again', async () => {
    const { builds, tests } = await historyOf([
      { ...cart, build: '8.1', status: 'failed', timestamp: 1 },
      { ...cart, build: '8.2', status: 'successful', timestamp: 2 },
      { id: 'b', name: 'removes', job: 'e2e', build: '8.1', status: 'failed', timestamp: 1 },
    ])
    expect(builds.map(({ id, failed, passed }) => [id, failed, passed])).toEqual([['8', 1, 1]])
    expect(tests.map(({ name, results }) => [name, results])).toEqual([
      ['adds', 'P'],
      ['removes', 'F'],
    ])
  })

  test('states the commits of builds, and leaves out the builds of pull requests, when only a job is asked for', async () => {
    const result = { ...cart, status: 'successful' }
    const { builds } = await historyOf(
      [
        { ...result, build: '8.1', timestamp: 1 },
        { ...result, build: '9.1', timestamp: 2 },
        { ...result, build: '10.1', timestamp: 3, job: 'e2e' },
        { kind: 'build', job: '', build: '8.1', timestamp: 1, commit: 'abc1234' },
        { kind: 'build', job: '', build: '9.1', timestamp: 2, commit: 'def5678', pullRequest: '7' },
      ],
      { job: 'unit' },
    )
    expect(builds.map(({ id, commit }) => [id, commit])).toEqual([['8', 'abc1234']])
  })

  test('names the causes of the last three failures, the newest first', async () => {
    const failures = ['1-a', '1-b', undefined, '1-d'].map((cause, index) => ({ ...cart, build: `${index}.1`, status: 'failed', cause }))
    const { tests } = await historyOf(failures)
    expect(tests.map(({ results, causes }) => [results, causes])).toEqual([['FFFF', ['1-d', '', '1-b']]])
  })

  test('returns the longest duration in each build when one of them is long', async () => {
    const { tests } = await historyOf([
      { ...cart, build: '8.1', status: 'successful', duration: 90 },
      { ...cart, build: '9.1', status: 'successful', duration: 120 },
      { ...cart, job: 'e2e', build: '9.1', status: 'successful', duration: 150 },
      { ...cart, build: '10.1', status: 'successful' },
      { id: 'b', name: 'removes', build: '10.1', status: 'successful', duration: 99 },
    ])
    expect(tests.map(({ name, durations }) => [name, durations])).toEqual([
      ['adds', [90, 150, 0]],
      ['removes', []],
    ])
  })

  test('keeps only the tests of one job when the question names it', async () => {
    const inJobs = ['unit (linux)', 'unit (windows)'].map((job, index) => ({
      ...cart,
      job,
      build: '8.1',
      status: index === 0 ? 'successful' : 'failed',
    }))
    expect((await historyOf(inJobs)).tests.map(({ results }) => results)).toEqual(['F'])
    expect((await historyOf(inJobs, { job: 'unit (linux)' })).tests.map(({ results }) => results)).toEqual(['P'])
  })

  test('leaves out other branches, and pull requests whose branch has the same name', async () => {
    const { builds } = await historyOf([
      { ...cart, build: '8.1', status: 'successful' },
      { ...cart, build: '9.1', status: 'failed', ref: 'feature' },
      { ...cart, build: '10.1', status: 'failed' },
      { kind: 'build', build: '10.1', suite: undefined, job: undefined, pullRequest: 7, status: 'failed' },
    ])
    expect(builds.map(({ id }) => id)).toEqual(['8'])
  })

  test('takes the commit and the address of a build from its record', async () => {
    const { builds } = await historyOf([
      { ...cart, build: '8.1', status: 'successful' },
      { kind: 'build', build: '8.1', suite: undefined, commit: 'abc', url: 'https://example.com/8', status: 'successful' },
    ])
    expect(builds.map(({ commit, url }) => [commit, url])).toEqual([['abc', 'https://example.com/8']])
  })

  test('has the newest value of each property in each build', async () => {
    const property = { kind: 'property', suite: undefined, name: 'coverage', build: '8.1', timestamp: 1 }
    const records = [
      { ...cart, build: '8.1', status: 'successful' },
      { ...cart, build: '9.1', status: 'successful' },
      { ...property, value: 82, timestamp: 3 },
      { ...property, value: 81, timestamp: 2 },
      { ...property, name: '__proto__', value: 'text' },
      { ...property, name: 'coverage', build: '9.1', value: -0.5, job: 'e2e' },
      { ...property, name: 'coverage', build: '10.1', value: 7 },
      { ...property, name: 'size', ref: 'feature', value: 7 },
      { ...property, name: 'long', value: 'x'.repeat(601) },
    ]
    expect((await historyOf(records)).properties).toEqual([
      { position: 1, name: '__proto__', value: 'text' },
      { position: 1, name: 'coverage', value: 82 },
      { position: 2, name: 'coverage', value: -0.5 },
    ])
    expect((await historyOf(records, { job: 'unit', limit: 1 })).properties).toEqual([])
  })

  test('limits the properties of each build', async () => {
    const many = Array.from({ length: 210 }, (_none, index) => ({ kind: 'property', suite: undefined, name: `p${index}`, value: index }))
    const records = ['8.1', '9.1'].flatMap((build) => [{ ...cart, status: 'successful' }, ...many].map((record) => ({ ...record, build })))
    const { properties } = await historyOf(records)
    expect([1, 2].map((position) => properties.filter((one) => one.position === position).length)).toEqual([200, 200])
  })

  test('limits the builds to the newest ones, and the tests to one id', async () => {
    const results = ['8.1', '9.1', '10.1'].flatMap((build) => [
      { ...cart, build, status: 'successful' },
      { id: 'b', name: 'removes', build, status: 'successful' },
    ])
    const { builds, tests } = await historyOf(results, { limit: 2, testId: 'b' })
    expect(builds.map(({ id }) => id)).toEqual(['9', '10'])
    expect(tests.map(({ name, results }) => [name, results])).toEqual([['removes', 'PP']])
  })

  test('is empty when the branch has no build', async () => {
    expect(await historyOf([{ ...cart, ref: 'feature', status: 'failed' }])).toEqual({
      builds: [],
      mayHaveEarlier: false,
      properties: [],
      tests: [],
    })
  })
})
