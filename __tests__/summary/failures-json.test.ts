import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { RecordedTest } from '../../src/records/recorder.js'
import { judgeRun } from '../../src/run/judge-run.js'
import { run } from '../../src/run/run.js'
import { defaultFailOn } from '../../src/summary/fail-on.js'
import { failuresJson } from '../../src/summary/failures-json.js'
import { createSummary } from '../../src/summary/summary.js'

const cwd = mkdtempSync(join(tmpdir(), 'failures-json-'))
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

function runOf(tests: readonly Partial<RecordedTest>[]) {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const fields of tests) summary.test({ name: 'sums', suite: ['Cart'], status: 'failed', ...fields })
  summary.endFile([])
  return summary.result()
}

test('lists failed tests with their headline, their message and the number of runs', () => {
  const details = '    fail_test.go:6: Error message'
  const attempts = [{ status: 'failed' }] as const
  const run = runOf([{ message: 'Failed', details, attempts: [...attempts], file: 'a.go', line: 3 }, { status: 'successful' }])
  expect(failuresJson(run, { module: 'shop' })).toEqual({
    failures: [
      {
        name: 'sums',
        suite: ['Cart'],
        module: 'shop',
        file: 'a.go',
        line: 3,
        headline: 'fail_test.go:6: Error message',
        message: 'Failed',
        details,
        attempts: 2,
      },
    ],
    failuresLeftOut: 0,
  })
})

test('prefers the place in the project to the stated one, and leaves out a line that is unknown there', () => {
  const run = runOf([{ file: '/ci/shop/a.go', line: 3 }])
  const locations = new Map(run.tests.failed.map((failed) => [failed, { file: 'src/a.go' }]))
  const [failure] = failuresJson(run, { locations }).failures
  expect(failure).toMatchObject({ file: 'src/a.go' })
  expect(failure).not.toHaveProperty('line')
})

test('shows the end of the output when there is neither a message nor details', () => {
  expect(failuresJson(runOf([{ stdout: 'checking\nno stock\n' }]), {}).failures).toMatchObject([
    { headline: 'no stock', output: 'checking\nno stock' },
  ])
})

test('lists at most a thousand failures and counts the others', () => {
  const { failures, failuresLeftOut } = failuresJson(runOf(Array.from({ length: 1_300 }, () => ({}))), {})
  expect([failures.length, failuresLeftOut]).toEqual([1_000, 300])
})

test('lists at most a megabyte of failures and counts the others', () => {
  const long = { message: '漢'.repeat(5_000), details: '漢'.repeat(9_000) }
  const { failures, failuresLeftOut } = failuresJson(runOf(Array.from({ length: 200 }, () => long)), {})
  expect(failures.length).toBeGreaterThan(40)
  expect(failures.length + failuresLeftOut).toBe(200)
  expect(Buffer.byteLength(JSON.stringify(failures))).toBeLessThanOrEqual(1_000_000)
})

test('gives a failure the id of its record even when no records are written', async () => {
  const failed = '<testcase name="sums" classname="Cart"><failure message="no stock"/></testcase>'
  writeFileSync(join(cwd, 'TEST-a.xml'), `<testsuite name="Cart" tests="2">${failed}${failed}</testsuite>`)
  const idsOf = async (output?: string) => {
    const request = { cwd, paths: ['TEST-a.xml'], records: [], module: 'shop', output, failuresAsJson: true }
    const finished = await run(request, { env: {}, onWarning: () => {} })
    return judgeRun(finished, [], defaultFailOn)
      .json()
      .failures.map(({ id, module }) => ({ id, module }))
  }
  const withoutRecords = await idsOf()
  const withRecords = await idsOf('out.ndjson')
  const records = readFileSync(join(cwd, 'out.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(withRecords).toEqual(records.filter(({ kind }) => kind === 'test').map(({ id, module }) => ({ id, module })))
  expect(withoutRecords).toEqual(withRecords)
  expect(new Set(withRecords.map(({ id }) => id)).size).toBe(2)
})
