import { exactPattern } from './exact-pattern.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { isInside } from './test-file.js'

/**
 * Slashes separate the regular expressions for the test and its subtests, and `|` separates alternatives (Go 1.20 and later).
 * See https://pkg.go.dev/cmd/go#hdr-Testing_flags
 */
export const go = defineRerun(select, (selections) =>
  distinct(selections.map(({ path }) => path)).map((path) => [
    'go',
    'test',
    path,
    '-run',
    distinct(selections.filter((selection) => selection.path === path).map(({ pattern }) => pattern)).join('|'),
  ]),
)

const packagePath = /^[\w.~][\w.~/-]*$/

/** Matches the names of tests, fuzz tests and examples. */
export const goTestName = /^(?:Test|Fuzz|Example)(?!\p{Ll})/u

function select({ name, suite }: RerunTarget) {
  const path = suite.findLast((each) => each.includes('/')) ?? suite.at(-1) ?? ''
  if (!packagePath.test(path) || !isInside(path) || !goTestName.test(name)) return undefined
  const pattern = name
    .split('/')
    .map((segment) => `^${exactPattern(segment)}$`)
    .join('/')
  return { path, pattern }
}
