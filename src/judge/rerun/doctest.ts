import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { unsafe } from './shell-word.js'
import { possibleTestCases, testProgram } from './test-program.js'

/**
 * A comma separates the names of test cases, in which `?` matches any byte and `*` any text. A subcase is run with its test case.
 * See https://github.com/doctest/doctest/blob/master/doc/markdown/commandline.md
 */
export const doctest = defineRerun(select, (selections) =>
  distinct(selections.map(({ program }) => program)).map((program) => [
    program,
    '--case-sensitive',
    `--test-case=${distinct(selections.filter((each) => each.program === program).flatMap(({ names }) => names)).join(',')}`,
  ]),
)

function select({ name, suite }: RerunTarget) {
  const program = testProgram(suite[0])
  const names = possibleTestCases(name)
  if (program === undefined || names.length === 0 || names.some((each) => each.trim() === '')) return undefined
  return { program, names: names.map((each) => each.replace(/[,\\'"&|<>^%]/g, '?').replace(unsafe, '*')) }
}
