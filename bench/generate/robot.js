import { escapeXml } from './escape.js'

const results = { successful: 'PASS', failed: 'FAIL', skipped: 'SKIP' }
const stamp = (ms) => new Date(ms).toISOString().replace('Z', '000')
const status = (result, start, ms, text = '') =>
  `<status status="${result}" start="${stamp(start)}" elapsed="${(ms / 1000).toFixed(6)}"${text ? `>${escapeXml(text)}</status>` : '/>'}\n`

/** Writes XML like Robot Framework 7. Most of the file is keyword trees. */
export const robot = {
  extension: 'xml',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const totals = { successful: 0, failed: 0, skipped: 0 }
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<robot generator="Robot 7.1 (Python 3.12.3 on linux)" generated="2026-03-01T10:00:00.000000" rpa="false" schemaversion="5">\n' +
      '<suite id="s1" name="Shop" source="/work/tests">\n'
    for (const suite of suites) {
      let suiteStatus = 'PASS'
      yield `<suite id="s1-s${suite.index + 1}" name="${suite.className}" source="/work/tests/${suite.packageName}/${suite.className}.robot">\n`
      for (const test of suite.tests) {
        totals[test.status] += 1
        if (test.status === 'failed') suiteStatus = 'FAIL'
        yield writeTest(test, suite)
      }
      yield `${status(suiteStatus, suite.startMs, 1000)}</suite>\n`
    }
    yield `${status(totals.failed > 0 ? 'FAIL' : 'PASS', Date.UTC(2026, 2, 1), 60_000)}</suite>\n` +
      `<statistics>\n<total>\n<stat pass="${totals.successful}" fail="${totals.failed}" skip="${totals.skipped}">All Tests</stat>\n</total>\n</statistics>\n<errors>\n</errors>\n</robot>\n`
  },
}

/** @param {import('./story.js').Test} test */
function writeTest(test, suite) {
  const start = suite.startMs
  let text = `<test id="s1-s${suite.index + 1}-t${test.index + 1}" name="${escapeXml(test.name)}" line="${(test.index % 400) + 3}">\n`
  if (test.status !== 'skipped') {
    for (const keyword of ['Open Shop', 'Put In Basket', 'Basket Should Hold']) {
      const last = keyword === 'Basket Should Hold'
      const result = last ? results[test.status] : 'PASS'
      text += `<kw name="${keyword}" owner="shop">\n<kw name="Click Element" owner="Browser">\n<arg>id:${test.index}</arg>\n`
      text += `<msg time="${stamp(start)}" level="INFO">Clicking element 'id:${test.index}'.</msg>\n`
      if (test.output && last) text += `<msg time="${stamp(start)}" level="INFO">${escapeXml(test.output)}</msg>\n`
      if (result === 'FAIL')
        text += `<msg time="${stamp(start)}" level="FAIL">${escapeXml([test.message, ...test.trace].join('\n'))}</msg>\n`
      text += `<doc>Clicks the element.</doc>\n${status(result, start, 1)}</kw>\n${status(result, start, 1)}</kw>\n`
    }
  }
  for (const tag of test.tags) text += `<tag>${tag}</tag>\n`
  return `${text}${status(results[test.status], start, test.durationMs, test.message)}</test>\n`
}
