/** A test that a command runs again. Every text comes from a result file, so it is untrusted. */
export interface RerunTarget {
  /** The tool that wrote the result file, if the format recognised it. */
  readonly producer?: string | undefined
  /** The format of the result file. */
  readonly format?: string | undefined
  readonly name: string
  /** Outermost first. */
  readonly suite: readonly string[]
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly message?: string | undefined
  readonly details?: string | undefined
  /** The result file, relative to the working directory. */
  readonly source?: string | undefined
  /** The source file in the repository, if it was found. */
  readonly location?: string | undefined
}

/** The words of a command. */
export type Words = readonly string[]

/** Returns the commands that run these tests and as few others as the tool allows. Undefined if the tool cannot select one of them. */
export type Rerun = (tests: readonly RerunTarget[]) => readonly Words[] | undefined

/**
 * Makes a {@link Rerun} of two steps.
 * @param select returns what selects a test; undefined if the tool cannot select it
 * @param commands returns the commands for all that is selected
 */
export function defineRerun<Selection>(
  select: (test: RerunTarget) => Selection | undefined,
  commands: (selections: readonly Selection[]) => readonly Words[],
): Rerun {
  return (tests) => {
    const selections = tests.map(select)
    const known = selections.filter((selection) => selection !== undefined)
    return known.length === selections.length ? commands(known) : undefined
  }
}

/** Returns each text once, in order. */
export const distinct = (texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
]
