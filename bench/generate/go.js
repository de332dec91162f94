const line = (event) => `${JSON.stringify(event)}\n`

/** Writes events like `go test -json`: each test begins, prints its lines, and ends; then its package ends. */
export const go = {
  extension: 'json',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    for (const suite of suites) {
      const Package = `example.com/shop/${suite.packageName.replace('.', '/')}/${suite.className.toLowerCase()}`
      let time = suite.startMs
      const stamp = () => `${new Date(time).toISOString().slice(0, -1)}123456Z`
      yield line({ Time: stamp(), Action: 'start', Package })
      let failed = false
      for (const test of suite.tests) {
        if (test.status === 'failed') failed = true
        yield writeTest(test, Package, stamp)
        time += test.durationMs
      }
      const word = failed ? 'FAIL' : 'ok  '
      yield line({ Time: stamp(), Action: 'output', Package, Output: `${failed ? 'FAIL' : 'PASS'}\n` })
      yield line({ Time: stamp(), Action: 'output', Package, Output: `${word}\t${Package}\t1.250s\n` })
      yield line({ Time: stamp(), Action: failed ? 'fail' : 'pass', Package, Elapsed: 1.25 })
    }
  },
}

const ends = { successful: ['pass', 'PASS'], failed: ['fail', 'FAIL'], skipped: ['skip', 'SKIP'] }

/**
 * @param {import('./story.js').Test} test
 * @param {string} Package
 * @param {() => string} stamp
 */
function writeTest(test, Package, stamp) {
  const Test = `Test${test.index}/${test.name.replaceAll(' ', '_')}`
  const event = (Action, fields) => line({ Time: stamp(), Action, Package, Test, ...fields })
  const [action, word] = ends[test.status]
  let text = event('run') + event('output', { Output: `=== RUN   ${Test}\n` })
  if (test.output) for (const each of test.output.split('\n')) text += event('output', { Output: `${each}\n` })
  if (test.message) text += event('output', { Output: `    cart_test.go:${(test.index % 900) + 5}: ${test.message}\n` })
  if (test.status === 'failed') for (const each of test.trace) text += event('output', { Output: `        ${each}\n` })
  text += event('output', { Output: `    --- ${word}: ${Test} (${(test.durationMs / 1000).toFixed(2)}s)\n` })
  return text + event(action, { Elapsed: test.durationMs / 1000 })
}
