import { describe, expect, test } from 'vitest'
import { dart } from '../../../../src/read/formats/dart/dart.js'
import { recognise } from '../../../../src/read/formats/index.js'
import { readText } from '../reading.js'

const start = '{"protocolVersion":"0.1.1","runnerVersion":"1.25.3","pid":1,"type":"start","time":0}'
const suite = (path: string, id = 0) => JSON.stringify({ suite: { id, platform: 'vm', path }, type: 'suite', time: 0 })
const begin = (id: number, name: string, time = 0) =>
  `{"test":{"id":${id},"name":${JSON.stringify(name)},"suiteID":0,"groupIDs":[1],"metadata":{"skip":false,"skipReason":null},"line":3,"column":3,"url":"file:///a/test/a_test.dart"},"type":"testStart","time":${time}}`
const end = (id: number, time = 0) => `{"testID":${id},"result":"success","skipped":false,"hidden":false,"type":"testDone","time":${time}}`
const error = (id: number, text: string) =>
  JSON.stringify({ testID: id, error: text, stackTrace: 'at a', isFailure: false, type: 'error', time: 9 })
const done = '{"success":true,"type":"done","time":9}'

const read = (...lines: readonly string[]) => readText(dart, 'a.json', `${lines.join('\n')}\n`)

describe('recognition of Dart events', () => {
  test('recognises a file by its first event when output of build tools precedes it', () => {
    const text = ['Resolving <dependencies>...', '{"level":"info","time":1}', '', start].join('\n')
    expect(recognise('a.log', text).format).toBe(dart)
  })

  test('recognises a file when its start is missing', () => {
    expect(recognise('a.log', `{"cut":\n${end(3)}\n`).format).toBe(dart)
  })

  test.each([
    '{"Time":"2026-01-01T00:00:00Z","Action":"run","Test":"A"}',
    '{"type":"start","time":0}',
    '{"type":"test","time":1,"name":"a"}',
    '{"type":"suite","time":"now","suite":{}}',
    '<?xml version="1.0"?>\n<log>\n{"protocolVersion":"0.1.1","type":"start","time":0}\n</log>',
  ])('does not recognise a file as Dart events by %j', (text) => {
    expect(recognise('a.json', `${text}\n`).format).not.toBe(dart)
  })
})

test.each([
  ['test/a_test.dart', 'test/a_test.dart'],
  ['./test/a_test.dart', 'test/a_test.dart'],
  ['test\\ui\\a_test.dart', 'test/ui/a_test.dart'],
  ['/home/me/app/test/ui/a_test.dart', 'test/ui/a_test.dart'],
  ['C:\\test\\app\\integration_test\\a_test.dart', 'integration_test/a_test.dart'],
  ['/home/me/app/checks/a.dart', 'a.dart'],
])('maps the suite %s to %s on every machine', async (path, expected) => {
  const { tests } = await read(start, suite(path), begin(3, 'a'), end(3), done)
  expect(tests.map((result) => result.suite)).toEqual([[expected]])
})

describe('an error after the end of its test', () => {
  test('fails the test, and no other, when an error follows its end', async () => {
    const { tests, problems } = await read(start, begin(3, 'a'), end(3, 4), begin(4, 'b'), error(3, 'late'), end(4), done)
    expect(tests).toMatchObject([
      { name: 'a', status: 'failed', duration: 4, message: 'late' },
      { name: 'b', status: 'successful' },
    ])
    expect(problems).toEqual([])
  })

  test('adds a late error to the earlier errors of the test', async () => {
    const { tests } = await read(start, begin(3, 'a'), error(3, 'in time'), end(3), error(3, 'late'), error(3, 'later'), done)
    expect(tests).toMatchObject([{ status: 'failed', message: 'in time\n\nlate\n\nlater' }])
  })

  test('assigns a late error to its run when several runs use the same test numbers', async () => {
    const { tests } = await read(start, begin(3, 'a'), end(3), done, start, begin(3, 'b'), end(3), error(3, 'late'), done)
    expect(tests).toMatchObject([
      { name: 'a', status: 'successful' },
      { name: 'b', status: 'failed' },
    ])
  })

  test('ignores an error when its test never started', async () => {
    const { tests } = await read(start, error(7, 'whose?'), begin(3, 'a'), end(3), done)
    expect(tests).toMatchObject([{ name: 'a', status: 'successful' }])
  })
})

test('reports a failed run without a failed test as incomplete', async () => {
  const { problems } = await read(start, begin(3, 'a'), end(3), '{"success":false,"type":"done","time":9}')
  expect(problems).toEqual([{ severity: 'error', kind: 'incomplete', message: 'The run failed, though none of its tests did.', line: 4 }])
})

test('sets no duration when the clock went back', async () => {
  const { tests } = await read(start, begin(3, 'a', 9), end(3, 4), done)
  expect(tests[0]).not.toHaveProperty('duration')
})

test('counts lines that are not events in one notice, without the events of Flutter', async () => {
  const { tests, problems, notices } = await read('Got dependencies!', start, '[{"event":"x"}]', 'noise', '7', begin(3, 'a'), end(3), done)
  expect(tests).toHaveLength(1)
  expect(problems).toEqual([])
  expect(notices).toEqual(['3 lines are not events and were left out; the first is line 1.'])
})

test('reads events with missing or wrong fields without an exception', async () => {
  const events = ['suite', 'group', 'testStart', 'testDone', 'print', 'error', 'done', 'else'].flatMap((type) => [
    { type },
    { type, time: 'x', test: null, suite: [], group: 3, testID: {}, success: 'x' },
    { type, test: { id: 'x' }, suite: { id: null }, group: { id: 1, name: {}, parentID: [] }, testID: 99, error: 4, message: 5 },
    { type, test: { id: 1, name: 2, groupIDs: 'x', metadata: [], url: 3 }, suite: { id: 1, path: 7, platform: {} } },
  ])
  const { tests } = await read(start, ...events.map((event) => JSON.stringify(event)), begin(3, 'a'), end(3))
  expect(tests.at(-1)).toMatchObject({ name: 'a', status: 'successful' })
})

describe('lines that name files', () => {
  const print = (id: number, message: string) => JSON.stringify({ testID: id, messageType: 'print', message, type: 'print', time: 1 })
  const golden =
    'Golden "goldens/cart.png": Pixel test failed, 0.12%, 123px diff detected.\nFailure feedback can be found at\n/src/test/failures'

  test('keeps the message whole when an error names a golden', async () => {
    const { tests } = await read(start, suite('test/a_test.dart'), begin(1, 'pays'), error(1, golden), end(1), done)
    expect(tests[0]?.message).toBe(golden)
  })

  test('keeps the lines that name files when a long output is cut', async () => {
    const lines = [...Array(3000).fill('a line of the log'), golden, '[[ATTACHMENT|cart.png]]', ...Array(3000).fill('a line of the log')]
    const { tests } = await read(start, suite('test/a_test.dart'), begin(1, 'pays'), ...lines.map((line) => print(1, line)), end(1), done)
    expect(tests[0]?.stdout).toContain(`left out …\nGolden "goldens/cart.png"`)
    expect(tests[0]?.stdout).toContain('\nFailure feedback can be found at\n/src/test/failures\n[[ATTACHMENT|cart.png]]\n')
  })
})
