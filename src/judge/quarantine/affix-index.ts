/** The end of a text that is compared. */
export type AffixSide = 'start' | 'end'

/**
 * Makes a function that returns the indexes of the affixes that a text has at one of its ends. It needs a binary search and one step per
 * such affix, whatever the number of the others.
 */
export function createAffixIndex(affixes: readonly string[], side: AffixSide): (text: string) => readonly number[] {
  const sorted = affixes.map((affix, index) => ({ affix, index })).sort((a, b) => compare(a.affix, b.affix, side))
  const hasAffix = (text: string, affix: string): boolean => (side === 'start' ? text.startsWith(affix) : text.endsWith(affix))
  // Everything in the order between a text and its affix has this affix, too. The affixes of a text therefore form a chain.
  const parents: number[] = []
  for (const [position, { affix }] of sorted.entries()) {
    let parent = position - 1
    while (parent >= 0 && !hasAffix(affix, sorted[parent]?.affix ?? '')) parent = parents[parent] ?? -1
    parents.push(parent)
  }

  /** Returns the position of the last affix that is not after a text, or -1. */
  const lastNotAfter = (text: string): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(sorted[middle]?.affix ?? '', text, side) <= 0) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  return (text) => {
    const found: number[] = []
    for (let position = lastNotAfter(text); position >= 0; position = parents[position] ?? -1) {
      const entry = sorted[position]
      if (entry !== undefined && hasAffix(text, entry.affix)) found.push(entry.index)
    }
    return found
  }
}

/** Compares two texts by their code units, from one of their ends. */
function compare(a: string, b: string, side: AffixSide): number {
  if (side === 'start') return a < b ? -1 : a > b ? 1 : 0
  const length = Math.min(a.length, b.length)
  for (let index = 1; index <= length; index += 1) {
    const difference = a.charCodeAt(a.length - index) - b.charCodeAt(b.length - index)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
