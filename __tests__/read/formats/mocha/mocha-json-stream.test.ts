import { expect, test } from 'vitest'
import { mochaJsonStream } from '../../../../src/read/formats/mocha/mocha-json-stream.js'
import { readText } from '../reading.js'

const line = (type: string, fields: Record<string, unknown>) => JSON.stringify([type, fields])
const start = (total: number) => line('start', { total })
const pass = (title: string, more = {}) =>
  line('pass', { title, fullTitle: `cart ${title}`, duration: 1, currentRetry: 0, speed: 'fast', ...more })
const fail = (title: string, more = {}) =>
  line('fail', { title, fullTitle: `cart ${title}`, duration: 1, currentRetry: 0, err: 'no', stack: 'Error: no\n    at a.js:1:1', ...more })
const end = (stats: Record<string, number>) => line('end', { passes: 0, pending: 0, failures: 0, ...stats })

const read = (...lines: readonly string[]) => readText(mochaJsonStream, 'mocha-stream.jsonl', `${lines.join('\n')}\n`)

test('reads the message and the trace when a test fails', async () => {
  const { tests, problems } = await read(start(1), fail('adds'), end({ tests: 1, failures: 1 }))
  expect(tests).toEqual([
    { name: 'adds', suite: ['Mocha Tests', 'cart'], status: 'failed', duration: 1, message: 'no', details: 'Error: no\n    at a.js:1:1' },
  ])
  expect(problems).toEqual([])
})

test('counts a test once, as failed, when it fails after it has passed', async () => {
  const { tests, problems } = await read(
    start(3),
    pass('adds'),
    pass('adds'),
    pass('removes'),
    fail('adds', { speed: 'fast' }),
    end({ tests: 3, passes: 3, failures: 1 }),
  )
  expect(tests.map(({ name, status }) => `${name} ${status}`)).toEqual(['adds successful', 'removes successful', 'adds failed'])
  expect(problems).toEqual([])
})

test('keeps both tests when a successful and a failed one have the same name', async () => {
  const { tests } = await read(start(2), pass('adds'), fail('adds'), end({ tests: 2, passes: 1, failures: 1 }))
  expect(tests).toHaveLength(2)
})

test('is incomplete when the end event is missing', async () => {
  const { problems } = await read(start(1234), pass('adds'))
  expect(problems).toEqual([
    {
      severity: 'error',
      kind: 'incomplete',
      message: 'The run was stopped, or the file was cut: there is no "end" event, after 1 of 1,234 tests.',
      line: 2,
    },
  ])
})

test('is incomplete when tests did not run and none failed', async () => {
  const { problems } = await read(start(3), pass('adds'), end({ tests: 1, passes: 1 }))
  expect(problems.map(({ kind, message }) => [kind, message])).toEqual([
    ['incomplete', '2 tests did not run, and no test failed: the run was stopped.'],
  ])
})

test('is complete when a failed hook prevents tests', async () => {
  const { problems } = await read(start(3), fail('"before all" hook for "adds"'), end({ tests: 0, failures: 1 }))
  expect(problems).toEqual([])
})

test('states the number of pending tests in a notice when there are some', async () => {
  const { tests, notices } = await read(start(2), pass('adds'), end({ tests: 2, passes: 1, pending: 1 }))
  expect(tests).toHaveLength(1)
  expect(notices).toEqual(['1 pending test is not counted, because the file only states their number.'])
})

test('reads an event when other output precedes it in its line', async () => {
  const { tests, problems, notices } = await read(start(1), `loading ["x",{}] ${pass('adds')}`, end({ tests: 1, passes: 1 }))
  expect(tests.map(({ name }) => name)).toEqual(['adds'])
  expect(problems).toEqual([])
  expect(notices).toEqual(['1 event follows other output in the same line.'])
})

test('counts lines in a notice when they are not events', async () => {
  const { problems, notices } = await read(
    start(1),
    'log {"a":1',
    '{"level":"info"}',
    '["pass"]',
    pass('adds'),
    end({ tests: 1, passes: 1 }),
  )
  expect(problems).toEqual([])
  expect(notices).toEqual(['3 lines are not events and were left out; the first is line 2.'])
})

test('is incomplete when an event is damaged', async () => {
  const { problems } = await read(start(1), pass('adds').slice(0, -9), end({ tests: 1, passes: 0 }))
  expect(problems.map(({ kind, line }) => [kind, line])).toContainEqual(['incomplete', 2])
})

test('names the place when the file ends inside an event', async () => {
  const { problems } = await readText(mochaJsonStream, 'a.jsonl', `${start(1)}\n${pass('adds').slice(0, 40)}`)
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('The file ends inside this line'))
})

test('compares each run with its own total when a file has several runs', async () => {
  const run = [start(1), pass('adds'), end({ tests: 1, passes: 1 })]
  const { tests, problems } = await read(...run, start(2), pass('adds'), ...run)
  expect(tests).toHaveLength(3)
  expect(problems.map(({ line }) => line)).toEqual([6])
})
