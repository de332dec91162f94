import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { unsafe } from './shell-word.js'
import { possibleTestCases, testProgram } from './test-program.js'

/**
 * A comma separates the names of test cases, and a backslash escapes special characters. A section is run with its test case.
 * See https://github.com/catchorg/Catch2/blob/devel/docs/command-line.md#specifying-which-tests-to-run
 */
export const catch2 = defineRerun(select, (selections) =>
  distinct(selections.map(({ program }) => program)).map((program) => [
    program,
    distinct(selections.filter((each) => each.program === program).flatMap(({ names }) => names)).join(','),
  ]),
)

/** Matches names that are trimmed, and those with a meaning of their own: exclusions, and wildcards, which cannot be escaped. */
const special = /^(?:\s|[-~*]|exclude:)|[\s*]$/

function select({ name, suite }: RerunTarget) {
  const program = testProgram(suite[0])
  const names = possibleTestCases(name)
  if (program === undefined || names.length === 0 || names.some((each) => each === '' || special.test(each))) return undefined
  const patterns = names.map(patternOf)
  return patterns.includes('*') ? undefined : { program, names: patterns }
}

/** Catch2 accepts a wildcard only at the beginning and at the end of a name, so it replaces everything from the first unsafe character on. */
function patternOf(name: string): string {
  const [start = '', ...others] = name.split(unsafe)
  return start.replace(/[\\,[]/g, '\\$&') + (others.length === 0 ? '' : '*')
}
