import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { unsafe } from './shell-word.js'
import { testFile } from './test-file.js'

/** Names are patterns. See https://robotframework.org/robotframework/latest/RobotFrameworkUserGuide.html#simple-patterns */
export const robot = defineRerun(select, (selections) => [
  [
    'robot',
    ...distinct(selections.map(({ suite }) => suite)).flatMap((suite) => ['--suite', suite]),
    ...distinct(selections.map(({ test }) => test)).flatMap((test) => ['--test', test]),
    ...distinct(selections.map(({ path }) => path)),
  ],
])

const exactly = (text: string): string => text.replace(/[[*?]/g, '[$&]').replace(unsafe, '?')

function select(test: RerunTarget) {
  const { name, suite } = test
  const file = testFile(test)
  const last = suite.at(-1)
  if (name.trim() === '' || name.startsWith('-') || last?.startsWith('-')) return undefined
  return {
    suite: last === undefined ? undefined : exactly(last),
    test: exactly(name),
    // Any other file is the result file.
    path: file !== undefined && /\.(?:robot|rst|rest|tsv|txt|md)$/i.test(file) ? file : '.',
  }
}
