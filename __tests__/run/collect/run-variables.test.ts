import { expect, test } from 'vitest'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { PropertyRecord } from '../../../src/records/record.js'
import { runVariables } from '../../../src/run/collect/run-variables.js'

function propertiesOf(module: string | undefined, ...records: readonly Partial<PropertyRecord>[]) {
  const summary = createSummary()
  for (const record of records) summary.record({ kind: 'property', name: 'coverage', value: 0, ...record })
  return runVariables({ ...(module !== undefined && { module }), build: {}, source: {} }, {}, {}, summary.result()).properties
}

test('returns the newest value of a property', () => {
  const [older, newer] = [
    { value: 80, build: '9', timestamp: 1 },
    { value: 81, build: '8', timestamp: 2 },
  ]
  expect(propertiesOf('shop', older, newer, { name: 'size', value: 'XL' })).toEqual({ coverage: 81, size: 'XL' })
  expect(propertiesOf('shop', newer, older)).toEqual({ coverage: 81 })
})

test('prefers a property of the own module to newer ones of other modules', () => {
  const orders = { value: 60, module: 'orders', timestamp: 3 }
  const own = { value: 83, module: 'shop', timestamp: 1 }
  expect(propertiesOf('shop', own, orders)).toEqual({ coverage: 83 })
  expect(propertiesOf('shop', orders, own)).toEqual({ coverage: 83 })
  expect(propertiesOf('shop', orders, { value: 84, timestamp: 2 }, own)).toEqual({ coverage: 84 })
  expect(propertiesOf('shop', orders, { ...orders, module: 'shipping', value: 61, timestamp: 2 })).toEqual({ coverage: 60 })
})

test('returns properties with any name', () => {
  const properties = propertiesOf('shop', { name: '__proto__', value: 1 }, { name: 'constructor', value: 2 })
  expect(Object.entries(properties)).toEqual([
    ['__proto__', 1],
    ['constructor', 2],
  ])
})
