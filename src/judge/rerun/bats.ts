import { endingInOneOf, exactPattern } from './exact-pattern.js'
import { defineRerun, type RerunTarget } from './rerun-target.js'
import { isInside, withoutOption } from './test-file.js'

/**
 * `--filter` is a regular expression of POSIX for the name, which has no lookahead, so each test needs a command of its own.
 * See https://bats-core.readthedocs.io/en/stable/usage.html
 */
export const bats = defineRerun(select, (selections) =>
  selections.map(({ file, pattern }) => ['bats', '--filter', endingInOneOf([pattern]), file]),
)

/** The suite is relative to the argument of bats. Only this line contains the whole path. */
const testPlace = /\bin test file (.{1,1000}\.bats), line \d{1,9}\)/

function select({ name, suite, details = '' }: RerunTarget) {
  const file = testPlace.exec(details)?.[1] ?? ''
  const own = suite.at(-1) ?? ''
  const isOwn = own !== '' && (file === own || file.endsWith(`/${own}`))
  if (!isOwn || !isInside(file) || name.trim() === '') return undefined
  // bats compares the name as it is in the source. There, a backslash may precede these characters.
  const pattern = name.split(/[$`"\\]/).map(exactPattern)
  return { file: withoutOption(file), pattern: pattern.join('[\\]?.') }
}
