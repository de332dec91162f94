import { anyOf, exactPattern } from './exact-pattern.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { isInside, withoutOption } from './test-file.js'

/**
 * `-g` is a regular expression for project, file, suites, title and tags, joined with spaces. Arguments are regular expressions for paths.
 * See https://playwright.dev/docs/test-cli
 */
export const playwright = defineRerun(select, (selections) => [
  [
    'npx',
    'playwright',
    'test',
    ...distinct(selections.map(({ file }) => exactPattern(file))),
    '-g',
    `(^|[ /])${anyOf(selections.map(({ pattern }) => pattern))}( @\\S+)*$`,
  ],
])

function select({ name, suite }: RerunTarget) {
  // The file is relative to the folder of the tests, so it is the end of the path.
  const file = suite.findLast((each) => /\.[cm]?[jt]sx?$/.test(each))
  if (file === undefined || !isInside(file) || name.trim() === '') return undefined
  const titles = name.split(' › ').map(exactPattern).join(' (› )?')
  return { file: withoutOption(file), pattern: `${exactPattern(file)} ${titles}` }
}
