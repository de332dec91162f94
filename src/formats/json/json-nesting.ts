/** The character that opens an array or an object. */
export type Container = '[' | '{'

/** The containers that are open, of which those are sought that a bracket closes. Nothing takes longer than what was pushed. */
export interface JsonNesting {
  readonly depth: number
  /** The innermost one. */
  readonly top: Container | undefined
  push(container: Container): void
  pop(): void
  /** Closes containers until one of this kind is the innermost, or none is open. */
  popTo(container: Container): void
  has(container: Container): boolean
  /** Forgets the outermost `count` containers. */
  leaveOuter(count: number): void
  /** Closes all, and opens these. */
  reset(...containers: readonly Container[]): void
}

/** Makes an empty {@link JsonNesting}. */
export function createJsonNesting(): JsonNesting {
  const open: Container[] = []
  let objects = 0
  const nesting: JsonNesting = {
    get depth() {
      return open.length
    },
    get top() {
      return open.at(-1)
    },
    push(container) {
      open.push(container)
      if (container === '{') objects += 1
    },
    pop() {
      if (open.pop() === '{') objects -= 1
    },
    popTo(container) {
      while (open.length > 0 && open.at(-1) !== container) nesting.pop()
    },
    has: (container) => (container === '{' ? objects : open.length - objects) > 0,
    leaveOuter(count) {
      for (const container of open.splice(0, count)) if (container === '{') objects -= 1
    },
    reset(...containers) {
      open.length = 0
      objects = 0
      for (const container of containers) nesting.push(container)
    },
  }
  return nesting
}
