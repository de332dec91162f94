import { expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import { readText } from '../reading.js'

const report = JSON.stringify(
  { results: { tool: { name: 'x' }, summary: { tests: 1 }, tests: [{ name: 'adds', status: 'passed', duration: 1 }] } },
  null,
  2,
)

async function read(text: string, size?: number) {
  const { format, because } = recognise('out/report.json', text)
  if (format === undefined) throw new Error(because)
  return readText(format, 'out/report.json', text, size)
}

test.each([
  ['a line of npm', '> test\n'],
  ['an empty line and log lines in brackets', '\n[info] start\n[1/2] {bundle}\n'],
  ['a stack trace of Mocha, which looks like XML', 'Error\n    at Context.<anonymous> (a.js:1:1)\n'],
  ['lines that end as on Windows', 'one\r\ntwo\r\n'],
])('reads a report after %s', async (_, before) => {
  const { tests, problems, notices } = await read(before + report)
  expect(tests.map(({ name }) => name)).toEqual(['adds'])
  expect(problems).toEqual([])
  const lines = before.split('\n').length - 1
  expect(notices).toEqual([expect.stringMatching(new RegExp(`^${lines} lines? around the report`))])
})

test.each([1, 7, 4096])('reads a report before and after other output in chunks of %i characters', async (size) => {
  const { tests, problems, notices } = await read(`> test\n${report}\nDone in 1 s.\n[info] end\n\n✓ "all" good\n`, size)
  expect(tests).toHaveLength(1)
  expect(problems).toEqual([])
  expect(notices).toEqual(['4 lines around the report are other output and left out.'])
})

test('reads a report that other output follows in the same line', async () => {
  const { tests, problems, notices } = await read(`${report}Done in 1 s.`)
  expect(tests).toHaveLength(1)
  expect(problems).toEqual([])
  expect(notices).toEqual(['1 line around the report is other output and left out.'])
})

test('reads a report after a report', async () => {
  const { tests, problems, notices } = await read(`${report}\n${report}`)
  expect(tests).toHaveLength(2)
  expect(problems).toEqual([])
  expect(notices).toBeUndefined()
})

test.each(['"tests": [', 'x", "tests": []}', '}', ', {"name": "b"}]'])(
  'reports an error when the rest of a damaged report follows: %s',
  async (rest) => {
    const { problems } = await read(`${report}\n${rest}\n`)
    expect(problems[0]).toMatchObject({ severity: 'error', kind: 'incomplete', line: report.split('\n').length + 1 })
  },
)

test('states the lines of the file when a report after other output is damaged', async () => {
  const { problems } = await read(`> test\n\n${report.slice(0, -20)}`)
  expect(problems).toContainEqual(
    expect.objectContaining({ kind: 'incomplete', line: `> test\n\n${report.slice(0, -20)}`.split('\n').length }),
  )
})

test.each(['README.md', 'a.test.ts'])('does not take an example in %s for a report', (path) => {
  expect(recognise(path, `Example:\n\n${report}`).format).toBeUndefined()
})

test('does not look for a report inside of another JSON document', () => {
  expect(recognise('a.json', `[\n${report}\n]`).format).toBeUndefined()
})

test('reports a damaged event before the first event of a stream that is recognised', async () => {
  const text = `x{"meta":{\n{"meta":{"protocolVersion":"1","implementation":{}}}\n`
  const { format, because } = recognise('messages.ndjson', text)
  if (format === undefined) throw new Error(because)
  const { problems } = await readText(format, 'messages.ndjson', text)
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', message: expect.stringContaining('damaged') }))
})
