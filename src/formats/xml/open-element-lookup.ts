interface Named {
  readonly name: string
}

/** Answers whether an element of this name is open. `tags` is the parser's own stack, the innermost element last. */
export type OpenElementLookup = (tags: readonly Named[], name: string) => boolean

/**
 * Counts the open elements of each name, so that no end tag needs a search through all of them. The parser does not report its tags,
 * which would slow down every document. Each question catches up with the stack instead: one step for each tag opened or closed since.
 */
export function createOpenElementLookup(): OpenElementLookup {
  const counted: Named[] = []
  const counts = new Map<string, number>()

  const isCurrent = (tags: readonly Named[]) => counted.length <= tags.length && counted.at(-1) === tags[counted.length - 1]

  return (tags, name) => {
    // A tag that is still at its place has the same tags around it.
    while (!isCurrent(tags)) {
      const closed = counted.pop()?.name ?? ''
      const count = counts.get(closed) ?? 0
      if (count > 1) counts.set(closed, count - 1)
      else counts.delete(closed)
    }
    for (const tag of tags.slice(counted.length)) {
      counted.push(tag)
      counts.set(tag.name, (counts.get(tag.name) ?? 0) + 1)
    }
    return counts.has(name)
  }
}
