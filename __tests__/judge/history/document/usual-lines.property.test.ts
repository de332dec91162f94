import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHistories } from '../../../../src/judge/history/create-histories.js'
import { readHistoryDocument } from '../../../../src/judge/history/document/read-history-document.js'
import { writeHistoryDocument } from '../../../../src/judge/history/document/write-history-document.js'
import { makeRow } from '../../../../src/judge/history/history-rows.js'
import { historyIdLength, type TestHistories } from '../../../../src/judge/history/test-histories.js'
import { judge } from '../../../../src/judge/verdicts/judge.js'
import { buildsOf, idOf, newest, resultsOf } from '../../verdicts/history-of.js'

const builds = buildsOf(12)

/** Names that look like the syntax around them. */
const names = fc.oneof(
  fc.constantFrom('a', 'b', 'a","b', '"', '\\', ']}', 'a\nb', '\r', '', 'ä', '日本', '",", "'),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const suites = fc.record({
  suite: fc.oneof(
    fc.constantFrom<string[][]>([], ['a'], ['b'], ['a', 'b'], ['a","b'], ['a', 'b', 'c'], ['']),
    fc.array(names, { maxLength: 3 }),
  ),
  module: fc.constantFrom(undefined, '', 'shop', 'sh"op', 'shop"}'),
})
const outcomes = fc.oneof(
  { weight: 3, arbitrary: fc.constant('P'.repeat(builds.length)) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom('P', 'P', 'F', 'S', '-'), { minLength: builds.length, maxLength: builds.length })
      .map((each) => each.join('')),
  },
)
const tests = fc.array(fc.record({ place: suites, name: names, results: outcomes }), { minLength: 1, maxLength: 20 })

const historyOf = (rows: typeof tests extends fc.Arbitrary<infer Rows> ? Rows : never): TestHistories =>
  createHistories(
    builds,
    rows.map(({ place, name, results }, index) =>
      makeRow({ id: idOf(`test ${index}`).slice(0, historyIdLength), ...place, name, results, causes: [], isOlder: false }),
    ),
  )

const read = (text: string) => {
  const { histories, problems } = readHistoryDocument(Buffer.from(text), 'history.ndjson')
  if (histories === undefined) throw new Error(JSON.stringify(problems))
  return { histories, problems, rows: [...histories.all()] }
}

/** A line that begins with a space is read as JSON. */
const unusual = (text: string): string => text.replaceAll(/^(?!$)/gm, ' ')

test('reads the same rows when no line is as this version writes it', () => {
  fc.assert(
    fc.property(tests, (rows) => {
      const text = writeHistoryDocument(historyOf(rows)).toString()
      const { problems, rows: found } = read(text)
      expect(problems).toEqual([])
      expect(read(unusual(text))).toMatchObject({ problems, rows: found })
      expect(read(text.replaceAll('\n', '\r\n'))).toMatchObject({ problems, rows: found })
    }),
  )
})

test('finds the same changes when suites are parts of the text, values or rows', () => {
  const run = fc.array(fc.record({ test: fc.nat(24), outcome: fc.constantFrom('P', 'F', 'S', '-'), moved: fc.option(suites) }), {
    maxLength: 24,
  })
  fc.assert(
    fc.property(tests, run, (rows, ran) => {
      const text = writeHistoryDocument(historyOf(rows)).toString()
      const results = resultsOf(
        Object.fromEntries(
          ran.map(({ test: index, outcome, moved }) => {
            const { suite, module } = moved ?? rows[index]?.place ?? { suite: ['a'], module: undefined }
            return [`test ${index}`, { outcome: outcome as 'P', suite, ...(module !== undefined && { module }) }]
          }),
        ),
      )
      const changes = [read(text).histories, read(unusual(text)).histories, createHistories(builds, read(text).rows)].map(
        (histories) => judge({ histories, results, base: newest(histories) }).changes,
      )
      expect(changes[1]).toEqual(changes[0])
      expect(changes[2]).toEqual(changes[0])
    }),
  )
})

test.each([
  ['a name that is too long', '{"suite":["a"]}', JSON.stringify('n'.repeat(5_000)), ['The name of the test is too long.', 4]],
  ['too many suites', `{"suite":[${Array.from({ length: 101 }, () => '"a"').join()}]}`, '"n"', ['"suite" is not a list of names.', 3]],
  ['a suite with a control character', '{"suite":["a\tb"]}', '"n"', [expect.stringContaining('The line '), 3]],
])('reports %s when the line otherwise looks as usual', (_, suite, name, [message, line]) => {
  const text = `{"format":"build-report-history","version":1,"builds":[{"build":"1","status":"failed"}]}\n{"ids":"0123456789"}\n${suite}\n${name}\n{"tests":1}\n`
  const { problems } = readHistoryDocument(Buffer.from(text), 'history.ndjson')
  expect(problems).toMatchObject([{ line, message: typeof message === 'string' ? `${message} The history does without it.` : message }])
})
