// Tests that a failed test counts in a joint report when its name is longer than a line of records (src/records).
import { expect, test } from 'vitest'
import { defaultFailOn } from '../../src/judge/summary/fail-on.js'
import { checkGates } from '../../src/judge/summary/gates.js'
import { run } from '../../src/run/run.js'
import { makeTree } from '../read/collect/tree.js'

const context = { env: {}, onWarning() {} }

test('joins the failed test of a job when its name is longer than a line of records', async () => {
  const tests = [
    { name: 'pays '.repeat(4 * 1024 * 1024), status: 'failed', duration: 1, message: 'no money' },
    { name: 'adds', status: 'passed', duration: 1 },
  ]
  const cwd = makeTree({ 'ctrf/report.json': JSON.stringify({ results: { tool: { name: 'jest' }, summary: { tests: 2 }, tests } }) })
  const request = { cwd, paths: [], records: [] }
  const collected = await run({ ...request, output: 'unit.ndjson' }, context)
  expect(collected.judged.scope.summary.counts).toMatchObject({ total: 2, failed: 1 })
  expect(collected.judged.scope.summary.problems).toEqual([
    { severity: 'warning', message: expect.stringContaining('Names of 1 test were cut'), path: 'ctrf/report.json' },
  ])

  const { scope } = (await run({ ...request, records: ['unit.ndjson'], output: 'all.ndjson' }, context)).judged
  expect(scope.summary.counts).toMatchObject({ total: 2, failed: 1, successful: 1 })
  expect(scope.summary.tests.failed).toMatchObject([{ name: expect.stringMatching(/^pays pays /), message: 'no money' }])
  expect(checkGates(scope.summary, defaultFailOn)).toMatchObject({ fails: true, reasons: [{ message: '1 of 2 tests failed.' }] })
})
