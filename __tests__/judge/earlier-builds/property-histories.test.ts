import { describe, expect, test } from 'vitest'
import { createEarlierProperties, createPropertyHistory } from '../../../src/judge/earlier-builds/property-histories.js'
import type { PropertyRecord } from '../../../src/records/record.js'

const coverage = (value: number | string, fields: Partial<PropertyRecord> = {}): PropertyRecord => ({
  kind: 'property',
  name: 'coverage',
  value,
  ...fields,
})

function earlier(...records: readonly PropertyRecord[]) {
  const properties = createEarlierProperties(100)
  for (const record of records) properties.put(record)
  return properties.history
}

describe('history of the current run', () => {
  const run = { org: 'acme', project: 'shop', module: 'shop', build: '7.1', ref: 'feature' }

  test('uses the coordinates of the run when a record has none', async () => {
    const history = createPropertyHistory([coverage(80)], run)
    expect(await history.latest({ name: 'coverage', ...run })).toMatchObject({ value: 80, module: 'shop', build: '7.1', ref: 'feature' })
    expect(await history.latest({ name: 'coverage', build: '7.2' })).toBeUndefined()
    expect(await history.latest({ name: 'coverage', ref: 'main' })).toBeUndefined()
    expect(await history.latest({ name: 'size' })).toBeUndefined()
  })

  test('keeps the coordinates of a record', async () => {
    const history = createPropertyHistory([coverage(80, { module: 'orders', build: '7.0' })], run)
    expect(await history.latest({ name: 'coverage', module: 'orders', build: '7.0', ref: 'feature' })).toMatchObject({ value: 80 })
    expect(await history.latest({ name: 'coverage', module: 'shop' })).toBeUndefined()
  })

  test('has no build and branch when the run has none', async () => {
    const history = createPropertyHistory([coverage(80)], {})
    expect(await history.latest({ name: 'coverage', ref: 'main' })).toBeUndefined()
    expect(await history.latest({ name: 'coverage', build: '7' })).toBeUndefined()
    expect(await history.latest({ name: 'coverage' })).toMatchObject({ value: 80 })
  })
})

describe('history of earlier builds', () => {
  test('returns the newest value, or the last one read when nothing dates them', async () => {
    const timed = earlier(coverage(2, { build: '1', timestamp: 20 }), coverage(1, { build: '2', timestamp: 10 }))
    expect(await timed.latest({ name: 'coverage' })).toMatchObject({ value: 2, timestamp: 20 })
    const numbered = earlier(coverage(2, { build: '4711.10' }), coverage(1, { build: '4711.9' }))
    expect(await numbered.latest({ name: 'coverage' })).toMatchObject({ value: 2, build: '4711.10' })
    expect(await earlier(coverage(1), coverage(2)).latest({ name: 'coverage' })).toMatchObject({ value: 2 })
    const modules = earlier(coverage(1, { module: 'b' }), coverage(2, { module: 'a' }), coverage(3, { module: 'b' }))
    expect(await modules.latest({ name: 'coverage' })).toMatchObject({ value: 3 })
  })

  test('matches any question with a coordinate that a record lacks', async () => {
    const history = earlier(coverage(80, { ref: 'main' }))
    const anywhere = { name: 'coverage', org: 'acme', project: 'shop', module: 'shop', build: '7', exceptBuild: '8' }
    expect(await history.latest({ ...anywhere, ref: 'main' })).toMatchObject({ value: 80 })
    expect(await history.latest({ ...anywhere, ref: 'release' })).toBeUndefined()
  })

  test('ignores the values of the excepted build', async () => {
    const history = earlier(coverage(1, { build: '7' }), coverage(2, { build: '8' }))
    expect(await history.latest({ name: 'coverage', exceptBuild: '8' })).toMatchObject({ value: 1 })
  })

  test('keeps the newest of too many values, and counts the others', async () => {
    const properties = createEarlierProperties(100)
    for (let build = 1_000; build > 0; build -= 1) properties.put(coverage(build, { build: `${build}` }))
    expect(properties.leftOut()).toBeGreaterThanOrEqual(875)
    expect(await properties.history.latest({ name: 'coverage' })).toMatchObject({ value: 1_000 })
    expect(await properties.history.latest({ name: 'coverage', build: '901' })).toMatchObject({ value: 901 })
    expect(await properties.history.latest({ name: 'coverage', build: '600' })).toBeUndefined()
  })

  test('counts a repeated value once', () => {
    const properties = createEarlierProperties(10)
    for (let round = 0; round < 1_000; round += 1) properties.put(coverage(round, { build: '7' }))
    expect(properties.leftOut()).toBe(0)
  })

  test('keeps the newer of two values with the same coordinates, in whatever order they are read', async () => {
    const older = coverage(1, { build: '7', timestamp: 10 })
    const newer = coverage(2, { build: '7', timestamp: 20 })
    expect(await earlier(newer, older).latest({ name: 'coverage' })).toMatchObject({ value: 2, timestamp: 20 })
    expect(await earlier(older, newer).latest({ name: 'coverage' })).toMatchObject({ value: 2, timestamp: 20 })
  })

  test('shortens a value of a million characters', async () => {
    const found = await earlier(coverage('v'.repeat(1_000_000), { ref: 'r'.repeat(1_000_000) })).latest({ name: 'coverage' })
    expect(JSON.stringify(found).length).toBeLessThan(3_000)
  })
})
