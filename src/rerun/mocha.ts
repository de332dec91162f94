import { anyOf, exactPattern } from './exact-pattern.js'
import { defineRerun, type RerunTarget } from './rerun-target.js'

/** `--grep` is a regular expression for the names of the suites and of the test, joined with spaces. See https://mochajs.org/#command-line-usage */
export const mocha = defineRerun(select, (patterns) => [['npx', 'mocha', '--grep', `^${anyOf(patterns)}$`]])

function select({ name, suite }: RerunTarget): string | undefined {
  // A hook cannot be selected.
  if (name.trim() === '' || /"(?:before|after) (?:all|each)" hook/.test(name)) return undefined
  // The reporter "xunit" writes the suites as the class; mocha-junit-reporter and TAP write the full name.
  return exactPattern(suite[0] === 'Mocha Tests' ? [...suite.slice(1), name].join(' ') : name)
}
