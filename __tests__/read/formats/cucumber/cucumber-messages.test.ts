import { describe, expect, test } from 'vitest'
import { cucumberMessages } from '../../../../src/read/formats/cucumber/cucumber-messages.js'
import { formats, recognise } from '../../../../src/read/formats/index.js'
import { readText } from '../reading.js'

const message = (name: string, body: object) => JSON.stringify({ [name]: body })
const meta = message('meta', { protocolVersion: '27.0.0' })
const pickle = (id: string, name = id) =>
  message('pickle', { id, uri: 'a.feature', astNodeIds: [], name, steps: [{ id: `${id}-step`, text: 'I pay' }] })
const testCase = (id: string) =>
  message('testCase', { id, pickleId: id, testSteps: [{ id: `${id}-test-step`, pickleStepId: `${id}-step` }] })
const started = (id: string, attempt: string) => message('testCaseStarted', { id: attempt, testCaseId: id, attempt: 0 })
const step = (attempt: string, status: string, more: object = {}) =>
  message('testStepFinished', { testCaseStartedId: attempt, testStepId: 'a-test-step', testStepResult: { status, ...more } })
const finished = (attempt: string, willBeRetried?: boolean) => message('testCaseFinished', { testCaseStartedId: attempt, willBeRetried })
const end = (success = true) => message('testRunFinished', { success })

const read = (...lines: readonly string[]) => readText(cucumberMessages, 'a.ndjson', `${lines.join('\n')}\n`)
const one = (...steps: readonly string[]) => read(meta, pickle('a'), testCase('a'), started('a', 'a1'), ...steps, finished('a1'), end())

describe('recognition of Cucumber messages', () => {
  test('recognises messages by the first message, even if it is truncated', () => {
    const source = message('source', { uri: 'a.feature', mediaType: 'text/x.cucumber.gherkin+plain', data: 'x'.repeat(100_000) })
    expect(recognise('a.json', source.slice(0, 65_536)).format).toBe(cucumberMessages)
  })

  test.each([
    '{"meta":{"version":1}}',
    '{"source":{"url":"x"}}',
    '{"hook":{"id":"x"}}',
    '{"meta":{"protocolVersion":"1"},"data":[]}',
    '[{"pickle":{}}]',
  ])('does not recognise messages by %s', (text) => {
    expect(recognise('a.json', text).format).toBeUndefined()
  })

  test('gives the collector the globs of both Cucumber formats', () => {
    expect(formats.filter(({ id }) => id === 'cucumber').flatMap(({ include }) => include)).toContain('**/cucumber*.json')
  })
})

test('adds the error of a hook to the details when the hook fails after a step', async () => {
  const { tests } = await one(
    step('a1', 'FAILED', { message: 'boom\n  at pay' }),
    step('a1', 'PASSED', { message: 'ignored' }),
    step('a1', 'FAILED', { message: 'after hook broke\n  at clean' }),
  )
  expect(tests).toMatchObject([{ message: 'boom', details: 'boom\n  at pay\n\nafter hook broke\n  at clean' }])
})

test('bounds the details when many hooks fail', async () => {
  const steps = Array.from({ length: 500 }, (_, index) => step('a1', 'FAILED', { message: `error ${index}\n${'x'.repeat(1000)}` }))
  const { tests } = await one(...steps)
  expect(tests[0]?.details).toContain('error 1\n')
  expect(tests[0]?.details?.length).toBeLessThan(70_000)
})

describe('the status of a scenario', () => {
  test.each([
    [['PASSED', 'PASSED'], 'successful'],
    [['PASSED', 'SKIPPED'], 'skipped'],
    [['SKIPPED', 'UNKNOWN'], 'unknown'],
    [['PASSED', 'constructor'], 'unknown'],
    [['UNKNOWN', 'PENDING'], 'failed'],
    [['PASSED', 'UNDEFINED', 'SKIPPED'], 'failed'],
    [['AMBIGUOUS'], 'failed'],
    [[], 'successful'],
  ])('reads steps with the results %j as %s', async (words, status) => {
    const { tests } = await one(...words.map((word) => step('a1', word)))
    expect(tests).toMatchObject([{ name: 'a', status }])
  })

  test('takes the message from the first of the worst steps', async () => {
    const { tests } = await one(
      step('a1', 'SKIPPED', { message: 'later' }),
      step('a1', 'FAILED', { message: 'no\n at x' }),
      step('a1', 'UNDEFINED'),
    )
    expect(tests).toMatchObject([{ status: 'failed', message: 'no', details: 'no\n at x' }])
  })

  test('names the step when it has no definition', async () => {
    expect((await one(step('a1', 'UNDEFINED'))).tests).toMatchObject([{ message: 'The step "I pay" is undefined.' }])
  })
})

test('counts an attempt as an attempt when no retry was announced', async () => {
  const { tests, problems } = await read(
    meta,
    pickle('a'),
    pickle('b'),
    testCase('a'),
    testCase('b'),
    ...[started('a', 'a1'), step('a1', 'FAILED'), finished('a1'), started('b', 'b1'), finished('b1')],
    ...[started('a', 'a2'), step('a2', 'PASSED'), finished('a2'), end()],
  )
  expect(tests.map(({ name, status, flaky, attempts }) => ({ name, status, flaky, attempts: attempts?.length }))).toEqual([
    { name: 'b', status: 'successful', flaky: undefined, attempts: undefined },
    { name: 'a', status: 'successful', flaky: true, attempts: 1 },
  ])
  expect(problems).toEqual([])
})

test('counts a test case when its announcement is missing', async () => {
  const { tests } = await read(meta, started('a', 'a1'), step('a1', 'FAILED'), finished('a1'), end(false))
  expect(tests).toMatchObject([{ name: 'A scenario that was not announced', status: 'failed' }])
})

test('leaves a test running when an announced attempt never started', async () => {
  const { tests } = await read(meta, pickle('a'), testCase('a'), started('a', 'a1'), step('a1', 'FAILED'), finished('a1', true))
  expect(tests).toMatchObject([{ name: 'a', status: 'running', attempts: [{ status: 'failed' }] }])
})

test('takes the last attempt that ended when a retry was announced and never came', async () => {
  const tried = (attempt: string, status: string, more: object = {}) => [
    started('a', attempt),
    step(attempt, status, more),
    finished(attempt, true),
  ]
  const failure = { message: 'expected 1 got 2\n./steps.rb:3' }
  const readTries = (...lines: readonly string[]) => read(meta, pickle('a'), testCase('a'), ...lines, end(false))
  const once = await readTries(...tried('a1', 'FAILED', failure))
  expect(once.problems).toEqual([])
  expect(once.tests).toMatchObject([{ status: 'failed', message: 'expected 1 got 2' }])
  expect(once.tests[0]).not.toHaveProperty('attempts')
  expect((await readTries(...tried('a1', 'FAILED', failure), ...tried('a2', 'PASSED'))).tests).toMatchObject([
    { status: 'successful', flaky: true, attempts: [{ status: 'failed', message: 'expected 1 got 2' }] },
  ])
  // The retry started and did not end.
  expect((await readTries(...tried('a1', 'FAILED', failure), started('a', 'a2'))).tests).toMatchObject([
    { status: 'failed', message: 'expected 1 got 2' },
  ])
})

test('takes the last attempt when there are more than are kept', async () => {
  const tries = Array.from({ length: 150 }, (_, index) => [
    started('a', `a${index}`),
    step(`a${index}`, 'FAILED', { message: `try ${index}` }),
    finished(`a${index}`, true),
  ])
  const { tests } = await read(meta, pickle('a'), testCase('a'), ...tries.flat(), end(false))
  expect(tests).toMatchObject([{ status: 'failed', message: 'try 149' }])
  expect(tests[0]?.attempts).toHaveLength(99)
})

test('reports a failed run without a failed test as incomplete, with its reason', async () => {
  const { problems } = await read(meta, message('testRunFinished', { success: false, exception: { message: 'no browser' } }))
  expect(problems).toEqual([
    { severity: 'error', kind: 'incomplete', message: 'The run failed, though none of its tests did: no browser', line: 2 },
  ])
})

test('reads messages with missing or wrong fields without an exception', async () => {
  const names = [
    'gherkinDocument',
    'pickle',
    'testCase',
    'testCaseStarted',
    'testStepFinished',
    'attachment',
    'testCaseFinished',
    'testRunHookFinished',
    'parseError',
  ]
  const bodies = [
    {},
    { id: 3, uri: 4, feature: [], steps: {}, testCaseId: 'x' },
    { id: 'x', feature: { children: [null, { rule: 3 }, { scenario: { id: 'y', examples: [{ tableBody: [{}] }] } }] } },
  ]
  const strange = names.flatMap((name) => bodies.map((body) => message(name, body)))
  const { tests } = await read(
    meta,
    ...strange,
    '{"pickle":3}',
    '{}',
    '7',
    pickle('a'),
    testCase('a'),
    started('a', 'a1'),
    finished('a1'),
    end(),
  )
  expect(tests).toContainEqual(expect.objectContaining({ name: 'a', status: 'successful' }))
})

describe('steps and attachments of Cucumber messages', () => {
  const attached = (attempt: string, more: object) =>
    message('attachment', {
      testCaseStartedId: attempt,
      testStepId: 'a-test-step',
      mediaType: 'image/png',
      contentEncoding: 'BASE64',
      body: 'iVBORw0KGgo=',
      ...more,
    })
  const begun = (attempt: string) => message('testStepStarted', { testCaseStartedId: attempt, testStepId: 'a-test-step' })

  test('gives attachments to the step that they name', async () => {
    const { tests } = await one(
      begun('a1'),
      attached('a1', {}),
      attached('a1', { testStepId: 'other' }),
      step('a1', 'FAILED', { message: 'no' }),
    )
    expect(tests[0]?.steps).toEqual([{ name: 'I pay', status: 'failed', attachments: [0] }])
    expect(tests[0]?.attachments).toHaveLength(2)
  })

  test('shows the step that was running when the stream ends', async () => {
    const { tests } = await read(meta, pickle('a'), testCase('a'), started('a', 'a1'), begun('a1'))
    expect(tests[0]).toMatchObject({ status: 'running', steps: [{ name: 'I pay', status: 'running' }] })
  })

  test('keeps logs as output, and attached texts of passed tests too', async () => {
    const text = { mediaType: 'text/html', contentEncoding: 'IDENTITY', body: '<p>' }
    const log = { mediaType: 'text/x.cucumber.log+plain', contentEncoding: 'IDENTITY', body: 'a log' }
    const run = (status: string) => one(begun('a1'), attached('a1', text), attached('a1', log), step('a1', status))
    expect((await run('PASSED')).tests[0]).toMatchObject({ stdout: 'a log\n<p>' })
    expect((await run('FAILED')).tests[0]).toMatchObject({
      stdout: 'a log',
      attachments: [{ name: 'text', type: 'text/html', content: { text: '<p>' } }],
    })
  })

  test('gives each attempt its own steps', async () => {
    const { tests } = await read(
      meta,
      pickle('a'),
      testCase('a'),
      started('a', 'a1'),
      step('a1', 'FAILED'),
      attached('a1', {}),
      finished('a1', true),
      started('a', 'a2'),
      step('a2', 'PASSED'),
      finished('a2', false),
      end(),
    )
    expect(tests[0]).toMatchObject({
      status: 'successful',
      steps: [{ status: 'successful' }],
      attempts: [{ steps: [{ status: 'failed' }], attachments: [{ name: 'image' }] }],
    })
    expect(tests[0]).not.toHaveProperty('attachments')
  })
})
