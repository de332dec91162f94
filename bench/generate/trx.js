import { escapeXml } from './escape.js'
import { createRandom } from './random.js'

const outcomes = { successful: 'Passed', failed: 'Failed', skipped: 'NotExecuted' }
const guid = (random) => [8, 4, 4, 4, 12].map((digits) => random.hex(digits)).join('-')
const timeSpan = (ms) => `${new Date(ms).toISOString().slice(11, 23)}0000`

/** Writes XML like VSTest: results first, then definitions. */
export const trx = {
  extension: 'trx',
  tellsFlaky: false,
  frontShare: 0.6,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const random = createRandom(7)
    // The definitions follow the results, so their data is kept until then.
    const definitions = []
    const totals = { successful: 0, failed: 0, skipped: 0 }
    yield '\ufeff<?xml version="1.0" encoding="utf-8"?>\n<TestRun id="6f0e4b3c-0000-4000-8000-000000000001" name="ci@runner-1" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">\n' +
      '  <Times creation="2026-03-01T10:00:00.0000000+00:00" start="2026-03-01T10:00:01.0000000+00:00" finish="2026-03-01T10:09:00.0000000+00:00" />\n  <Results>\n'
    for (const suite of suites) {
      for (const test of suite.tests) {
        const testId = guid(random)
        const executionId = guid(random)
        totals[test.status] += 1
        definitions.push({ testId, executionId, name: test.name, className: `${suite.packageName}.${suite.className}`, tags: test.tags })
        yield writeResult(test, suite, testId, executionId)
      }
    }
    yield '  </Results>\n  <TestDefinitions>\n'
    for (const definition of definitions) yield writeDefinition(definition)
    const total = definitions.length
    yield `  </TestDefinitions>\n  <ResultSummary outcome="${totals.failed > 0 ? 'Failed' : 'Completed'}">\n` +
      `    <Counters total="${total}" executed="${total - totals.skipped}" passed="${totals.successful}" failed="${totals.failed}" error="0" notExecuted="${totals.skipped}" />\n` +
      '  </ResultSummary>\n</TestRun>\n'
  },
}

/** @param {import('./story.js').Test} test */
function writeResult(test, suite, testId, executionId) {
  const start = new Date(suite.startMs).toISOString().replace('Z', '0000+00:00')
  const tag =
    `    <UnitTestResult executionId="${executionId}" testId="${testId}" testName="${escapeXml(test.name)}" computerName="runner-1" duration="${timeSpan(test.durationMs)}" ` +
    `startTime="${start}" endTime="${start}" testType="13cdc9d9-ddb5-4fa4-a97d-d965ccfc6d4b" outcome="${outcomes[test.status]}" testListId="8c84fa94-04c1-424b-9868-57a2d4851a1d" relativeResultsDirectory="${executionId}"`
  let output = ''
  if (test.output) output += `        <StdOut>${escapeXml(test.output)}</StdOut>\n`
  if (test.message) {
    const trace = test.trace.map((line) => `   ${escapeXml(line)}\n`).join('')
    output += `        <ErrorInfo>\n          <Message>${escapeXml(test.message)}</Message>\n${trace ? `          <StackTrace>${trace}</StackTrace>\n` : ''}        </ErrorInfo>\n`
  }
  return output === '' ? `${tag} />\n` : `${tag}>\n      <Output>\n${output}      </Output>\n    </UnitTestResult>\n`
}

function writeDefinition({ testId, executionId, name, className, tags }) {
  const categories = tags.map((tag) => `<TestCategoryItem TestCategory="${tag}" />`).join('')
  return (
    `    <UnitTest name="${escapeXml(name)}" storage="/build/shop.tests.dll" id="${testId}">\n` +
    (categories ? `      <TestCategory>${categories}</TestCategory>\n` : '') +
    `      <Execution id="${executionId}" />\n` +
    `      <TestMethod codeBase="/build/shop.tests.dll" adapterTypeName="executor://xunit/VsTestRunner2/netcoreapp" className="${className}" name="test" />\n    </UnitTest>\n`
  )
}
