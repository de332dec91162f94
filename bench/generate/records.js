const line = (record) => `${JSON.stringify(record)}\n`

/** Writes event files with tests and some other records. */
export const records = {
  extension: 'ndjson',
  tellsFlaky: true,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    yield line({
      kind: 'build',
      status: 'running',
      commit: '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c',
      branch: 'main',
      timestamp: Date.UTC(2026, 2, 1),
    })
    for (const suite of suites) {
      if (suite.index % 100 === 0) {
        yield line({ kind: 'job', id: `job-${suite.index}`, name: 'test', runner: 'linux-4', status: 'successful', duration: 1000 })
        yield line({ kind: 'property', name: 'coverage', valueType: 'number', value: 80 + (suite.index % 20) })
      }
      for (const test of suite.tests) yield line(describe(test, suite))
    }
  },
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
function describe(test, suite) {
  return {
    kind: 'test',
    name: test.name,
    suite: [suite.packageName, suite.className],
    status: test.status,
    duration: test.durationMs,
    ...(test.flaky && { flaky: true, attempts: [{ status: 'failed', duration: 5, message: 'timed out' }] }),
    ...(test.message && { message: test.message }),
    ...(test.trace.length > 0 && { details: test.trace.join('\n') }),
    ...(test.output && { stdout: test.output }),
    file: suite.file,
    line: (test.index % 900) + 1,
    ...(test.tags.length > 0 && { tags: test.tags }),
    timestamp: suite.startMs,
  }
}
