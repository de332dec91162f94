import { escapeXml } from './escape.js'

const results = { successful: 'SUCCESSFUL', failed: 'FAILED', skipped: 'SKIPPED' }
const stamp = (ms) => new Date(ms).toISOString().replace('Z', '123456Z')

/** Writes events like JUnit 5. */
export const otr = {
  extension: 'xml',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    yield '<?xml version="1.0" ?>\n<e:events xmlns="https://schemas.opentest4j.org/reporting/core/0.2.0" xmlns:e="https://schemas.opentest4j.org/reporting/events/0.2.0" ' +
      'xmlns:java="https://schemas.opentest4j.org/reporting/java/0.2.0" xmlns:junit="https://schemas.junit.org/open-test-reporting">\n' +
      '<infrastructure><hostName>runner</hostName><userName>runner</userName></infrastructure>\n' +
      writeStart({ id: 1, name: 'JUnit Jupiter', unique: '[engine:junit-jupiter]', type: 'CONTAINER', at: Date.UTC(2026, 2, 1) })
    let id = 1
    for (const suite of suites) {
      const full = `${suite.packageName}.${suite.className}`
      const unique = `[engine:junit-jupiter]/[class:${full}]`
      id += 1
      const container = id
      yield writeStart({
        id,
        parent: 1,
        name: suite.className,
        legacy: full,
        unique,
        type: 'CONTAINER',
        at: suite.startMs,
        source: `<java:classSource className="${full}"></java:classSource>`,
      })
      let at = suite.startMs
      for (const test of suite.tests) {
        id += 1
        yield writeTest(test, { id, container, full, unique, at })
        at += test.durationMs
      }
      yield `<e:finished id="${container}" time="${stamp(at)}"><result status="SUCCESSFUL"></result></e:finished>\n`
    }
    yield `<e:finished id="1" time="${stamp(Date.UTC(2026, 2, 2))}"><result status="SUCCESSFUL"></result></e:finished>\n</e:events>\n`
  },
}

function writeStart({ id, parent, name, legacy = name, unique, type, at, tags = [], source }) {
  const tagList = tags.length === 0 ? '' : `<tags>${tags.map((tag) => `<tag>${tag}</tag>`).join('')}</tags>`
  return (
    `<e:started id="${id}" name="${escapeXml(name)}"${parent === undefined ? '' : ` parentId="${parent}"`} time="${stamp(at)}"><metadata>${tagList}` +
    `<junit:uniqueId>${escapeXml(unique)}</junit:uniqueId><junit:legacyReportingName>${escapeXml(legacy)}</junit:legacyReportingName><junit:type>${type}</junit:type></metadata>` +
    `${source === undefined ? '' : `<sources>${source}</sources>`}</e:started>\n`
  )
}

/** @param {import('./story.js').Test} test */
function writeTest(test, { id, container, full, unique, at }) {
  const method = `test${test.index}`
  let text = writeStart({
    id,
    parent: container,
    name: test.name,
    legacy: test.name,
    unique: `${unique}/[method:${method}()]`,
    type: 'TEST',
    at,
    tags: test.tags,
    source: `<java:methodSource className="${full}" methodName="${method}" methodParameterTypes=""></java:methodSource>`,
  })
  if (test.output) {
    text += `<e:reported id="${id}" time="${stamp(at)}"><attachments><output time="${stamp(at)}" source="stdout"><![CDATA[${test.output}]]></output></attachments></e:reported>\n`
  }
  const reason = test.status === 'skipped' ? `<reason>${escapeXml(test.message)}</reason>` : ''
  const throwable =
    test.status === 'failed'
      ? `<java:throwable assertionError="true" type="org.opentest4j.AssertionFailedError"><![CDATA[org.opentest4j.AssertionFailedError: ${test.message}\n${test.trace.join('\n')}\n]]></java:throwable>`
      : ''
  return `${text}<e:finished id="${id}" time="${stamp(at + test.durationMs)}"><result status="${results[test.status]}">${reason}${throwable}</result></e:finished>\n`
}
