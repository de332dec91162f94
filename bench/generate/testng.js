import { escapeXml } from './escape.js'

const results = { successful: 'PASS', failed: 'FAIL', skipped: 'SKIP' }
const stamp = (ms) => `${new Date(ms).toISOString().slice(0, 19)} UTC`

/** Writes XML like TestNG 7, with configuration methods. */
export const testng = {
  extension: 'xml',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const start = stamp(Date.UTC(2026, 2, 1))
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testng-results>\n<reporter-output>\n</reporter-output>\n' +
      `<suite started-at="${start}" name="Shop" finished-at="${start}" duration-ms="60000">\n<groups>\n</groups>\n<test started-at="${start}" name="All" finished-at="${start}" duration-ms="60000">\n`
    for (const suite of suites) {
      const full = `${suite.packageName}.${suite.className}`
      const at = stamp(suite.startMs)
      yield `<class name="${full}">\n<test-method signature="prepare()[pri:0, instance:${full}@1b2c3d]" started-at="${at}" name="prepare" finished-at="${at}" duration-ms="3" is-config="true" status="PASS">\n</test-method>\n`
      for (const test of suite.tests) yield writeMethod(test, full, at)
      yield '</class>\n'
    }
    yield '</test>\n</suite>\n</testng-results>\n'
  },
}

/** @param {import('./story.js').Test} test */
function writeMethod(test, full, at) {
  const name = escapeXml(test.name)
  let text = `<test-method signature="${name}()[pri:0, instance:${full}@1b2c3d]" started-at="${at}" name="${name}" finished-at="${at}" duration-ms="${test.durationMs}" status="${results[test.status]}">\n`
  if (test.message) {
    text += `<exception class="java.lang.AssertionError">\n<message>\n<![CDATA[${test.message}]]>\n</message>\n`
    if (test.trace.length > 0) text += `<full-stacktrace>\n<![CDATA[${test.trace.join('\n')}]]>\n</full-stacktrace>\n`
    text += '</exception>\n'
  }
  text += '<reporter-output>\n'
  if (test.output) text += `<line>\n<![CDATA[${test.output}]]>\n</line>\n`
  return `${text}</reporter-output>\n</test-method>\n`
}
