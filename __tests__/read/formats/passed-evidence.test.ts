// Tests that steps and files of passed tests are read only when they are wanted (src/read/formats).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Sink } from '../../../src/read/formats/format.js'
import { recognise } from '../../../src/read/formats/index.js'
import type { TestResult } from '../../../src/records/record.js'

const fixtures = [
  ['ctrf/steps.json', 'looks', 1, 1],
  ['playwright/steps.json', 'passes', 1, 1],
  ['cucumber/js-steps.json', 'Looks', 4, 3],
  ['cucumber/messages-steps.ndjson', 'Looks', 4, 3],
  ['robot/steps7.xml', 'Looks', 1, 1],
] as const

async function read(name: string, keepsPassed: boolean): Promise<readonly TestResult[]> {
  const text = readFileSync(fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url)), 'utf8')
  const tests: TestResult[] = []
  const sink: Sink = { keepsPassed, test: (each) => void tests.push(each), problem() {}, notice() {}, restart: () => void tests.splice(0) }
  await recognise(name, text.slice(0, 64 * 1024)).format?.read({ path: name, chunks: () => [text] }, sink)
  return tests
}

test.each(fixtures)('gives a passed test of %s its steps and files only when they are wanted', async (name, testName, steps, files) => {
  const [plain, whole] = await Promise.all([read(name, false), read(name, true)])
  const find = (tests: readonly TestResult[]) => tests.find((each) => each.name === testName)
  expect(find(plain)).toMatchObject({ status: 'successful' })
  expect(find(plain)).not.toHaveProperty('steps')
  expect(find(plain)).not.toHaveProperty('attachments')
  expect(find(whole)?.steps).toHaveLength(steps)
  expect(find(whole)?.attachments).toHaveLength(files)
})
