/** The largest product of two lengths for which `indexOf` is used. It is many times faster on usual names, and never much slower. */
const maximumProduct = 4096

/**
 * Makes a function that finds the first occurrence of `wanted`, which must not be empty, in a text from an offset on, or returns -1. For
 * long texts, it is the algorithm of Knuth, Morris and Pratt, because the time of `indexOf` may grow with the product of both lengths.
 */
export function createTextFinder(wanted: string): (text: string, from: number) => number {
  /** Contains, for each length of a matched prefix, the length of the longest shorter prefix that also matches there. */
  let shorter: Uint32Array | undefined
  return (text, from) => {
    if (wanted.length * text.length <= maximumProduct) return text.indexOf(wanted, from)
    shorter ??= shorterMatches(wanted)
    let matched = 0
    for (let index = from; index < text.length && matched < wanted.length; index += 1) {
      matched = extended(wanted, shorter, matched, text.charCodeAt(index))
      if (matched === wanted.length) return index + 1 - matched
    }
    return -1
  }
}

function shorterMatches(wanted: string): Uint32Array {
  const shorter = new Uint32Array(wanted.length + 1)
  let matched = 0
  for (let index = 1; index < wanted.length; index += 1) {
    matched = extended(wanted, shorter, matched, wanted.charCodeAt(index))
    shorter[index + 1] = matched
  }
  return shorter
}

function extended(wanted: string, shorter: Uint32Array, matched: number, unit: number): number {
  let length = matched
  while (length > 0 && wanted.charCodeAt(length) !== unit) length = shorter[length] ?? 0
  return wanted.charCodeAt(length) === unit ? length + 1 : length
}
