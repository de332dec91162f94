import { escapeXml } from './escape.js'

const incidents = { successful: 'pass', failed: 'fail', skipped: 'skip' }

/** Writes XML like Qt 6. Qt Test has one class per file, so one class contains all functions. */
export const qt = {
  extension: 'xml',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<TestCase name="tst_Shop">\n  <Environment>\n    <QtVersion>6.7.2</QtVersion>\n' +
      '    <QtBuild>Qt 6.7.2 (x86_64&#x002D;little_endian&#x002D;lp64 shared (dynamic) release build)</QtBuild>\n    <QTestVersion>6.7.2</QTestVersion>\n  </Environment>\n'
    for (const suite of suites) {
      for (const test of suite.tests) yield writeFunction(test)
    }
    yield '  <Duration msecs="60000.5"/>\n</TestCase>\n'
  },
}

/** @param {import('./story.js').Test} test */
function writeFunction(test) {
  let text = `  <TestFunction name="${escapeXml(test.name)}">\n`
  if (test.output)
    text += `  <Message type="qdebug" file="" line="0">\n    <Description><![CDATA[${test.output}]]></Description>\n  </Message>\n`
  if (test.message) {
    const description = [test.message, ...test.trace].join('\n')
    text += `    <Incident type="${incidents[test.status]}" file="tst_shop.cpp" line="${(test.index % 900) + 10}">\n      <Description><![CDATA[${description}]]></Description>\n    </Incident>\n`
  } else {
    text += '    <Incident type="pass" file="" line="0" />\n'
  }
  return `${text}    <Duration msecs="${test.durationMs}.000"/>\n  </TestFunction>\n`
}
