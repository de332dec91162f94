import { escapeXml } from './escape.js'

const results = { successful: 'Passed', failed: 'Failed', skipped: 'Skipped' }
const stamp = (ms) => new Date(ms).toISOString().replace('T', ' ').replace(/\..*/, 'Z')

/** Writes XML like NUnit 3. */
export const nunit = {
  extension: 'xml',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    // A streamed file cannot start with its totals. Some producers omit them as well.
    yield '<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<test-run id="0" runstate="Runnable" start-time="2026-03-01 10:00:00Z">\n' +
      '<test-suite type="Assembly" id="0-1" name="Shop.Tests.dll" fullname="Shop.Tests.dll" runstate="Runnable">\n'
    for (const suite of suites) {
      const full = `${suite.packageName}.${suite.className}`
      const result = suite.tests.some((test) => test.status === 'failed') ? 'Failed' : 'Passed'
      yield `<test-suite type="TestFixture" id="1-${suite.index}" name="${suite.className}" fullname="${full}" classname="${full}" runstate="Runnable" testcasecount="${suite.tests.length}" result="${result}"${result === 'Failed' ? ' site="Child"' : ''} start-time="${stamp(suite.startMs)}">\n`
      for (const test of suite.tests) yield writeCase(test, full, suite.startMs)
      yield '</test-suite>\n'
    }
    yield '</test-suite>\n</test-run>\n'
  },
}

/** @param {import('./story.js').Test} test */
function writeCase(test, full, startMs) {
  const name = escapeXml(test.name)
  const tag =
    `<test-case id="2-${test.index}" name="${name}" fullname="${full}.${name}" methodname="Test${test.index}" classname="${full}" runstate="${test.status === 'skipped' ? 'Ignored' : 'Runnable'}" ` +
    `seed="${test.index * 7919}" result="${results[test.status]}"${test.status === 'skipped' ? ' label="Ignored"' : ''} start-time="${stamp(startMs)}" end-time="${stamp(startMs)}" duration="${(test.durationMs / 1000).toFixed(6)}" asserts="1"`
  let body = ''
  if (test.tags.length > 0)
    body += `<properties>${test.tags.map((tag) => `<property name="Category" value="${tag}" />`).join('')}</properties>\n`
  if (test.status === 'failed') {
    body += `<failure>\n<message><![CDATA[${test.message}]]></message>\n<stack-trace><![CDATA[${test.trace.join('\n')}]]></stack-trace>\n</failure>\n`
  }
  if (test.status === 'skipped') body += `<reason>\n<message><![CDATA[${test.message}]]></message>\n</reason>\n`
  if (test.output) body += `<output><![CDATA[${test.output}\n]]></output>\n`
  return body === '' ? `${tag} />\n` : `${tag}>\n${body}</test-case>\n`
}
