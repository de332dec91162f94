import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { defaultFailOn } from '../../../src/judge/summary/fail-on.js'
import { failuresJson, shortFailuresJson } from '../../../src/judge/summary/failures-json.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { applyGates } from '../../../src/run/apply-gates.js'
import { run } from '../../../src/run/run.js'

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
        jobs: [],
        headline: 'fail_test.go:6: Error message',
        message: 'Failed',
        details,
        cause: expect.stringMatching(/^\d+[ew]?-[0-9a-f]{12}$/),
        owners: [],
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

test('names the failed step and the files that the test left behind', () => {
  const steps = [{ name: 'open the cart', status: 'failed' as const, steps: [{ name: 'click "Pay"', status: 'failed' as const }] }]
  const attachments = [
    { name: 'shot.png', type: 'image/png', size: 70, path: 'S/shot.png', sha256: 'a'.repeat(64) },
    { name: 'passwd', path: '../../etc/passwd', reason: 'outside' as const },
  ]
  const { failures } = failuresJson(runOf([{ message: 'Timeout 5000ms exceeded', steps, attachments, attachmentsLeftOut: 2 }]), {})
  expect(failures).toMatchObject([
    {
      headline: 'Timeout 5000ms exceeded · click "Pay"',
      step: ['open the cart', 'click "Pay"'],
      attachments: [
        { name: 'shot.png', type: 'image/png', size: 70, path: 'S/shot.png' },
        { name: 'passwd', path: '../../etc/passwd' },
      ],
      attachmentsLeftOut: 2,
    },
  ])
  expect(failures[0]?.attachments?.map((attachment) => Object.keys(attachment).length)).toEqual([4, 2])
  const [short] = JSON.parse(shortFailuresJson(failures, 10_000)) as readonly object[]
  expect(short).toHaveProperty('step')
  expect(short).not.toHaveProperty('attachments')
})

test('lists at most a thousand failures and counts the others', () => {
  const { failures, failuresLeftOut } = failuresJson(runOf(Array.from({ length: 1_300 }, () => ({}))), {})
  expect([failures.length, failuresLeftOut]).toEqual([1_000, 300])
})

test('lists a test that failed in several jobs once, with the names of the jobs, and counts distinct tests', () => {
  const tests = ['a', 'b'].flatMap((id) => ['unit (20)', 'unit (22)'].map((job) => ({ id, job, message: '漢'.repeat(2_000) })))
  const many = Array.from({ length: 300 }, (_, index) => ({ ...tests[0], id: `${index}` }))
  const { failures, failuresLeftOut } = failuresJson(runOf([...tests, ...many]), {})
  expect(failures.slice(0, 2)).toMatchObject(['a', 'b'].map((id) => ({ id, jobs: ['unit (20)', 'unit (22)'], executions: 2 })))
  expect(failures[2]).not.toHaveProperty('executions')
  expect(failures.length).toBeLessThan(302)
  expect(failures.length + failuresLeftOut).toBe(302)
})

test('adds the owners of a test and the command that runs it again', () => {
  const [failure] = failuresJson(runOf([{}]), { ownersOf: () => ['@acme/shop'], rerunOf: ({ name }) => `run ${name}` }).failures
  expect(failure).toMatchObject({ owners: ['@acme/shop'], rerun: 'run sums' })
})

test('shortens the list for an output to whole failures without their details', () => {
  const { failures } = failuresJson(runOf(Array.from({ length: 200 }, () => ({ message: '漢'.repeat(500), details: 'trace' }))), {})
  const json = shortFailuresJson(failures, 100_000)
  const listed = JSON.parse(json)
  expect(Buffer.byteLength(json)).toBeLessThanOrEqual(100_000)
  expect(Buffer.byteLength(json)).toBeGreaterThan(95_000)
  expect(listed[0]).toMatchObject({ name: 'sums', message: '漢'.repeat(500) })
  expect(listed[0]).not.toHaveProperty('details')
  expect(shortFailuresJson([], 100)).toBe('[]')
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
    const request = { cwd, paths: ['TEST-a.xml'], records: [], module: 'shop', output }
    const finished = await run(request, { env: {}, onWarning: () => {} })
    return applyGates(finished, [], defaultFailOn)
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
