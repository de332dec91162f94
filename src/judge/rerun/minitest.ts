import { endingInOneOf, exactPattern } from './exact-pattern.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { testFile } from './test-file.js'

/**
 * `-n` is a regular expression for the class and the method, between slashes.
 * See https://github.com/minitest/minitest/blob/master/README.rdoc
 */
export const minitest = defineRerun(select, (selections) =>
  distinct(selections.map(({ file }) => file)).map((file) => {
    const patterns = selections.filter((each) => each.file === file).map(({ pattern }) => pattern)
    return ['ruby', '-I', 'lib', '-I', 'test', file, '-n', `/\\A${endingInOneOf(patterns, '\\z')}/`]
  }),
)

function select(test: RerunTarget) {
  const file = testFile(test)
  const type = test.suite.at(-1) ?? ''
  if (file === undefined || type.trim() === '' || test.name.trim() === '') return undefined
  return { file, pattern: exactPattern(`${type}#${test.name}`) }
}
