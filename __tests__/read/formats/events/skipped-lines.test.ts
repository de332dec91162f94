import { expect, test } from 'vitest'
import { createSkippedLines } from '../../../../src/read/formats/events/skipped-lines.js'
import type { Sink } from '../../../../src/read/formats/format.js'
import { readNdjson } from '../../../../src/records/ndjson.js'
import type { Problem } from '../../../../src/records/problem.js'

async function problemsOf(text: string): Promise<readonly (Omit<Problem, 'path'> | string)[]> {
  const problems: (Omit<Problem, 'path'> | string)[] = []
  const add = (one: Omit<Problem, 'path'> | string) => void problems.push(one)
  const sink: Sink = { test() {}, problem: add, notice: add, restart() {} }
  const strays = createSkippedLines(sink)
  await readNdjson([text], { value() {}, fault: strays.add })
  strays.report()
  return problems
}

test('counts output of tools between events in a notice', async () => {
  expect(await problemsOf('Building …\n{"a":1}\n{debug: true}\n')).toEqual([
    '2 lines are not events and were left out; the first is line 1.',
  ])
})

test.each(['{"type":"testDone","res', '{type":"testDone"}', 'Building …{"type":"testDone"}', '{"a":1}{"b":2}'])(
  'reports an error when an event is damaged: %s',
  async (line) => {
    expect(await problemsOf(`{"a":1}\n${line}\n{"a":1}\n`)).toEqual([
      {
        severity: 'error',
        kind: 'incomplete',
        message: 'The event in this line is damaged and was left out; the others are kept.',
        line: 2,
        column: 1,
      },
    ])
  },
)

test('reports the end of the file when it is inside an event', async () => {
  expect(await problemsOf('{"a":1}\n{"type":')).toEqual([
    {
      severity: 'error',
      kind: 'incomplete',
      message:
        'The file ends inside this line: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.',
      line: 2,
      column: 9,
    },
  ])
})
