/** The character that opens an array or an object. */
export type Container = '[' | '{'

/** The stack of open containers. The total time of all calls is linear in the number of pushes. */
export interface JsonNesting {
  readonly depth: number
  /** The innermost one. */
  readonly top: Container | undefined
  push(container: Container): void
  pop(): void
  /** Closes containers until the innermost has this kind or none is open. */
  popTo(container: Container): void
  has(container: Container): boolean
  /** Removes the outermost `count` containers. */
  leaveOuter(count: number): void
  /** Replaces all open containers. */
  reset(...containers: readonly Container[]): void
}

/** Creates an empty stack. */
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
