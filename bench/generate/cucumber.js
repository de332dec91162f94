const results = { successful: 'passed', failed: 'failed', skipped: 'skipped' }
const sentences = [
  'a shop with 12 products',
  'the customer adds product 7 to the basket',
  'the basket holds 1 product',
  'the total is "12.40"',
]

/** Writes JSON like cucumber-jvm, with backgrounds as separate elements. */
export const cucumber = {
  extension: 'json',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  write: (suites) => writeFeatures(suites, () => ({})),
}

/**
 * Writes the features of a report.
 * @param {Iterable<import('./story.js').Suite>} suites
 * @param {(test: import('./story.js').Test) => object} more returns more fields of a scenario
 */
export function* writeFeatures(suites, more) {
  yield '['
  let separator = '\n'
  for (const suite of suites) {
    const feature = {
      uri: `file:src/test/features/${suite.className}.feature`,
      id: suite.className.toLowerCase(),
      keyword: 'Feature',
      name: `${suite.packageName} ${suite.className}`,
      description: '',
      line: 1,
      tags: [],
      elements: suite.tests.flatMap((test) => [background, { ...describe(test, suite), ...more(test) }]),
    }
    yield separator + JSON.stringify(feature)
    separator = ',\n'
  }
  yield '\n]\n'
}

const step = (name, line, result) => ({ keyword: 'Given ', name, line, match: { location: `shop.Steps.step${line}()` }, result })
const background = {
  type: 'background',
  keyword: 'Background',
  name: '',
  line: 3,
  description: '',
  steps: [step('a clock', 4, { status: 'passed', duration: 0 })],
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
function describe(test, suite) {
  const line = 6 + (test.index % 1000) * 7
  const share = Math.floor((test.durationMs * 1e6) / sentences.length)
  const steps = sentences.map((sentence, index) => {
    const decisive = index === sentences.length - 1
    const status = decisive ? results[test.status] : test.status === 'skipped' ? 'skipped' : 'passed'
    const result = { status, duration: decisive ? test.durationMs * 1e6 - share * index : share }
    if (status === 'failed') result.error_message = [test.message, ...test.trace].join('\n\t')
    return { ...step(sentence, line + index + 1, result), ...(decisive && test.output && { output: [test.output] }) }
  })
  return {
    id: `${suite.className.toLowerCase()};${test.index}`,
    type: 'scenario',
    keyword: 'Scenario',
    name: test.name,
    description: '',
    line,
    start_timestamp: new Date(suite.startMs).toISOString(),
    tags: test.tags.map((tag) => ({ name: `@${tag}` })),
    before: [{ match: { location: 'shop.Hooks.open()' }, result: { status: 'passed', duration: 0 } }],
    steps,
  }
}
