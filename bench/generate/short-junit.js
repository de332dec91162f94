import { escapeXml } from './escape.js'

/** Writes JUnit XML with one short line for each test, as producers do that keep neither properties nor output. */
export const shortJunit = {
  extension: 'xml',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    yield '<testsuites>\n'
    for (const suite of suites) {
      const className = `${suite.packageName}.${suite.className}`
      yield `<testsuite name="${className}" tests="${suite.tests.length}">\n`
      for (const test of suite.tests) yield writeTest(test, className)
      yield '</testsuite>\n'
    }
    yield '</testsuites>\n'
  },
}

/** @param {import('./story.js').Test} test */
function writeTest(test, className) {
  const tag = `<testcase name="${escapeXml(test.name)}" classname="${className}" time="${(test.durationMs / 1000).toFixed(3)}"`
  switch (test.status) {
    case 'failed':
      return `${tag}><failure message="${escapeXml(test.message)}"/></testcase>\n`
    case 'skipped':
      return `${tag}><skipped/></testcase>\n`
    default:
      return `${tag}/>\n`
  }
}
