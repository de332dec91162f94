/** Writes events like Mocha's reporter `json-stream`. It has no events of pending tests, so there are none. */
export const mochaJsonStream = {
  extension: 'jsonl',
  tellsFlaky: true,
  omitsSkipped: true,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const stats = { suites: 0, tests: 0, passes: 0, pending: 0, failures: 0 }
    yield line('start', { total: 0 })
    for (const suite of suites) {
      for (const test of suite.tests) {
        stats.tests += 1
        stats[totals[test.status]] += 1
        if (test.status !== 'skipped') yield line(test.status === 'failed' ? 'fail' : 'pass', describe(test, suite))
      }
    }
    yield line('end', stats)
  },
}

const totals = { successful: 'passes', failed: 'failures', skipped: 'pending' }

const line = (type, fields) => `${JSON.stringify([type, fields])}\n`

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
const describe = (test, suite) => ({
  title: test.name,
  fullTitle: `${suite.packageName} ${suite.className} ${test.name}`,
  file: `/home/runner/work/shop/shop/${suite.file}`,
  duration: test.durationMs,
  currentRetry: test.flaky ? 1 : 0,
  ...(test.status === 'failed' ? { err: test.message, stack: [`Error: ${test.message}`, ...test.trace].join('\n') } : { speed: 'fast' }),
})
