/**
 * Returns the pairs of indexes of a longest common subsequence of two lists. Time and memory grow with the product of their lengths, so the
 * caller must bound it.
 */
export function commonSubsequence(one: readonly string[], other: readonly string[]): readonly (readonly [number, number])[] {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const diagonal = lengths[(i + 1) * width + j + 1] ?? 0
      lengths[i * width + j] =
        one[i] === other[j] ? diagonal + 1 : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
    }
  }
  const pairs: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++])
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1
    else j += 1
  }
  return pairs
}
