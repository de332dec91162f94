import { exactPattern } from './exact-pattern.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { testFile } from './test-file.js'

/**
 * `-E` is a regular expression for the full description of an example (RSpec 3.8 and later), and may be repeated. See
 * https://rspec.info/features/3-13/rspec-core/command-line/example-matches-option/
 */
export const rspec = defineRerun(select, (selections) => [
  [
    'rspec',
    ...distinct(selections.map(({ file }) => file)),
    ...distinct(selections.map(({ pattern }) => pattern)).flatMap((pattern) => ['-E', `\\A${pattern}\\z`]),
  ],
])

function select(test: RerunTarget) {
  const file = testFile(test)
  return file === undefined || test.name.trim() === '' ? undefined : { file, pattern: exactPattern(test.name) }
}
