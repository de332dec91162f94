import { endingInOneOf, exactPattern } from './exact-pattern.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { testFile } from './test-file.js'

/**
 * The pattern is for the name of the test or, from Node 22 on, for the names of its suites and its own, joined with spaces.
 * See https://nodejs.org/api/test.html#filtering-tests-by-name
 */
export const nodeTest = defineRerun(select, (selections) => [
  [
    'node',
    '--test',
    `--test-name-pattern=${endingInOneOf(selections.map(({ pattern }) => pattern))}`,
    ...(selections.every(({ file }) => file !== undefined) ? distinct(selections.map(({ file }) => file)) : []),
  ],
])

function select(test: RerunTarget) {
  const { name, suite } = test
  // A file that crashed is a test with the path of the file as its name.
  if (name.trim() === '' || /\.[cm]?[jt]s$/.test(name)) return undefined
  // In JUnit files, Node 24 joins the suites as the class, and escapes quotes twice.
  const outer = suite.slice(0, -1)
  const suites = outer.length > 0 && suite.at(-1) === outer.join('.') ? outer : suite
  const patternOf = (names: readonly string[]) => exactPattern(names.join(' ').replaceAll('&quot;', '"'))
  // Node 20, whose JUnit files name no file, compares the pattern only with the name of the test. It runs nothing if none matches.
  return { pattern: patternOf(test.file === undefined ? [name] : [...suites, name]), file: testFile(test) }
}
