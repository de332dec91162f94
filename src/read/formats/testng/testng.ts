import type { Format } from '../format.js'

/**
 * TestNG's own report, `testng-results.xml`, and the files of single suites and tests into which it can be split.
 * Sources: `XMLReporter`, `XMLReporterConfig` and `XMLSuiteResultWriter` of TestNG.
 */
export const testng = {
  id: 'testng',
  title: 'TestNG results',
  include: ['**/testng-results.xml', '**/testng-*.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, namespace, attributes } = head.root
    if (namespace !== '') return undefined
    if (local === 'testng-results') return 'root element <testng-results>'
    // Part of a split report. `testng-failed.xml` and other suites to run have neither attribute.
    const isPart =
      (local === 'suite' || local === 'test') && attributes['started-at'] !== undefined && attributes['duration-ms'] !== undefined
    return isPart ? `root element <${local}> with the times of a TestNG report` : undefined
  },
  async read(source, sink) {
    const { readTestng } = await import('./read-testng.js')
    await readTestng(source, sink)
  },
} as const satisfies Format
