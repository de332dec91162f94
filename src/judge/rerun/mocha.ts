import { endingInOneOf, exactPattern } from './exact-pattern.js'
import { defineRerun, type RerunTarget } from './rerun-target.js'

/**
 * `--grep` is a regular expression for the names of the suites and of the test, joined with spaces. See
 * https://mochajs.org/#command-line-usage
 */
export const mocha = defineRerun(select, (patterns) => [['npx', 'mocha', '--grep', endingInOneOf(patterns)]])

/** The path of a spec of Cypress, and the frame of a test that runs in its browser. */
const cypress = /\.cy\.[cm]?[jt]sx?$|^cypress\/|\bat Context\.eval \(/

function select({ name, suite, file = '', location = '', details = '' }: RerunTarget): string | undefined {
  // Cypress 15 writes its results with a reporter of Mocha, but runs whole specs only.
  if ([file, location, details].some((text) => cypress.test(text))) return undefined
  // A hook cannot be selected.
  if (name.trim() === '' || /"(?:before|after) (?:all|each)" hook/.test(name)) return undefined
  // The reporter "xunit" writes the suites as the class; mocha-junit-reporter and TAP write the full name.
  return exactPattern(suite[0] === 'Mocha Tests' ? [...suite.slice(1), name].join(' ') : name)
}
