/** As the `tap` reporter of node:test writes it: a subtest for each suite, and a YAML block after each test. */
export const tap = {
  extension: 'tap',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    let count = 0
    yield 'TAP version 13\n'
    for (const suite of suites) {
      count += 1
      yield writeSuite(suite, count)
    }
    yield `1..${count}\n`
  },
}

/** @param {import('./story.js').Suite} suite */
function writeSuite(suite, number) {
  const name = `${suite.packageName}.${suite.className}`
  let text = `# Subtest: ${name}\n`
  let duration = 0
  let failed = 0
  suite.tests.forEach((test, index) => {
    duration += test.durationMs
    if (test.status === 'failed') failed += 1
    text += writeTest(test, index + 1, suite.file)
  })
  text += `    1..${suite.tests.length}\n`
  text += `${failed === 0 ? 'ok' : 'not ok'} ${number} - ${name}\n  ---\n  duration_ms: ${duration}\n  type: 'suite'\n`
  if (failed > 0) text += `  failureType: 'subtestsFailed'\n  error: '${failed} subtests failed'\n  code: 'ERR_TEST_FAILURE'\n`
  return `${text}  ...\n`
}

/** @param {import('./story.js').Test} test */
function writeTest(test, number, file) {
  const result = test.status === 'failed' ? 'not ok' : 'ok'
  const directive = test.status === 'skipped' ? ` # SKIP ${test.message}` : ''
  let text = `    # Subtest: ${test.name}\n    ${result} ${number} - ${test.name}${directive}\n`
  text += `      ---\n      duration_ms: ${test.durationMs}\n      type: 'test'\n`
  if (test.status === 'failed') text += writeFailure(test, file)
  text += '      ...\n'
  if (test.output !== '') for (const line of test.output.split('\n')) text += `    # ${line}\n`
  return text
}

/** @param {import('./story.js').Test} test */
function writeFailure(test, file) {
  let text = `      location: '/work/${file}:${(test.index % 900) + 5}:3'\n      failureType: 'testCodeFailure'\n`
  text += `      error: '${test.message}'\n      code: 'ERR_ASSERTION'\n      name: 'AssertionError'\n      stack: |-\n`
  for (const line of test.trace) text += `        ${line}\n`
  return text
}
