/**
 * Makes a function that returns the indexes of the prefixes with which a text begins. It needs a binary search and one step per such
 * prefix, whatever the number of the others.
 */
export function createPrefixIndex(prefixes: readonly string[]): (text: string) => readonly number[] {
  const sorted = prefixes
    .map((prefix, index) => ({ prefix, index }))
    .sort((a, b) => (a.prefix < b.prefix ? -1 : a.prefix > b.prefix ? 1 : 0))
  // The prefixes of a text between a prefix of it and the text itself begin with that prefix, so they form a chain.
  const parents: number[] = []
  for (const [position, { prefix }] of sorted.entries()) {
    let parent = position - 1
    while (parent >= 0 && !prefix.startsWith(sorted[parent]?.prefix ?? '')) parent = parents[parent] ?? -1
    parents.push(parent)
  }
  return (text) => {
    const found: number[] = []
    for (let position = lastNotAfter(sorted, text); position >= 0; position = parents[position] ?? -1) {
      const entry = sorted[position]
      if (entry !== undefined && text.startsWith(entry.prefix)) found.push(entry.index)
    }
    return found
  }
}

/** Returns the position of the last prefix that is not greater than a text, or -1. */
function lastNotAfter(sorted: readonly { readonly prefix: string }[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.prefix ?? '') <= text) low = middle + 1
    else high = middle
  }
  return low - 1
}
