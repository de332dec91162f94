import { changeOf } from './change.js'
import { numberFormat } from './property-format.js'
import { exceededLimit, type PropertyLimits } from './property-limits.js'
import type { PropertyReading } from './property-reading.js'

/** A number property with its values. */
interface JudgedProperty extends PropertyLimits {
  readonly name: string
  readonly format?: string
  readonly currency?: string
  readonly reading: PropertyReading
}

const limitNames = { min: 'below the minimum', max: 'above the maximum' } as const

/**
 * Describes how a property got worse: it exceeds a limit, has a limit and no value, or moved against its expected trend. Returns undefined
 * if it did none of that.
 */
export function regressionOf({ name, format, currency, reading, ...limits }: JudgedProperty): string | undefined {
  const value = reading.value?.value
  if (typeof value === 'string') return undefined
  const formatted = numberFormat(format, currency)
  const exceeded = exceededLimit(value, limits)
  if (value === undefined) return exceeded && `${name} has no value (${exceeded.kind} ${formatted(exceeded.limit)})`
  if (exceeded !== undefined) return `${name} is ${formatted(value)}, ${limitNames[exceeded.kind]} of ${formatted(exceeded.limit)}`
  const { baseline } = reading
  const before = baseline?.value?.value
  if (baseline === undefined || typeof before !== 'number' || changeOf(value, before, baseline).isExpected !== false) return undefined
  const place = baseline.of === undefined ? '' : ` (${baseline.of})`
  return `${name} went from ${formatted(before)}${place} to ${formatted(value)}`
}
