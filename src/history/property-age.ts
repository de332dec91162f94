/** What says when a value was recorded. */
interface Dated {
  /** Unix ms. */
  readonly timestamp?: number | undefined
  readonly build?: string | undefined
}

/**
 * Which of two values is older, as `sort` wants it: by their times, and where one of the two has none, by their builds.
 * 0 where neither tells; then whoever came later is taken for newer.
 */
export function compareAge(a: Dated, b: Dated): number {
  if (a.timestamp !== undefined && b.timestamp !== undefined && a.timestamp !== b.timestamp) return a.timestamp - b.timestamp
  return a.build === undefined || b.build === undefined ? 0 : compareNaturally(a.build, b.build)
}

/** Compares names in which numbers count as numbers: `4711.9` stands before `4711.10`. By hand: `Intl.Collator` ignores the dots. */
function compareNaturally(a: string, b: string): number {
  const others = splitNumbers(b)
  for (const [index, part] of splitNumbers(a).entries()) {
    const other = others[index]
    if (other === undefined) return 1
    // Of numbers without leading zeros, the longer is the larger, however many digits they have.
    const isNumber = index % 2 === 1
    if (isNumber && part.length !== other.length) return part.length - other.length
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

/** What is no number at even places, numbers at odd ones. There are as many of the former as of the latter and one more. */
const splitNumbers = (name: string): readonly string[] =>
  name.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? part.replace(/^0+(?=\d)/, '') : part))
