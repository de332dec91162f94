import { describe, expect, test } from 'vitest'
import { createRecordValidator } from '../../src/records/validate.js'
import { createDemoKey, demoLink, fillDemo } from '../../src/server/demo/fill-demo.js'
import { storableRecord } from '../../src/server/storable-record.js'
import { createMemoryStore } from './memory-store.js'
import { quarantinedOf } from './store/quarantined-oracle.js'
import { startTestServer } from './test-server.js'

const day = 86_400_000
/** A Friday evening. */
const now = Date.UTC(2026, 10, 20, 17, 30)

async function filled(at = now) {
  const store = createMemoryStore()
  await fillDemo(store, at)
  return store
}

const { records } = await filled()
const of = (fields: Readonly<Record<string, unknown>>) =>
  records.filter((record) => Object.entries(fields).every(([name, value]) => record[name] === value))
const timeOf = ({ timestamp }: { readonly timestamp?: unknown }) => Number(timestamp)
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

describe('the demo', () => {
  test('generates records that the API accepts unchanged', () => {
    const circumstances = { org: 'demo', now, defaultTimestamp: now, validate: createRecordValidator() }
    for (const kind of ['test', 'job', 'property', 'build']) {
      const [first] = of({ kind })
      if (first === undefined) throw new Error(`There is no ${kind}.`)
      expect(storableRecord(first, JSON.stringify(first).length, circumstances)).toEqual({ record: first })
    }
  })

  test('covers three months and nothing in the future', () => {
    const times = records.map(timeOf)
    expect(now - times.reduce((least, time) => Math.min(least, time))).toBeGreaterThan(90 * day)
    const last = times.reduce((most, time) => Math.max(most, time))
    expect(last).toBeLessThanOrEqual(now)
    expect(last).toBeGreaterThan(now - 6 * 3_600_000)
  })

  test('has more runs on working days', () => {
    const builds = of({ kind: 'build', module: 'checkout' })
    const on = (weekday: number) => builds.filter((build) => new Date(timeOf(build)).getUTCDay() === weekday).length
    expect(on(2)).toBeGreaterThan(2 * on(0))
  })

  test('contains a module that started midway', () => {
    const first = of({ kind: 'build', module: 'recommendations' }).map(timeOf)
    expect(Math.floor((now - (first[0] ?? 0)) / day)).toBe(41)
  })

  test('slows down the payment tests only', () => {
    const slowdown = (name: string) => {
      const tests = of({ kind: 'test', name, status: 'successful' })
      const recent = tests.filter((record) => timeOf(record) > now - 14 * day)
      const before = tests.filter((record) => timeOf(record) < now - 25 * day)
      return median(recent.map(({ duration }) => Number(duration))) / median(before.map(({ duration }) => Number(duration)))
    }
    expect(slowdown('pays by card for a guest')).toBeGreaterThan(1.7)
    expect(slowdown('adds an item for a guest')).toBeLessThan(1.3)
  })

  test('contains flaky tests, some of which pass on the second attempt', () => {
    const tests = of({ kind: 'test', name: 'asks for a second factor after the session expired' })
    expect(tests.some(({ status }) => status === 'failed')).toBe(true)
    expect(tests.some(({ flaky }) => flaky === true)).toBe(true)
  })

  test('has owners for most tests, lines for all and tags for some', () => {
    const tests = of({ kind: 'test' })
    const share = (field: string) => tests.filter((record) => record[field] !== undefined).length / tests.length
    expect(share('line')).toBe(1)
    expect(share('owners')).toBeGreaterThan(0.8)
    expect(share('owners')).toBeLessThan(1)
    expect(share('tags')).toBeGreaterThan(0.1)
    expect(share('tags')).toBeLessThan(0.5)
  })

  test('has a repaired test in quarantine that can leave it, and one that is still flaky', async () => {
    // Each weekday, and the first minutes of a day.
    for (let at = now; at < now + 7 * day; at += day + 41 * 60_000) {
      const { tests } = quarantinedOf((await filled(at)).records, { org: 'demo', fromTs: at - 30 * day, toTs: at })
      expect(tests).toMatchObject([
        { name: 'keeps the wish list for a customer', module: 'storefront', owners: ['@demo/accounts'] },
        { name: 'sends nothing twice over a broken network', module: 'sync', owners: ['@demo/sync'] },
      ])
      const [repaired, flaky] = tests
      expect(repaired?.passes).toBeGreaterThan(20)
      expect(flaky?.passes).toBeLessThan(20)
      expect(flaky?.until).toBe(new Date(at + 12 * day).toISOString().slice(0, 10))
    }
  })

  test.each([
    ['main', 'rounds to the cent', 1, 1],
    ['fix/empty-cart', 'keeps the items', 6, 0],
  ])('contains tests that a commit on %s broke', (ref, name, from, to) => {
    const failed = of({ kind: 'test', module: 'checkout', ref, status: 'failed' }).filter((record) => String(record.name).startsWith(name))
    const incident = failed.filter(({ message }) => /17\.95|length of 2/.test(String(message)))
    const ages = incident.map((record) => Math.floor(now / day) - Math.floor(timeOf(record) / day))
    expect([Math.max(...ages), Math.min(...ages)]).toEqual([from, to])
    expect(new Set(incident.map(({ cause }) => cause)).size).toBe(1)
    const build = of({ kind: 'build', module: 'checkout', build: incident[0]?.build })[0]
    expect(build).toMatchObject({ branch: ref, commit: expect.stringMatching(/^[0-9a-f]{40}$/) })
  })

  test('contains one day with a network failure, and fast and slow runners', () => {
    const cutOff = records.filter(({ message }) => String(message).startsWith('connect ECONNREFUSED'))
    expect(new Set(cutOff.map((record) => Math.floor(timeOf(record) / day))).size).toBe(1)
    const lint = (runner: string) => median(of({ kind: 'job', name: 'lint', runner }).map(({ duration }) => Number(duration)))
    expect(lint('build-box-2')).toBeGreaterThan(2 * lint('build-box-1'))
  })

  test('generates the same history every time, and adds nothing on a second start', async () => {
    expect((await filled()).records.slice(-500)).toEqual(records.slice(-500))
    const store = await filled()
    await fillDemo(store, now + 1000)
    expect(store.records).toHaveLength(records.length)
  })
})

test('replaces the key that reads the organisation "demo" on every start', async () => {
  const store = createMemoryStore()
  const { fetch } = await startTestServer({ store, now: Date.now })
  const earlier = await createDemoKey(store, Date.now())
  const key = await createDemoKey(store, Date.now())
  expect(store.storedKeys.filter(({ org }) => org === 'demo')).toMatchObject([{ scopes: ['read'] }])
  expect((await fetch('/v1/data/coordinates', { key: earlier })).status).toBe(401)
  expect((await fetch('/v1/data/coordinates?org=demo', { key })).status).toBe(200)
})

test('puts the key after the # of the link, which browsers do not send', () => {
  const { pathname, search, hash } = new URL(demoLink('http://localhost:8080', 'brk_x'))
  expect(pathname + search).toBe('/')
  expect(new URLSearchParams(hash.slice(1)).get('key')).toBe('brk_x')
})
