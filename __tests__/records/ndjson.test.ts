import { describe, expect, test } from 'vitest'
import { cutMargin } from '../../src/base/text/cut-margin.js'
import { recordLimits } from '../../src/records/limits.js'
import { type NdjsonFault, readNdjson } from '../../src/records/ndjson.js'
import { cpuTime } from '../cpu-time.js'

async function read(chunks: Iterable<string>) {
  const values: [number, unknown][] = []
  const faults: NdjsonFault[] = []
  const lines = await readNdjson(chunks, {
    value: (value, line) => void values.push([line, value]),
    fault: (fault) => void faults.push(fault),
  })
  return { values, faults, lines }
}

function* cut(text: string, size: number) {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

describe('lines of NDJSON', () => {
  test.each(['\n', '\r\n', '\r'])('reads lines that end in %j, and counts blank ones', async (end) => {
    const text = ['{"a":1}', '', '[2]', '  ', '"three"'].join(end)
    for (const size of [1, 2, 3, text.length]) {
      expect(await read(cut(text, size))).toEqual({
        values: [
          [1, { a: 1 }],
          [3, [2]],
          [5, 'three'],
        ],
        faults: [],
        lines: 5,
      })
    }
  })

  test('does not end a line at the line separators of Unicode', async () => {
    expect((await read(['{"a":"\u2028\u2029\u0085"}\n{"b":1}'])).values).toEqual([
      [1, { a: '\u2028\u2029\u0085' }],
      [2, { b: 1 }],
    ])
  })

  test('accepts a byte order mark on any line, as in concatenated files', async () => {
    expect((await read(['\ufeff{"a":1}\n\ufeff{"b":2}\n'])).values).toEqual([
      [1, { a: 1 }],
      [2, { b: 2 }],
    ])
  })

  test('reads one value per line when several lines together would be one value', async () => {
    const { values, faults } = await read(['1,2\n[1\n2],3\n{"a":[{"x":1}\n{"y":2}]},{"c":3}\n4\n'])
    expect(values).toEqual([[6, 4]])
    expect(faults.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
  })

  test('distinguishes a line that is cut off from lines that are not JSON', async () => {
    expect((await read(['log\n{"a":\n{"a":1}\n{"a":'])).faults).toEqual([
      { line: 1, kind: 'not-json', text: 'log' },
      { line: 2, kind: 'not-json', text: '{"a":' },
      { line: 4, kind: 'cut-off', text: '{"a":' },
    ])
  })

  test('reads the last line without a line end', async () => {
    expect((await read(['{"a":1}\n', '{"b"', ':2}'])).values).toHaveLength(2)
  })
})

test('skips a line longer than the limit, and keeps the lines around it', async () => {
  function* chunks() {
    yield '1\n"'
    for (let length = 0; length <= recordLimits.line; length += 65_536) yield 'x'.repeat(65_536)
    yield '"\n3\n'
  }
  expect(await read(chunks())).toEqual({
    values: [
      [1, 1],
      [3, 3],
    ],
    faults: [{ line: 2, kind: 'too-long', text: `"${'x'.repeat(99 + cutMargin)}` }],
    lines: 3,
  })
})

test('takes linear time for lines of garbage', async () => {
  const chunk = '{"broken\n'.repeat(1000)
  const timeOf = async (count: number) => {
    const start = cpuTime()
    const { faults } = await read(Array.from({ length: count }, () => chunk))
    expect(faults).toHaveLength(count * 1000)
    return cpuTime() - start
  }
  await timeOf(5)
  const few = await timeOf(5)
  // Windows measures CPU time in steps of 16 ms, so few lines may seem to take none.
  expect(await timeOf(50)).toBeLessThan(40 * few + 500)
})

test('uses the shortcut instead of the parser when it accepts the line', async () => {
  const values: unknown[] = []
  await readNdjson(['known\n{"a":1}\n'], {
    value: (value) => void values.push(value),
    fault: (fault) => expect.unreachable(JSON.stringify(fault)),
    shortcut: (text) => (text === 'known' ? { known: true } : undefined),
  })
  expect(values).toEqual([{ known: true }, { a: 1 }])
})
