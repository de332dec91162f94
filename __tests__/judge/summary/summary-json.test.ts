import { expect, test } from 'vitest'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { summaryJson } from '../../../src/judge/summary/summary-json.js'

/** The limit of `files` in bytes. */
const limit = 1_000_000
const files = 1000

const jsonOf = (summary: RunSummary) => summaryJson(summary, { headline: '', gates: { fails: false, reasons: [] } })

function summaryOf(paths: readonly string[]): RunSummary {
  const summary = createSummary()
  for (const path of paths) {
    summary.beginFile({ path, format: 'junit' })
    summary.endFile([])
  }
  return summary.result()
}

/** Returns paths of files whose JSON, each with a comma after it, has the given length together. */
function pathsOfBytes(total: number): readonly string[] {
  const bytesBesidePath = Buffer.byteLength(JSON.stringify(jsonOf(summaryOf([''])).files[0])) + 1
  const each = Math.floor(total / files)
  const rest = total - each * files
  return Array.from({ length: files }, (_, index) => 'a'.repeat(each - bytesBesidePath + (index === files - 1 ? rest : 0)))
}

test.each([
  ['just below', limit - 1],
  ['at', limit],
])('lists all files when their JSON is %s the limit', (_, total) => {
  const json = jsonOf(summaryOf(pathsOfBytes(total)))
  expect(json.files).toHaveLength(files)
  expect(json).not.toHaveProperty('filesLeftOut')
})

test('counts the files that it leaves out when their JSON is above the limit', () => {
  const json = jsonOf(summaryOf([...pathsOfBytes(limit + 1), 'last.xml']))
  expect(json.files).toHaveLength(files - 1)
  expect(json.filesLeftOut).toBe(2)
})

test('keeps the problems of a file that it leaves out when the file is above the limit', () => {
  const summary = createSummary()
  summary.beginFile({ path: 'a'.repeat(limit), format: 'junit' })
  summary.endFile([{ severity: 'error', message: 'The file is cut.' }])
  const { files: listed, filesLeftOut, problems } = jsonOf(summary.result())
  expect(listed).toEqual([])
  expect(filesLeftOut).toBe(1)
  expect(problems).toEqual([{ severity: 'error', message: 'The file is cut.' }])
})
