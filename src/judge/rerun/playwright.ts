import { endingInOneOf, exactPattern } from './exact-pattern.js'
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
    endingInOneOf(
      selections.map(({ pattern }) => pattern),
      '( @\\S+)*$',
    ),
  ],
])

function select({ name, suite }: RerunTarget) {
  // The file is relative to the folder of the tests, so it is the end of the path. In CTRF, the project precedes it.
  const index = suite.findIndex((each) => /\.[cm]?[jt]sx?$/.test(each))
  const file = suite[index]
  if (file === undefined || !isInside(file) || name.trim() === '') return undefined
  // JUnit files join the suites with the title.
  const titles = [...suite.slice(index + 1), ...name.split(' › ')].filter((title) => title !== file)
  return { file: withoutOption(file), pattern: `${exactPattern(file)} ${titles.map(exactPattern).join(' (› )?')}` }
}
