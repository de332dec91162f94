import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'

/**
 * A colon separates the names of tests. The file does not name the program, but `--gtest_output=xml:folder/` names the file after it.
 * See https://google.github.io/googletest/advanced.html
 */
export const googleTest = defineRerun(select, (selections) =>
  distinct(selections.map(({ program }) => program)).map((program) => [
    program,
    `--gtest_filter=${distinct(selections.filter((each) => each.program === program).map(({ test }) => test)).join(':')}`,
  ]),
)

const programName = /^(\w[\w-]*)\.xml$/
const testName = /^[\w/]+$/
/** Matches names that people give to result files. `test_detail` is the default of GoogleTest. */
const usualName = /(?:^|[-_.])(?:test_detail|results?|reports?|junit|gtest|tests|output)(?:[-_.]|$)/i

function select({ name, suite, source = '' }: RerunTarget) {
  const program = programName.exec(source.slice(source.lastIndexOf('/') + 1))?.[1]
  const type = suite.at(-1) ?? ''
  if (program === undefined || usualName.test(program) || !testName.test(type) || !testName.test(name)) return undefined
  return { program: `./${program}`, test: `${type}.${name}` }
}
