interface Named {
  readonly name: string
}

/** Checks if an element with this name is open. `tags` is the stack of the parser, with the innermost element last. */
export type OpenElementLookup = (tags: readonly Named[], name: string) => boolean

/**
 * Counts the open elements by name, so that an end tag does not need a search through all of them. The parser does not report its tags,
 * because that would slow down every document. Each call updates the counts instead, in one step per tag opened or closed since the last
 * call.
 */
export function createOpenElementLookup(): OpenElementLookup {
  const counted: Named[] = []
  const counts = new Map<string, number>()

  const isCurrent = (tags: readonly Named[]) => counted.length <= tags.length && counted.at(-1) === tags[counted.length - 1]

  return (tags, name) => {
    // If a tag is still at the same place in the stack, so are all tags around it.
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
