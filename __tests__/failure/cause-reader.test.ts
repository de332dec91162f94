import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { causeOf } from '../../src/failure/cause.js'
import { createCauseReader } from '../../src/failure/cause-reader.js'
import { recognise } from '../../src/formats/index.js'
import type { TestResult } from '../../src/records/record.js'
import { decodeWhole, readText } from '../formats/reading.js'

const fixtures = join(import.meta.dirname, '../fixtures')

async function failuresIn(path: string): Promise<readonly TestResult[]> {
  const text = decodeWhole(readFileSync(join(fixtures, path)))
  const { format } = recognise(path, text.slice(0, 64 * 1024))
  if (format === undefined) return []
  return (await readText(format, path, text)).tests.filter(({ status }) => status === 'failed')
}

const paths = readdirSync(fixtures)
  .filter((folder) => !folder.startsWith('_') && existsSync(join(fixtures, folder)))
  .flatMap((folder) => readdirSync(join(fixtures, folder)).map((file) => `${folder}/${file}`))

test('returns the same causes as a reader without caches, in any order', async () => {
  const failures = (await Promise.all(paths.map(failuresIn))).flat()
  expect(failures.length).toBeGreaterThan(150)
  const read = createCauseReader()
  for (const order of [failures, failures, failures.toReversed()]) {
    for (const failure of order) expect(read(failure)).toEqual(causeOf(failure))
  }
})

test('does not take the name of the test for a headline because another test has the same message', () => {
  const read = createCauseReader()
  const details = 'no price'
  const message = 'rounds half a cent'
  const other = { name: 'adds', suite: [], message, details }
  const own = { name: message, suite: [], message, details }
  for (const failure of [other, other, own]) expect(read(failure)).toEqual(causeOf(failure))
  expect(read(own).signature).not.toBe(read(other).signature)
})
