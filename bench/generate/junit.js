import { escapeXml } from './escape.js'

const iso = (ms) => new Date(ms).toISOString().slice(0, 19)

/** Writes XML like Surefire, but with many classes in one file. */
export const junit = {
  extension: 'xml',
  tellsFlaky: true,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="shop">\n'
    for (const suite of suites) yield* writeSuite(suite)
    yield '</testsuites>\n'
  },
}

/**
 * @param {import('./story.js').Suite} suite
 * @param {string} [more] further attributes
 */
export function* writeSuite({ packageName, className: name, startMs, tests }, more = '') {
  const failures = tests.filter((test) => test.status === 'failed').length
  const skipped = tests.filter((test) => test.status === 'skipped').length
  const className = `${packageName}.${name}`
  yield `  <testsuite name="${className}" tests="${tests.length}" failures="${failures}" errors="0" skipped="${skipped}" timestamp="${iso(startMs)}" hostname="runner-1"${more}>\n` +
    `    <properties>\n      <property name="java.version" value="21.0.4"/>\n      <property name="user.timezone" value="UTC"/>\n    </properties>\n`
  for (const test of tests) yield writeTest(test, className)
  yield `    <system-out><![CDATA[${className} finished\n]]></system-out>\n  </testsuite>\n`
}

/** @param {import('./story.js').Test} test */
function writeTest(test, className) {
  const tag = `    <testcase name="${escapeXml(test.name)}" classname="${className}" time="${(test.durationMs / 1000).toFixed(3)}"`
  let body = ''
  if (test.status === 'failed') {
    body += `      <failure message="${escapeXml(test.message)}" type="AssertionError">${writeTrace(test)}</failure>\n`
  }
  if (test.status === 'skipped') {
    const end = test.trace.length === 0 ? '/>' : `>${writeTrace(test)}</skipped>`
    body += `      <skipped message="${escapeXml(test.message)}"${end}\n`
  }
  if (test.flaky) body += '      <flakyFailure message="timed out" type="TimeoutError">TimeoutError: timed out</flakyFailure>\n'
  if (test.output) body += `      <system-out><![CDATA[${test.output}\n]]></system-out>\n`
  return body === '' ? `${tag}/>\n` : `${tag}>\n${body}    </testcase>\n`
}

const writeTrace = ({ message, trace }) =>
  `AssertionError: ${escapeXml(message)}\n${trace.map((line) => `\t${escapeXml(line)}\n`).join('')}`
