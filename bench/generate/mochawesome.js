/** Writes a report like mochawesome, with the source text of each test. */
export const mochawesome = {
  extension: 'json',
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    // The totals precede the tests, of which the number is not known yet. A file may list more tests than it states.
    const stats = { suites: 1, tests: 1, passes: 1, pending: 0, failures: 0, start: '2026-03-01T00:00:00.000Z', duration: 60_000 }
    yield `{\n"stats": ${JSON.stringify({ ...stats, testsRegistered: 1, passPercent: 50, other: 0, skipped: 0 })},\n"results": [\n`
    yield `${JSON.stringify({ ...frame(-1, '', ''), tests: [] }).slice(0, -1)},"suites":[\n`
    let separator = ''
    for (const suite of suites) {
      const tests = suite.tests.map((test) => describe(test, suite))
      const own = { ...frame(suite.index, `${suite.packageName} ${suite.className}`, suite.file), tests, suites: [] }
      yield separator + JSON.stringify(own, null, 2)
      separator = ',\n'
    }
    yield '\n]}],\n"meta": {"mochawesome": {"version": "8.1.1"}}}\n'
  },
}

const states = { successful: 'passed', failed: 'failed', skipped: 'pending' }

const uuidOf = (index) => `3443b053-3135-4bc7-8b8d-${String(index).padStart(12, '0')}`

const frame = (index, title, file) => ({
  uuid: uuidOf(1e9 + index),
  title,
  fullFile: file && `/home/runner/work/shop/shop/${file}`,
  file: file && `/${file}`,
  beforeHooks: [],
  afterHooks: [],
})

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
function describe(test, suite) {
  const state = states[test.status]
  return {
    title: test.name,
    fullTitle: `${suite.packageName} ${suite.className} ${test.name}`,
    timedOut: false,
    duration: test.durationMs,
    state,
    speed: state === 'passed' ? 'fast' : null,
    pass: state === 'passed',
    fail: state === 'failed',
    pending: state === 'pending',
    context: null,
    code: `const order = new Order(${test.index})\norder.add(book)\nexpect(order.total).to.equal(${test.index})`,
    err:
      state === 'failed'
        ? { message: `Error: ${test.message}`, estack: [`Error: ${test.message}`, ...test.trace].join('\n'), diff: '- 2\n+ 1\n' }
        : {},
    uuid: uuidOf(test.index),
    parentUUID: uuidOf(1e9 + suite.index),
    isHook: false,
    skipped: false,
  }
}
