/** Returns the median of the values that are greater than 0. Returns 0 without such values. */
export function medianOf(values: readonly number[]): number {
  const known = values.filter((value) => value > 0).toSorted((one, other) => one - other)
  const middle = (known.length - 1) / 2
  return known.length === 0 ? 0 : ((known[Math.floor(middle)] ?? 0) + (known[Math.ceil(middle)] ?? 0)) / 2
}
