import { escapeXml } from './escape.js'

const results = { successful: 'Pass', failed: 'Fail', skipped: 'Skip' }

/** Writes XML like xUnit.net 2. */
export const xunit = {
  extension: 'xml',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    yield '\ufeff<?xml version="1.0" encoding="utf-8"?>\n<assemblies timestamp="03/01/2026 10:00:00">\n' +
      '<assembly name="/build/Shop.Tests.dll" environment="64-bit .NET 8.0.4" test-framework="xUnit.net 2.8.0" run-date="2026-03-01" run-time="10:00:00">\n<errors />\n'
    for (const suite of suites) {
      const full = `${suite.packageName}.${suite.className}`
      const count = (status) => suite.tests.filter((test) => test.status === status).length
      yield `<collection total="${suite.tests.length}" passed="${count('successful')}" failed="${count('failed')}" skipped="${count('skipped')}" name="Test collection for ${full}" time="1.000">\n`
      for (const test of suite.tests) yield writeTest(test, full)
      yield '</collection>\n'
    }
    yield '</assembly>\n</assemblies>\n'
  },
}

/** @param {import('./story.js').Test} test */
function writeTest(test, full) {
  const tag = `<test name="${full}.${escapeXml(test.name)}" type="${full}" method="Test${test.index}" time="${(test.durationMs / 1000).toFixed(7)}" result="${results[test.status]}"`
  let body = ''
  if (test.tags.length > 0) body += `<traits>${test.tags.map((tag) => `<trait name="Category" value="${tag}" />`).join('')}</traits>\n`
  if (test.status === 'failed') {
    body += `<failure exception-type="Xunit.Sdk.EqualException">\n<message>${escapeXml(test.message)}</message>\n<stack-trace>${escapeXml(test.trace.join('\n'))}</stack-trace>\n</failure>\n`
  }
  if (test.status === 'skipped') body += `<reason>${escapeXml(test.message)}</reason>\n`
  if (test.output) body += `<output>${escapeXml(test.output)}</output>\n`
  return body === '' ? `${tag} />\n` : `${tag}>\n${body}</test>\n`
}
