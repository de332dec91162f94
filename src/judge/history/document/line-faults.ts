/** A line that is left out. */
export interface LineFault {
  /** From 1. */
  readonly line: number
  /** One sentence. */
  readonly message: string
}

/** The lines that are left out: the first ones, and their number. */
export interface LineFaults {
  add(message: string, line: number): void
  list(): readonly LineFault[]
  count(): number
}

/** The number of lines that are reported individually. */
const maximumFaults = 10

/** Makes an empty list. */
export function createLineFaults(): LineFaults {
  const first: LineFault[] = []
  let count = 0
  return {
    add(message, line) {
      count += 1
      if (first.length < maximumFaults) first.push({ line, message })
    },
    list: () => [...first].sort((a, b) => a.line - b.line),
    count: () => count,
  }
}
