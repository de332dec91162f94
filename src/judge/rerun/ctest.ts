import { endingInOneOf, exactPattern } from './exact-pattern.js'
import { defineRerun, distinct } from './rerun-target.js'

/**
 * Runs in the build folder. `-R` is a regular expression of CMake, which has no lookahead, so each test needs a command of its own.
 * See https://cmake.org/cmake/help/latest/manual/ctest.1.html
 */
export const ctest = defineRerun(
  ({ name }) => (name.trim() === '' ? undefined : exactPattern(name)),
  (patterns) => distinct(patterns).map((pattern) => ['ctest', '--output-on-failure', '-R', endingInOneOf([pattern])]),
)
