const outcomes = { successful: 'expected', failed: 'unexpected', skipped: 'skipped' }
const results = { successful: 'passed', failed: 'failed', skipped: 'skipped' }

export const playwright = {
  extension: 'json',
  tellsFlaky: true,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const stats = {
      startTime: new Date(Date.UTC(2026, 2, 1)).toISOString(),
      duration: 60_000,
      expected: 0,
      skipped: 0,
      unexpected: 0,
      flaky: 0,
    }
    const configuration = {
      argv: ['/usr/bin/node', 'playwright', 'test'],
      rootDir: '/home/runner/work/shop/shop',
      forbidOnly: false,
      projects: [{ id: 'desktop', name: 'desktop', retries: 1, timeout: 30_000 }],
      webServer: null,
    }
    yield `{\n  "config": ${indented(configuration, '  ')},\n  "suites": [`
    let separator = '\n    '
    for (const suite of suites) {
      yield separator + indented(describeFile(suite, stats), '    ')
      separator = ',\n    '
    }
    yield `\n  ],\n  "errors": [],\n  "stats": ${indented(stats, '  ')}\n}`
  },
}

/** The reporter indents its file. */
const indented = (value, margin) => JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${margin}`)

/** @param {import('./story.js').Suite} suite */
function describeFile(suite, stats) {
  const specs = suite.tests.map((test) => {
    const status = test.flaky ? 'flaky' : outcomes[test.status]
    stats[status] += 1
    return describe(test, suite, status)
  })
  const block = { title: suite.className, file: suite.file, line: 3, column: 6, specs }
  return { title: suite.file, file: suite.file, column: 0, line: 0, specs: [], suites: [block] }
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
function describe(test, suite, status) {
  const attempts = test.flaky
    ? [attempt(test, suite, 'failed', 0), attempt(test, suite, 'passed', 1)]
    : [attempt(test, suite, results[test.status], 0)]
  const own = {
    timeout: 30_000,
    annotations: [],
    expectedStatus: test.status === 'skipped' ? 'skipped' : 'passed',
    projectId: 'desktop',
    projectName: 'desktop',
    results: attempts,
    status,
  }
  return {
    title: test.name,
    ok: status !== 'unexpected',
    tags: test.tags,
    tests: [own],
    id: 'a30a6eba6312f6b87ea5',
    file: suite.file,
    line: 7,
    column: 3,
  }
}

function attempt(test, suite, status, retry) {
  const message = test.message ?? 'timed out'
  const stack = `${message}\n${test.trace.join('\n')}`
  const snippet = `> 7 |   expect(1).toBe(2)\n    |             ^`
  const location = { file: `/home/runner/work/shop/shop/${suite.file}`, column: 13, line: 7 }
  const isFailed = status === 'failed'
  return {
    workerIndex: 0,
    parallelIndex: 0,
    status,
    duration: test.durationMs,
    ...(isFailed && { error: { message, stack, location, snippet } }),
    errors: isFailed ? [{ location, message: `${message}\n\n${snippet}\n${test.trace.join('\n')}` }] : [],
    stdout: test.output ? [{ text: test.output }] : [],
    stderr: [],
    retry,
    startTime: new Date(suite.startMs).toISOString(),
    annotations: [],
    attachments: isFailed ? [{ name: 'error-context', contentType: 'text/markdown', path: `${location.file}/error-context.md` }] : [],
    ...(isFailed && { errorLocation: location }),
  }
}
