import { javaMethod } from './java-method.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { isInside } from './test-file.js'

/**
 * `-Dtest=Class#method` selects tests of Surefire, and `-Dit.test` selects tests of Failsafe; commas separate them.
 * See https://maven.apache.org/surefire/maven-surefire-plugin/examples/single-test.html
 */
export const maven = defineRerun(select, (selections) =>
  distinct(selections.map(({ kind }) => kind)).map((kind) => {
    const own = selections.filter((selection) => selection.kind === kind)
    const modules = distinct(own.map(({ module }) => module))
    const tests = distinct(own.map(({ test }) => test)).join(',')
    // `-pl` would leave out a test whose module is unknown, so all modules run then.
    const selection = own.every(({ module }) => module !== undefined) ? ['-pl', modules.join(','), '-am'] : []
    // Otherwise, modules that have no such test fail.
    const tolerance = modules.length === 0 ? [] : [`-D${kind}.failIfNoSpecifiedTests=false`]
    return ['mvn', ...(kind === 'failsafe' ? ['verify', `-Dit.test=${tests}`] : ['test', `-Dtest=${tests}`]), ...selection, ...tolerance]
  }),
)

/** The JUnit Platform writes Open Test Reporting files to `target/`, and does not name the plug-in that started it. */
const resultFolder = ({ format }: RerunTarget) =>
  format === 'otr' ? /^(.*?)\/?target\// : /^(.*?)\/?target\/(surefire|failsafe)-reports\//

function select(test: RerunTarget) {
  const found = javaMethod(test)
  if (found === undefined) return undefined
  const [, folder = '', kind = 'surefire'] = resultFolder(test).exec(test.source ?? '') ?? []
  const isModule = /^[\w./-]+$/.test(folder) && isInside(folder) && !folder.startsWith('-')
  return { kind, module: isModule ? folder : undefined, test: `${found.type}#${found.method}` }
}
