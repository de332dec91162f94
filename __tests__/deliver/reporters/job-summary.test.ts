import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { summary } from '@actions/core'
import { afterAll, expect, test } from 'vitest'
import { deliverJobSummary, writeJobSummary } from '../../../src/deliver/reporters/job-summary.js'

const folder = mkdtempSync(join(tmpdir(), 'job-summary-'))
const file = join(folder, 'summary.md')
// The summary of @actions/core reads the environment only once.
process.env.GITHUB_STEP_SUMMARY = file
afterAll(() => rmSync(folder, { recursive: true }))

test('appends the report to the content of the file', async () => {
  writeFileSync(file, 'before')
  await deliverJobSummary(() => '## Report\n', { summary, file })
  expect(readFileSync(file, 'utf8')).toBe('before\n\n## Report\n')
})

test('keeps the file with the report below the limit of GitHub in bytes', async () => {
  writeFileSync(file, '漢'.repeat(100_000))
  await deliverJobSummary((limit) => 'x'.repeat(limit), { summary, file })
  const size = readFileSync(file).length
  expect(size).toBeLessThanOrEqual(1_048_576)
  expect(size).toBeGreaterThan(1_040_000)
})

test('leaves a full file unchanged and throws the reason', async () => {
  const full = 'x'.repeat(1_048_000)
  writeFileSync(file, full)
  await expect(deliverJobSummary((limit) => (limit < 100 ? undefined : 'x'), { summary, file })).rejects.toThrow(
    /already contains 1048000 of 1048576 bytes/,
  )
  expect(readFileSync(file, 'utf8')).toBe(full)
})

test('throws an error when there is no job summary', async () => {
  await expect(deliverJobSummary(() => '', { summary, file: undefined })).rejects.toThrow(/GITHUB_STEP_SUMMARY/)
  await expect(deliverJobSummary(() => '', { summary, file: join(folder, 'missing') })).rejects.toThrow(/Cannot read the file/)
})

test('returns a problem when the disk does not accept the report', async () => {
  writeFileSync(file, 'before')
  const full = { addRaw: () => full, write: () => Promise.reject(new Error('ENOSPC: no space left on device, write')) }
  expect(await writeJobSummary(() => '## Report\n', { summary: full as unknown as typeof summary, file })).toEqual([
    { severity: 'error', kind: 'delivery', message: expect.stringMatching(/^The job summary ".*" cannot be written: ENOSPC/) },
  ])
  expect(readFileSync(file, 'utf8')).toBe('before')
})
