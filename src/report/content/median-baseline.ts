import type { PropertyValue } from '../../judge/earlier-builds/history.js'

/** A value with a number. */
type NumberValue = PropertyValue & { readonly value: number }

/** The median of several builds. */
export interface MedianBaseline {
  /** The value of the only build as it is, else the median. */
  readonly value: PropertyValue
  /** The change from the median that chance explains, in the unit of the property. */
  readonly spread: number
  /** The number of builds; undefined if there is only one. */
  readonly builds?: number
}

/** Makes the median absolute deviation of normally distributed values estimate their standard deviation. */
const deviationScale = 1.4826
/** The number of standard deviations. Of ten equal builds, 5 % are outside of three, 14 % of two and 41 % of one. */
const maximumDeviations = 3

/**
 * Returns the median of values, and their spread: three times their median absolute deviation, scaled to a standard deviation. Neither is
 * moved by a few outliers. Returns undefined if there are no values.
 */
export function medianBaseline(values: readonly NumberValue[]): MedianBaseline | undefined {
  const [first, ...others] = values
  if (first === undefined) return undefined
  if (others.length === 0) return { value: first, spread: 0 }
  const value = median(values.map((known) => known.value))
  const deviation = median(values.map((known) => Math.abs(known.value - value)))
  return { value: { value }, spread: maximumDeviations * deviationScale * deviation, builds: values.length }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1] ?? 0
  const lower = sorted[(sorted.length - 1) >> 1] ?? 0
  // The mean of 0.1 and 0.2 is 0.15 and not 0.15000000000000002.
  return lower === upper ? upper : Number((lower / 2 + upper / 2).toPrecision(15))
}
