/** The fields that date a value. */
interface Dated {
  /** Unix ms. */
  readonly timestamp?: number | undefined
  readonly build?: string | undefined
}

/**
 * Compares the age of two values for `sort`: by their times or, if one has none, by their builds. Returns 0 if neither decides. Callers
 * then treat the value that they read later as newer.
 */
export function compareAge(a: Dated, b: Dated): number {
  if (a.timestamp !== undefined && b.timestamp !== undefined && a.timestamp !== b.timestamp) return a.timestamp - b.timestamp
  return a.build === undefined || b.build === undefined ? 0 : compareNaturally(a.build, b.build)
}

/** Compares names by the numbers in them: `4711.9` is before `4711.10`. `Intl.Collator` would ignore the dots. */
function compareNaturally(a: string, b: string): number {
  const others = splitNumbers(b)
  for (const [index, part] of splitNumbers(a).entries()) {
    const other = others[index]
    if (other === undefined) return 1
    // Without leading zeros, the longer number is the larger one.
    const isNumber = index % 2 === 1
    if (isNumber && part.length !== other.length) return part.length - other.length
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

/** Splits a name. Even indexes have text, odd ones have numbers. The first and the last part are text. */
const splitNumbers = (name: string): readonly string[] =>
  name.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? part.replace(/^0+(?=\d)/, '') : part))
