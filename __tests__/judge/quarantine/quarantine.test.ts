import { describe, expect, test } from 'vitest'
import { createQuarantine, type NamedTest } from '../../../src/judge/quarantine/quarantine.js'
import { parseDay } from '../../../src/judge/quarantine/quarantine-end.js'
import { unmatchedEntries } from '../../../src/judge/quarantine/unmatched-entries.js'
import { testId } from '../../../src/records/test-identity.js'

const noon = Date.parse('2026-06-15T12:00:00Z')
const id = '0123456789abcdef0123456789abcdef'
const adds: NamedTest = { id, suite: ['Shop', 'Cart'], name: 'adds' }

describe('the entry of a test', () => {
  test('is found by its suites and its name', () => {
    const entry = { test: 'Shop › Cart › adds' }
    expect(createQuarantine([{ test: 'Shop › adds' }, entry], noon).entryOf(adds)).toBe(entry)
  })

  test('is found by its name when it has no suite', () => {
    const entry = { test: 'adds' }
    expect(createQuarantine([entry], noon).entryOf({ suite: [], name: 'adds' })).toBe(entry)
  })

  test.each([id, id.slice(0, 10), id.slice(0, 20)])('is found by the id %s', (named) => {
    const entry = { test: named }
    const quarantine = createQuarantine([entry], noon)
    expect(quarantine.needsIds).toBe(true)
    expect(quarantine.entryOf(adds)).toBe(entry)
    expect(quarantine.entryOf({ ...adds, id: id.slice(0, 10) })).toBe(entry)
    expect(quarantine.entryOf({ ...adds, id: `0123456789${'f'.repeat(22)}` })).toBe(named.length === 10 ? entry : undefined)
    expect(quarantine.entryOf({ ...adds, id: undefined })).toBeUndefined()
  })

  test('is found by the name or the id that the previous version gave the test', () => {
    const renamed: NamedTest = { ...adds, module: 'shop', former: { name: 'adds # in 14 ms' } }
    const byName = { test: 'Shop › Cart › adds # in * ms' }
    const byId = { test: testId('shop', ['Shop', 'Cart'], 'adds # in 14 ms') }
    for (const entry of [byName, byId]) {
      const quarantine = createQuarantine([entry], noon)
      expect(quarantine.entryOf(renamed)).toBe(entry)
      expect(quarantine.entryOf({ ...renamed, former: undefined })).toBeUndefined()
      expect(quarantine.unmatched()).toEqual([])
    }
  })

  test('is found by an id that another tool has chosen', () => {
    const entry = { test: 'CASE-17' }
    const quarantine = createQuarantine([entry], noon)
    expect(quarantine.entryOf({ ...adds, id: 'CASE-17' })).toBe(entry)
    expect(quarantine.entryOf({ ...adds, id: 'CASE-170' })).toBeUndefined()
    expect(quarantine.needsIds).toBe(false)
  })

  test('is the first one that applies', () => {
    const entries = [{ test: 'Shop › *', until: '2026-06-14' }, { test: '* › adds', reason: 'first' }, { test: id }]
    expect(createQuarantine(entries, noon).entryOf(adds)).toBe(entries[1])
  })

  test('applies only in its module', () => {
    const entry = { test: '* › adds', module: 'api' }
    expect(createQuarantine([entry], noon).entryOf({ ...adds, module: 'api' })).toBe(entry)
    expect(createQuarantine([entry], noon).entryOf({ ...adds, module: 'web' })).toBeUndefined()
    expect(createQuarantine([entry], noon).entryOf(adds)).toBeUndefined()
    expect(createQuarantine([entry], noon, () => 'api').entryOf(adds)).toBe(entry)
  })

  test.each([
    ['2026-06-14', false],
    ['2026-06-15', true],
    ['2026-06-16', true],
  ])('applies until the end of %s in UTC: %s', (until, isActive) => {
    const entry = { test: '* › adds', until }
    for (const time of ['2026-06-15T00:00:00Z', '2026-06-15T23:59:59.999Z']) {
      const quarantine = createQuarantine([entry], Date.parse(time))
      expect(quarantine.entryOf(adds)).toBe(isActive ? entry : undefined)
      expect(quarantine.expired).toEqual(isActive ? [] : [entry])
      expect(quarantine.isEmpty).toBe(!isActive)
    }
  })
})

describe('entries without a test', () => {
  const entries = [{ test: '* › adds' }, { test: '* › removes' }, { test: 'x', until: '2020-01-01' }, { test: 'Shop › *' }]

  test('are those that matched neither a failed nor another test', () => {
    const quarantine = createQuarantine(entries, noon)
    quarantine.entryOf(adds)
    expect(quarantine.unmatched()).toEqual([{ test: '* › removes' }])
    quarantine.see({ suite: [], name: 'moves' })
    expect(quarantine.unmatched()).toEqual([{ test: '* › removes' }])
    quarantine.see({ suite: ['Basket'], name: 'removes' })
    expect(quarantine.unmatched()).toEqual([])
  })

  test('are not reported when the history knows their tests', () => {
    const quarantine = createQuarantine(entries, noon)
    quarantine.see(adds)
    const history = { all: () => [{ id: 'f'.repeat(10), suite: ['Basket'], name: 'removes' }] }
    expect(unmatchedEntries(quarantine, undefined, noon)).toEqual([{ test: '* › removes' }])
    expect(unmatchedEntries(quarantine, history, noon)).toEqual([])
  })
})

describe('a day', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-6-1', '26-06-01', '2026-06-31', '2026-06-01T00:00:00Z', ''])('is not %j', (text) => {
    expect(parseDay(text)).toBeUndefined()
  })

  test('begins at midnight in UTC', () => {
    expect(parseDay('2028-02-29')).toBe(Date.UTC(2028, 1, 29))
  })
})
