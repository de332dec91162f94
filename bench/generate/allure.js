import { randomUUID } from 'node:crypto'

const results = { successful: 'passed', failed: 'failed', skipped: 'skipped' }

/** One file per test: the input must have one test per file. */
export const allure = {
  extension: 'x-result.json',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    for (const suite of suites) for (const test of suite.tests) yield JSON.stringify(describe(test, suite))
  },
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
function describe(test, suite) {
  const testClass = `${suite.packageName}.${suite.className}`
  const labels = {
    host: 'runner',
    thread: '1@runner',
    framework: 'junit-platform',
    language: 'java',
    testClass,
    package: testClass,
    suite: testClass,
  }
  const step = (name) => ({
    name,
    status: 'passed',
    stage: 'finished',
    steps: [],
    attachments: [],
    parameters: [],
    start: suite.startMs,
    stop: suite.startMs,
  })
  return {
    uuid: randomUUID(),
    historyId: randomUUID(),
    testCaseId: randomUUID(),
    fullName: `${testClass}.${test.name}`,
    labels: [...Object.entries(labels), ...test.tags.map((tag) => ['tag', tag])].map(([name, value]) => ({ name, value })),
    links: [],
    name: test.name,
    status: results[test.status],
    statusDetails: { ...(test.message && { message: test.message }), ...(test.trace.length > 0 && { trace: test.trace.join('\n') }) },
    stage: 'finished',
    steps: ['opens the shop', 'adds a product', 'pays'].map(step),
    attachments: [],
    parameters: [],
    start: suite.startMs,
    stop: suite.startMs + test.durationMs,
  }
}
