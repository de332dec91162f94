import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { unsafe } from './shell-word.js'
import { isInside, withoutOption } from './test-file.js'

/**
 * `--tests` selects one test by class and method, in which `*` matches any text. The path of the result file names the project and the
 * task. See https://docs.gradle.org/current/userguide/java_testing.html#test_filtering
 */
export const gradle = defineRerun(select, (selections) =>
  distinct(selections.map(({ key }) => key)).map((key) => {
    const own = selections.filter((selection) => selection.key === key)
    const { folder, task } = own[0] ?? { task: 'test' }
    return [
      './gradlew',
      ...(folder === undefined ? [] : ['-p', folder]),
      task,
      ...distinct(own.map(({ test }) => test)).flatMap((test) => ['--tests', test]),
    ]
  }),
)

const className = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u

/** Matches `api/build/test-results/integrationTest/TEST-shop.CartTest.xml`. */
export const gradleResults = /^(.*?)\/?build\/test-results\/([A-Za-z][\w-]*)\//

/** Open Test Reporting files are in the output folder of the project, which does not name the task. */
const projectResults = /^(.*?)\/?build\//

function select({ name, suite, source = '', format }: RerunTarget) {
  const type = suite.at(-1) ?? ''
  const method = name.replace(/\(.*$/s, '').replace(unsafe, '*').trim()
  // A display name such as `[1] 2, 3` is not the name of a method.
  if (method === '' || /^\[/.test(method) || !className.test(type)) return undefined
  const [, path = '', task = 'test'] = gradleResults.exec(source) ?? (format === 'otr' ? projectResults.exec(source) : undefined) ?? []
  const folder = path !== '' && isInside(path) ? withoutOption(path) : undefined
  return { key: `${folder ?? ''} ${task}`, folder, task, test: `${type}.${method}` }
}
