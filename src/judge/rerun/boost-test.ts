import { programOfResults } from './program-of-results.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'

/**
 * Slashes separate the suites and the test. The file does not name the program, but may be named after it.
 * See https://www.boost.org/doc/libs/release/libs/test/doc/html/boost_test/utf_reference/rt_param_reference/run_test.html
 */
export const boostTest = defineRerun(select, (selections) =>
  distinct(selections.map(({ program }) => program)).map((program) => [
    program,
    ...distinct(selections.filter((each) => each.program === program).map(({ test }) => `--run_test=${test}`)),
  ]),
)

function select({ name, suite, source }: RerunTarget) {
  const program = programOfResults(source)
  // The first suite is the module, and the inner ones are in one name.
  const path = [...suite.slice(1).flatMap((each) => each.split('.')), name]
  return program === undefined || !path.every((part) => /^\w+$/.test(part)) ? undefined : { program, test: path.join('/') }
}
