import { describe, expect, test } from 'vitest'
import { recordedProperties } from '../../../src/judge/earlier-builds/recorded-properties.js'
import type { PropertyRecord } from '../../../src/records/record.js'

const run = { org: 'acme', project: 'shop', module: 'shop' }

const recorded = (value: string | number, more: Partial<PropertyRecord> = {}): PropertyRecord => ({
  kind: 'property',
  name: 'coverage',
  value,
  ...more,
})

describe('recordedProperties', () => {
  test('keeps the values of the own module apart from the values of other modules', () => {
    const properties = [
      recorded(1),
      recorded(2, { module: 'web' }),
      recorded(3, { module: 'api' }),
      recorded(4, { name: 'size', module: 'shop' }),
    ]
    expect(recordedProperties(properties, run)).toEqual({
      properties: { coverage: 1, size: 4 },
      moduleProperties: { web: { coverage: 2 }, api: { coverage: 3 } },
    })
  })

  test('keeps the newest value when a module recorded several', () => {
    expect(recordedProperties([recorded(1), recorded(2, { module: 'shop' })], run)).toEqual({ properties: { coverage: 2 } })
    expect(recordedProperties([recorded(1, { timestamp: 9 }), recorded(2, { timestamp: 8 })], run)).toEqual({ properties: { coverage: 1 } })
  })

  test('leaves out the values of other projects and organisations', () => {
    const foreign = [recorded(1, { org: 'others' }), recorded(2, { project: 'lib' })]
    expect(recordedProperties(foreign, run)).toEqual({})
    expect(recordedProperties([recorded(3, { org: 'acme', project: 'shop' }), ...foreign], run)).toEqual({ properties: { coverage: 3 } })
  })

  test('has no property when the run recorded none', () => {
    expect(recordedProperties([], run)).toEqual({})
  })

  test('keeps a property and a module that are called "__proto__"', () => {
    const { properties, moduleProperties } = recordedProperties(
      [recorded(1, { name: '__proto__' }), recorded(2, { module: '__proto__' })],
      run,
    )
    expect(JSON.stringify({ properties, moduleProperties })).toBe(
      '{"properties":{"__proto__":1},"moduleProperties":{"__proto__":{"coverage":2}}}',
    )
    expect(({} as Record<string, unknown>).coverage).toBeUndefined()
  })
})
