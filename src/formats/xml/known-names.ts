/**
 * Gives the same string for the same name. V8 must hash and look up a fresh slice each time it is used as a property name,
 * which took a quarter of the whole parse; a name that it knows already costs nothing.
 */
export function createKnownNames(): (chunk: string, start: number, end: number) => string {
  const names: string[] = new Array(512).fill('')
  return (chunk, start, end) => {
    const length = end - start
    const middle = chunk.charCodeAt(start + (length >> 1))
    const slot = (chunk.charCodeAt(start) * 31 + chunk.charCodeAt(end - 1) * 7 + middle * 131 + length * 67) & 511
    const first = names[slot] ?? ''
    if (first.length === length && chunk.startsWith(first, start)) return first
    // Two places for each name: "source-file" and "source-line" would otherwise take turns.
    const second = names[slot ^ 1] ?? ''
    if (second.length === length && chunk.startsWith(second, start)) return second
    const [name = ''] = Object.keys({ [chunk.slice(start, end)]: 0 })
    names[slot ^ 1] = first
    names[slot] = name
    return name
  }
}
