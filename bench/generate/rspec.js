const results = { successful: 'passed', failed: 'failed', skipped: 'pending' }

export const rspec = {
  extension: 'json',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    const totals = { passed: 0, failed: 0, pending: 0 }
    yield '{"version":"3.12.0","examples":['
    let separator = ''
    let group = 0
    for (const suite of suites) {
      group += 1
      for (const [index, test] of suite.tests.entries()) {
        const status = results[test.status]
        totals[status] += 1
        yield separator + JSON.stringify(describe(test, suite, status, `1:${group}:${index + 1}`))
        separator = ','
      }
    }
    const summary = {
      duration: 60.1,
      example_count: totals.passed + totals.failed + totals.pending,
      failure_count: totals.failed,
      pending_count: totals.pending,
      errors_outside_of_examples_count: 0,
    }
    yield `],"summary":${JSON.stringify(summary)},"summary_line":"${summary.example_count} examples, ${totals.failed} failures"}`
  },
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 * @param {string} status
 * @param {string} place
 */
function describe(test, suite, status, place) {
  const file = `./spec/${suite.className}_spec.rb`
  return {
    id: `${file}[${place}]`,
    description: test.name,
    full_description: `${suite.className} ${test.name}`,
    status,
    file_path: file,
    line_number: 7,
    run_time: test.durationMs / 1000,
    pending_message: status === 'pending' ? 'Temporarily skipped with xit' : null,
    ...(test.message && { exception: { class: 'RuntimeError', message: test.message, backtrace: test.trace } }),
  }
}
