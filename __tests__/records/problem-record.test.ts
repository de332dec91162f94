import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSummary } from '../../src/judge/summary/summary.js'
import type { Problem } from '../../src/records/problem.js'
import { problemOf, problemRecord } from '../../src/records/problem-record.js'
import { createRecordsReader } from '../../src/records/read-records.js'
import { writeRecords } from '../../src/records/write-records.js'

const folder = mkdtempSync(join(tmpdir(), 'problem-record-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cut: Problem = {
  severity: 'error',
  kind: 'incomplete',
  message: 'The file ends inside <testcase>.',
  path: 'a.xml',
  line: 3,
  column: 9,
}

test('converts a problem to a record and back', () => {
  expect(problemOf(problemRecord(cut))).toEqual(cut)
  const plain: Problem = { severity: 'warning', message: 'The file states 2 tests, but lists 1.' }
  expect(problemOf(problemRecord(plain))).toEqual(plain)
})

test('makes the report of several jobs fail when one of them was incomplete', async () => {
  const path = join(folder, 'job.ndjson')
  const writer = writeRecords(path, {})
  writer.beginFile({ path: 'a.xml', format: 'junit' })
  writer.test({ name: 'adds', suite: ['cart'], status: 'successful' })
  writer.endFile([cut])
  writer.close()

  const summary = createSummary()
  summary.beginFile({ path: 'job.ndjson', format: 'records' })
  summary.endFile(await (await createRecordsReader()).read(path, 'job.ndjson', summary))
  expect(summary.result()).toMatchObject({ status: 'failed', counts: { successful: 1 }, problems: [cut] })
})
