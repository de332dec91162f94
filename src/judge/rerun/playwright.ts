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
      selections.flatMap(({ patterns }) => patterns),
      '( @\\S+)*$',
    ),
  ],
])

function select({ name, suite }: RerunTarget) {
  // The file is relative to the folder of the tests, so it is the end of the path. In CTRF, the project precedes it.
  const index = suite.findIndex((each) => /\.[cm]?[jt]sx?$/.test(each))
  const file = suite[index]
  if (file === undefined || !isInside(file) || name.trim() === '') return undefined
  const own = name.split(' › ')
  // JUnit files, and JSON files of several projects, join the suites with the title.
  const patternOf = (parts: readonly string[], project = ''): string => {
    const titles = parts.filter((title) => title !== file)
    return `${exactPattern(`${project}${file}`)} ${titles.map(exactPattern).join(' (› )?')}`
  }
  const titles = suite.slice(index + 1)
  const patterns = [patternOf([...titles, ...own])]
  // The name may begin with the project, or the title with an identifier such as `[C17]`.
  const [, project, first] = /^\[([^[\]]{1,200})\] (.*)$/su.exec(own[0] ?? '') ?? []
  if (project !== undefined && first !== undefined) patterns.push(patternOf([...titles, first, ...own.slice(1)], `${project} `))
  return { file: withoutOption(file), patterns }
}
