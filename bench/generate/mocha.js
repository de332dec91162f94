/** Writes a report like Mocha's reporter `json`: each test is in the list of all tests, and again in the list of its status. */
export const mocha = {
  extension: 'json',
  tellsFlaky: true,
  frontShare: 0.5,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const lists = { skipped: [], failed: [], successful: [] }
    // The totals precede the tests, of which the number is not known yet. A file may list more tests than it states.
    const stats = { suites: 1, tests: 1, passes: 1, pending: 0, failures: 0, start: '2026-03-01T00:00:00.000Z', duration: 60_000 }
    yield `{\n  "stats": ${JSON.stringify(stats)},\n  "tests": [`
    let separator = '\n'
    for (const suite of suites) {
      for (const test of suite.tests) {
        const text = JSON.stringify(describe(test, suite), null, 2)
        lists[test.status].push(text)
        yield separator + text
        separator = ',\n'
      }
    }
    yield* list('pending', lists.skipped)
    yield* list('failures', lists.failed)
    yield* list('passes', lists.successful)
    yield '\n  ]\n}\n'
  },
}

function* list(name, texts) {
  yield `\n  ],\n  "${name}": [`
  for (const [index, text] of texts.entries()) yield `${index === 0 ? '\n' : ',\n'}${text}`
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
function describe(test, suite) {
  return {
    title: test.name,
    fullTitle: `${suite.packageName} ${suite.className} ${test.name}`,
    file: `/home/runner/work/shop/shop/${suite.file}`,
    ...(test.status === 'skipped' ? {} : { duration: test.durationMs }),
    currentRetry: test.flaky ? 1 : 0,
    ...(test.status === 'successful' && { speed: 'fast' }),
    err:
      test.status === 'failed'
        ? { message: test.message, stack: [`Error: ${test.message}`, ...test.trace].join('\n'), actual: '2', expected: '1', operator: '==' }
        : {},
  }
}
