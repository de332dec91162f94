/** The first value of a series after its level has changed. */
export interface ChangePoint {
  /** The first value on the new level. */
  readonly index: number
  /** The medians of the level before and of the new level. */
  readonly before: number
  readonly after: number
}

/** A level needs this number of values. Fewer ones may be a coincidence. */
const minimumValues = 3

/** A smaller change is within the usual spread. */
const tolerance = 0.05

/** The share of series of pure noise in which a change may be found. */
const falsePositives = 0.01

/**
 * Finds the changes of the level of a series, such as the median durations per day, in their order. Values that are undefined or not above
 * 0 are skipped.
 *
 * The method is binary segmentation: the series is divided at the place with the largest two-sample t statistic of the logarithms, and then
 * each of the two parts is. A division counts if its statistic would be exceeded in 1% of random series, with the number of possible places
 * taken into account (Bonferroni), if the medians differ by more than 5%, and if each median is outside of the middle half of the other
 * part.
 */
export function findChangePoints(series: readonly (number | null | undefined)[]): readonly ChangePoint[] {
  const known = series.flatMap((value, index) => (typeof value === 'number' && value > 0 ? [{ index, value }] : []))
  const starts = divide(known.map(({ value }) => Math.log(value)))
  // The levels end at the neighbouring changes, which may have been found later.
  const bounds = [0, ...starts, known.length]
  return starts.flatMap((start, position) => {
    const levels = [known.slice(bounds[position], start), known.slice(start, bounds[position + 2])] as const
    const [before, after] = [quartilesOf(levels[0].map(({ value }) => value)), quartilesOf(levels[1].map(({ value }) => value))]
    const index = known[start]?.index
    return index === undefined || !isApart(before, after) ? [] : [{ index, before: before.median, after: after.median }]
  })
}

/** Returns the starts of the levels after the first one, in their order. */
function divide(values: readonly number[], from = 0, to = values.length): readonly number[] {
  const best = bestDivision(values.slice(from, to))
  if (best === undefined) return []
  const start = from + best
  return [...divide(values, from, start), start, ...divide(values, start, to)]
}

/** Returns the place with the largest statistic; undefined if it may be a coincidence. */
function bestDivision(values: readonly number[]): number | undefined {
  const count = values.length
  const places = count - 2 * minimumValues + 1
  if (places < 1) return undefined
  const mean = sum(values) / count
  const whole = sum(values.map((value) => (value - mean) ** 2))
  let best = { place: 0, explained: 0 }
  let left = 0
  for (const [place, value] of values.entries()) {
    if (place >= minimumValues && count - place >= minimumValues) {
      // The t statistic is largest if the two means explain the largest part of the squares.
      const explained = (left - place * mean) ** 2 * (1 / place + 1 / (count - place))
      if (explained > best.explained) best = { place, explained }
    }
    left += value
  }
  const freedom = count - 2
  const rest = Math.max(whole - best.explained, 0)
  const t = rest === 0 ? Number.POSITIVE_INFINITY : Math.sqrt((best.explained * freedom) / rest)
  const { place } = best
  if (best.explained === 0 || t < studentQuantile(falsePositives / places, freedom)) return undefined
  const raw = (part: readonly number[]) => quartilesOf(part.map(Math.exp))
  return isApart(raw(values.slice(0, place)), raw(values.slice(place))) ? place : undefined
}

/** The quartiles of a level, interpolated. */
export interface Quartiles {
  readonly low: number
  readonly median: number
  readonly high: number
}

function isApart(before: Quartiles, after: Quartiles): boolean {
  const [lower, higher] = before.median < after.median ? [before, after] : [after, before]
  return higher.median > (1 + tolerance) * lower.median && higher.median > lower.high && lower.median < higher.low
}

/** Returns the quartiles of values in any order; 0 without a value. */
export function quartilesOf(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => {
    const position = (sorted.length - 1) * share
    const low = sorted[Math.floor(position)] ?? 0
    return low + ((sorted[Math.ceil(position)] ?? low) - low) * (position % 1)
  }
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** Returns the value that Student's t exceeds in either direction with a small probability, by the expansion of Cornish and Fisher. */
function studentQuantile(probability: number, freedom: number): number {
  const z = normalQuantile(probability / 2)
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}

/**
 * Returns the value that a normal variable exceeds with a small probability. The error is below 0.00045 (Abramowitz and Stegun 26.2.23).
 */
function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(probability))
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
