import { programOfResults } from './program-of-results.js'
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

const testName = /^[\w/]+$/

function select({ name, suite, source }: RerunTarget) {
  const program = programOfResults(source)
  const type = suite.at(-1) ?? ''
  if (program === undefined || !testName.test(type) || !testName.test(name)) return undefined
  return { program, test: `${type}.${name}` }
}
