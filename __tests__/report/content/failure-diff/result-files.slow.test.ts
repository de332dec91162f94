// Tests the compared values that src/report/content/failure-diff finds in the failures of real result files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { displayText } from '../../../../src/base/text/display-text.js'
import { recognise } from '../../../../src/read/formats/index.js'
import { failureComparison } from '../../../../src/report/content/failure-diff/failure-comparison.js'
import { corpus } from '../../../corpus.js'
import { decodeWhole, readText } from '../../../read/formats/reading.js'

const fixtures = join(import.meta.dirname, '../../../fixtures')

const isResultFile = (folder: string, path: string) =>
  path.includes('/') && !/^(?:__records__|openapi)\//.test(path) && statSync(join(folder, path)).isFile()

/** The failed tests of all files in the folders of a folder, one folder per format. */
async function failedTests(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => isResultFile(folder, path))
    .sort()
  const failed: { readonly path: string; readonly name: string; readonly message: string; readonly details: string }[] = []
  for (const path of paths) {
    const text = decodeWhole(readFileSync(join(folder, path)))
    const { format } = recognise(path, text.slice(0, 64 * 1024))
    if (format === undefined) continue
    const { tests } = await readText(format, path, text)
    for (const { name, status, message = '', details = '' } of tests) {
      if (status === 'failed') failed.push({ path, name, message, details })
    }
  }
  return failed
}

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The failures whose values contain a word that the message does not. */
function inventions(failed: Awaited<ReturnType<typeof failedTests>>) {
  return failed.filter(({ message, details }) => {
    const known = new Set(words(displayText(`${message}\n${details}`)))
    const values = Object.values(failureComparison(message, details) ?? {})
    // A value may be cut within a word.
    const whole = values.map((value) => value.replace(/[\p{L}\p{N}]* ?…(?: \d+ more lines?)?[\p{L}\p{N}]*/gu, ' '))
    return whole.some((value) => !words(value).every((word) => known.has(word)))
  })
}

describe('the failures of the fixtures', () => {
  test('have the stored values', async () => {
    const failed = await failedTests(fixtures)
    const found = failed.flatMap(({ path, name, message, details }) => {
      const values = failureComparison(message, details)
      return values === undefined ? [] : [{ test: `${path}: ${name}`, ...values }]
    })
    expect(inventions(failed)).toEqual([])
    expect(found).toMatchSnapshot()
  })
})

describe.skipIf(!existsSync(corpus))(
  'the failures of the corpus',
  () => {
    test('have values in at least 306 of 1,150 failures, all of them words of the failure', async () => {
      const failed = await failedTests(corpus)
      expect(failed.length).toBeGreaterThan(1_150)
      expect(failed.filter(({ message, details }) => failureComparison(message, details) !== undefined).length).toBeGreaterThanOrEqual(306)
      expect(inventions(failed)).toEqual([])
    })

    test('have no values in the sentences that only look like a comparison', async () => {
      const failed = await failedTests(corpus)
      const prose = failed.filter(({ message }) =>
        /^(?:Expected element to be visible|expected 528 to be below 200|QCOMPARE\(1, 1\))/.test(message),
      )
      expect(prose.length).toBeGreaterThan(2)
      expect(prose.filter(({ message, details }) => failureComparison(message, details) !== undefined)).toEqual([])
    })
  },
  60_000,
)
