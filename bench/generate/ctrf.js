const results = { successful: 'passed', failed: 'failed', skipped: 'skipped' }

export const ctrf = {
  extension: 'json',
  tellsFlaky: true,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const totals = { passed: 0, failed: 0, skipped: 0 }
    yield '{"reportFormat":"CTRF","specVersion":"0.0.0","results":{"tool":{"name":"jest"},"tests":['
    let separator = '\n'
    for (const suite of suites) {
      for (const test of suite.tests) {
        totals[results[test.status]] += 1
        yield separator + JSON.stringify(describe(test, suite))
        separator = ',\n'
      }
    }
    const tests = totals.passed + totals.failed + totals.skipped
    yield `\n],"summary":${JSON.stringify({ tests, ...totals, pending: 0, other: 0, start: Date.UTC(2026, 2, 1), stop: Date.UTC(2026, 2, 1) + 60_000 })}}}\n`
  },
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
function describe(test, suite) {
  const retry = { attempt: 1, status: 'failed', duration: 5, message: 'timed out' }
  return {
    name: test.name,
    status: results[test.status],
    duration: test.durationMs,
    start: suite.startMs,
    stop: suite.startMs + test.durationMs,
    suite: [suite.packageName, suite.className],
    ...(test.message && { message: test.message }),
    ...(test.trace.length > 0 && { trace: test.trace.join('\n') }),
    rawStatus: results[test.status],
    tags: test.tags,
    type: 'unit',
    filePath: suite.file,
    retries: test.flaky ? 1 : 0,
    flaky: test.flaky,
    ...(test.flaky && { retryAttempts: [retry] }),
    ...(test.output && { stdout: test.output.split('\n') }),
  }
}
