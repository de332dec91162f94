import type { SchemaFault } from './schema-fault.js'
import type { ValuePath } from './value-path.js'

/** Finds properties of a configuration file whose smallest good value is greater than the largest one. */
export function findLimitFaults(value: unknown, path: ValuePath = []): readonly SchemaFault[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => findLimitFaults(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => findLimitFaults(item, [...path, key]))
  const { type, min, max } = value as Readonly<Record<string, unknown>>
  if (type !== 'property' || typeof min !== 'number' || typeof max !== 'number' || min <= max) return inside
  return [...inside, { severity: 'error', path: [...path, 'max'], message: `must be at least the value of "min" (${min}), found ${max}` }]
}
