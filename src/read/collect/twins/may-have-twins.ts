import type { TwinCandidate } from './find-twins.js'

/** The formats that identify executions, so that a merged file is recognised beside its parts. */
export const withExecutions: ReadonlySet<string> = new Set(['mocha'])

/** Returns whether some files may be one run. Usually all files have one format, and the code for twins is not loaded. */
export function mayHaveTwins(candidates: readonly TwinCandidate[]): boolean {
  const [first] = candidates
  const executed = candidates.filter(({ format }) => withExecutions.has(format.id))
  return executed.length > 1 || candidates.some(({ format }) => format !== first?.format)
}
