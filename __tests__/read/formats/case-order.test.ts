// Tests that the order of the cases in a result file changes no id, suite or rerun command (src/read/formats).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupBy } from '../../../src/base/group-by.js'
import { rerunCommand } from '../../../src/judge/rerun/rerun-command.js'
import type { Format } from '../../../src/read/formats/format.js'
import { formats, recognise } from '../../../src/read/formats/index.js'
import { createTestIdentities } from '../../../src/records/test-identity.js'
import { caseDocuments } from './failed-cases.js'
import { decodeWhole, readText } from './reading.js'

/** Reads the id, the suites, the name and the command of each test, sorted. */
async function testsIn(path: string, text: string): Promise<readonly string[]> {
  const format = formatOf(path, text)
  const { tests } = await readText(format, path, text)
  const identities = createTestIdentities('')
  return tests
    .map((each) => {
      const id = identities.next(each.suite, each.name)
      return [id, ...each.suite, each.name, rerunCommand({ ...each, format: format.id, source: path })].join(' | ')
    })
    .sort()
}

function formatOf(path: string, text: string): Format {
  const { format, because } = recognise(path, text)
  if (format === undefined) throw new Error(because)
  return format
}

const names = fc.constantFrom('test_login', 'test_logout', 'login works', 'login', 'Cart', 'test')
const cases = fc.uniqueArray(fc.record({ group: names, name: names }), {
  minLength: 2,
  maxLength: 12,
  selector: ({ group, name }) => `${group} ${name}`,
})
const twoOrders = cases.chain((given) =>
  fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length })),
)

test('has a document for every format whose files have more than one test', () => {
  const one = [{ group: 'Cart', name: 'adds' }]
  const claimed = caseDocuments.map(({ write }) => formatOf('results', write(one)).title)
  expect(new Set(claimed)).toEqual(new Set(formats.filter(({ folder }) => folder === undefined).map(({ title }) => title)))
})

test.each(caseDocuments)('gives tests the same ids, suites and commands in any order of the cases of $title', async ({ format, write }) => {
  await fc.assert(
    fc.asyncProperty(twoOrders, async ([given, shuffled]) => {
      const tests = await testsIn(`${format}.results`, write(given))
      expect(new Set(tests).size).toBe(given.length)
      expect(await testsIn(`${format}.results`, write(shuffled))).toEqual(tests)
    }),
    { numRuns: 50 },
  )
})

const folder = join(import.meta.dirname, '../../fixtures/junit')
const oneCase = /<testcase\b(?:[^>"]|"[^"]*")*?(?:\/>|>[\s\S]*?<\/testcase>)/g
const nameOfCase = /\sname="([^"]*)"/

/** Reverses adjacent test cases. Cases with the same name keep their order, because they are attempts or rows of one test. */
function withReversedCases(text: string): string {
  const separator = /(?<=<\/testcase>|<testcase\b(?:[^>"]|"[^"]*")*\/>)\s*(?=<testcase\b)/g
  return text.replace(new RegExp(`(?:${oneCase.source}\\s*)+`, 'g'), (run) => {
    const found = run.match(oneCase) ?? []
    const byName = groupBy(found, (each) => nameOfCase.exec(each)?.[1])
    return [...byName.values()]
      .reverse()
      .flat()
      .join(separator.test(run) ? '\n' : '')
  })
}

test.each(readdirSync(folder))('gives tests the same ids, suites and commands if the cases of %s are reversed', async (file) => {
  const text = decodeWhole(readFileSync(join(folder, file)))
  expect(await testsIn(file, withReversedCases(text))).toEqual(await testsIn(file, text))
})
