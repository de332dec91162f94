const statuses = { successful: 'passed', failed: 'failed', skipped: 'pending' }

export const jest = {
  extension: 'json',
  tellsFlaky: true,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    yield '{"numFailedTestSuites":0,"numRuntimeErrorTestSuites":0,"numTotalTestSuites":0,"numTotalTests":0,"openHandles":[],'
    yield `"startTime":${Date.UTC(2026, 2, 1)},"success":true,"testResults":[`
    let separator = ''
    for (const suite of suites) {
      const name = `/home/runner/work/shop/shop/${suite.file}`
      const assertionResults = suite.tests.map((test) => describe(test, suite, name))
      const status = suite.tests.some((test) => test.status === 'failed') ? 'failed' : 'passed'
      const times = { startTime: suite.startMs, endTime: suite.startMs + 1000 }
      yield separator + JSON.stringify({ assertionResults, ...times, message: '', name, status, summary: '' })
      separator = ','
    }
    yield '],"wasInterrupted":false}\n'
  },
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 * @param {string} file
 */
function describe(test, suite, file) {
  const ancestorTitles = [suite.packageName, suite.className]
  const frames = test.trace.slice(0, 10).map((line, index) => `\n    at ${line.trim().replace(/[()]/g, '')} (${file}:${index + 1}:7)`)
  const message = `expect(received).toBe(expected) // Object.is equality\n\n${test.message}`
  const failed = test.status === 'failed'
  return {
    ancestorTitles,
    duration: test.durationMs,
    failing: false,
    failureDetails: failed ? [{ matcherResult: { actual: 17.95, expected: 17.96, message, name: 'toBe', pass: false } }] : [],
    failureMessages: failed ? [`Error: ${message}${frames.join('')}`] : [],
    fullName: `${ancestorTitles.join(' ')} ${test.name}`,
    invocations: test.flaky ? 2 : 1,
    location: null,
    numPassingAsserts: 1,
    retryMessages: [],
    retryReasons: [],
    status: statuses[test.status],
    title: test.name,
    startAt: suite.startMs,
  }
}
