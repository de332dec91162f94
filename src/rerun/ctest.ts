import { anyOf, exactPattern } from './exact-pattern.js'
import { defineRerun } from './rerun-target.js'

/** Runs in the build folder. `-R` is a regular expression of CMake. See https://cmake.org/cmake/help/latest/manual/ctest.1.html */
export const ctest = defineRerun(
  ({ name }) => (name.trim() === '' ? undefined : exactPattern(name)),
  (patterns) => [['ctest', '--output-on-failure', '-R', `^${anyOf(patterns)}$`]],
)
