const results = { successful: 'PASSED', failed: 'FAILED', skipped: 'SKIPPED' }
const moment = (ms) => ({ seconds: Math.floor(ms / 1000), nanos: (ms % 1000) * 1e6 })
const lengthOf = (ms) => ({ seconds: Math.floor(ms / 1000), nanos: (ms % 1000) * 1e6 })

/** Writes a message stream like cucumber-js: a retried scenario starts twice. */
export const cucumberMessages = {
  extension: 'ndjson',
  tellsFlaky: true,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  *write(suites) {
    let success = true
    yield line({
      meta: {
        protocolVersion: '24.0.0',
        implementation: { name: 'cucumber-js', version: '10.3.1' },
        runtime: { name: 'node.js' },
        os: { name: 'linux' },
        cpu: { name: 'x64' },
      },
    })
    yield line({ testRunStarted: { timestamp: moment(Date.UTC(2026, 2, 1)) } })
    for (const suite of suites) {
      const uri = `features/${suite.className}.feature`
      yield line({ gherkinDocument: describeFeature(suite, uri) })
      for (const test of suite.tests) {
        if (test.status === 'failed') success = false
        yield* describeScenario(test, suite, uri)
      }
    }
    yield line({ testRunFinished: { timestamp: moment(Date.UTC(2026, 2, 1, 1)), success } })
  },
}

const line = (envelope) => `${JSON.stringify(envelope)}\n`
const lineOf = (test) => 5 + (test.index % 1000) * 4

function describeFeature(suite, uri) {
  const children = suite.tests.map((test) => ({
    scenario: {
      id: `scenario-${test.index}`,
      location: { line: lineOf(test), column: 3 },
      keyword: 'Scenario',
      name: test.name,
      steps: [],
      tags: [],
      examples: [],
      description: '',
    },
  }))
  return {
    uri,
    comments: [],
    feature: {
      location: { line: 1, column: 1 },
      language: 'en',
      keyword: 'Feature',
      name: suite.className,
      description: '',
      tags: [],
      children,
    },
  }
}

/**
 * @param {import('./story.js').Test} test
 * @param {import('./story.js').Suite} suite
 */
function* describeScenario(test, suite, uri) {
  const { index } = test
  const steps = [0, 1, 2].map((step) => ({
    id: `step-${index}-${step}`,
    text: 'the basket holds 1 product',
    type: 'Outcome',
    astNodeIds: [],
  }))
  const tags = test.tags.map((tag) => ({ name: `@${tag}`, astNodeId: `tag-${index}` }))
  yield line({ pickle: { id: `pickle-${index}`, uri, name: test.name, language: 'en', astNodeIds: [`scenario-${index}`], tags, steps } })
  const testSteps = steps.map((step) => ({
    id: `test-${step.id}`,
    pickleStepId: step.id,
    stepDefinitionIds: ['definition-1'],
    stepMatchArgumentsLists: [],
  }))
  yield line({ testCase: { id: `case-${index}`, pickleId: `pickle-${index}`, testSteps } })
  if (test.flaky)
    yield* describeAttempt(test, suite, testSteps, { attempt: 0, status: 'FAILED', message: 'timed out', willBeRetried: true })
  const message = [test.message, ...test.trace].join('\n')
  yield* describeAttempt(test, suite, testSteps, {
    attempt: test.flaky ? 1 : 0,
    status: results[test.status],
    message,
    willBeRetried: false,
  })
}

function* describeAttempt(test, suite, testSteps, { attempt, status, message, willBeRetried }) {
  const testCaseStartedId = `started-${test.index}-${attempt}`
  const timestamp = moment(suite.startMs)
  yield line({ testCaseStarted: { id: testCaseStartedId, testCaseId: `case-${test.index}`, attempt, workerId: '0', timestamp } })
  for (const [position, { id }] of testSteps.entries()) {
    const decisive = position === testSteps.length - 1
    const testStepResult = {
      status: decisive ? status : 'PASSED',
      duration: lengthOf(decisive ? test.durationMs : 0),
      ...(decisive && message && { message }),
    }
    yield line({ testStepStarted: { testCaseStartedId, testStepId: id, timestamp } })
    if (decisive && test.output) {
      yield line({
        attachment: {
          testCaseStartedId,
          testStepId: id,
          body: test.output,
          contentEncoding: 'IDENTITY',
          mediaType: 'text/x.cucumber.log+plain',
        },
      })
    }
    yield line({ testStepFinished: { testCaseStartedId, testStepId: id, testStepResult, timestamp } })
  }
  yield line({ testCaseFinished: { testCaseStartedId, timestamp, willBeRetried } })
}
