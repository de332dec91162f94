import { expect, test } from 'vitest'
import { reasonForNoComment } from '../../../../../src/deliver/reporters/comment/comment-modes.js'
import { unknownJobs } from '../../../../../src/deliver/reporters/comment/parts/known-jobs.js'
import { mergeParts } from '../../../../../src/deliver/reporters/comment/parts/merge-parts.js'
import type { Part } from '../../../../../src/deliver/reporters/comment/parts/part.js'
import { compressParts, readParts } from '../../../../../src/deliver/reporters/comment/parts/part-document.js'
import { hasPartFailed } from '../../../../../src/deliver/reporters/comment/parts/part-gates.js'
import { reducedContents } from '../../../../../src/deliver/reporters/comment/parts/reduce-parts.js'
import { defaultFailOn, parseFailOn } from '../../../../../src/judge/summary/fail-on.js'
import type { GateReason } from '../../../../../src/judge/summary/gate-reason.js'
import { checkGates } from '../../../../../src/judge/summary/gates.js'
import { gateLines } from '../../../../../src/report/content/gate-lines.js'
import { headlineMark, headlineText } from '../../../../../src/report/content/headline.js'
import { plainInline } from '../../../../../src/report/render/chat/plain-inline.js'
import { type ExampleTest, failed, partOf, passed } from './example-parts.js'

const gone: GateReason = { word: 'fewer', message: '1 suite of the base build ran no test: Cart.' }

const partWith = (job: string, gateReasons: readonly GateReason[], tests: readonly ExampleTest[] = [passed('a')], step?: string): Part =>
  partOf({ job, ...(step !== undefined && { step }) }, tests, [], (summary) => ({ ...summary, gateReasons }))

/** Merges parts after they were stored and read again. */
function merged(parts: readonly Part[]) {
  const content = { run: 1, parts, covered: new Set(parts.map(({ name }) => name)) }
  return mergeParts(readParts(compressParts(content, 60_000) ?? Buffer.alloc(0)).parts, unknownJobs).summary
}

const linesOf = (parts: readonly Part[]) => gateLines(merged(parts)).map(plainInline)

test('names the jobs of each reason when the comment has several jobs', () => {
  const regressed: GateReason = { word: 'regressed', message: 'Properties regressed: size went from 1 to 2.' }
  const parts = [partWith('unit (20)', [gone]), partWith('unit (22)', [gone, regressed]), partWith('e2e', [])]
  expect(linesOf(parts)).toEqual([`unit (20) and unit (22): ${gone.message}`, `unit (22): ${regressed.message}`])
  const summary = merged(parts)
  expect(headlineMark({ summary })).toBe('failed')
  expect(summary.jobs.map(({ job, status }) => [job, status])).toEqual([
    ['e2e', 'successful'],
    ['unit (20)', 'failed'],
    ['unit (22)', 'failed'],
  ])
})

test('names no job when several steps of one job report', () => {
  expect(linesOf([partWith('unit', [gone], [passed('a')], 'one'), partWith('unit', [], [passed('b')], 'two')])).toEqual([gone.message])
})

test('shows the step without tests when other steps have some', () => {
  const { reasons } = checkGates(partlyEmpty(), defaultFailOn)
  expect(linesOf([partWith('e2e', reasons, []), partWith('unit', [])])).toEqual(['e2e: No tests were found.'])
  expect(linesOf([partWith('e2e', reasons, []), partWith('unit', reasons, [])])).toEqual([])
})

const partlyEmpty = () => mergeParts([partOf({ job: 'a' }, [])], unknownJobs).summary

test('repeats no reason that the counts of the comment contain', () => {
  const tests = [failed('a')]
  const { summary } = mergeParts([partOf({ job: 'unit' }, tests)], unknownJobs)
  const { reasons } = checkGates(summary, parseFailOn('failed'))
  expect(reasons).toHaveLength(1)
  expect(linesOf([partWith('unit', reasons, tests), partWith('e2e', [])])).toEqual([])
})

test('keeps a reason, however short the parts have to be', () => {
  const part = partWith(
    'unit',
    Array.from({ length: 20 }, (_, index) => ({ word: 'missing', message: `${index} ${'x'.repeat(9_000)}` })),
  )
  expect(JSON.stringify(part.results.gates).length).toBeLessThan(6_000)
  for (const {
    parts: [reduced],
  } of reducedContents({ run: 12, parts: [part], covered: new Set([part.name]) })) {
    expect(reduced?.results.gates?.[0]?.message).toMatch(/^0 xxx/)
    expect(reduced !== undefined && hasPartFailed(reduced)).toBe(true)
  }
})

test('comments in the mode "failures" when only such a reason fails the step', () => {
  const situation = (part: Part) => ({ parts: [part], isWritten: false, earlier: undefined })
  expect(reasonForNoComment({ mode: 'failures' }, situation(partWith('unit', [gone])) as never)).toBeUndefined()
  expect(reasonForNoComment({ mode: 'failures' }, situation(partWith('unit', [])) as never)).toContain('did not fail')
})

test('has another fingerprint when the reasons differ', () => {
  const { fingerprint } = partWith('unit', [gone])
  expect(partWith('unit', []).fingerprint).not.toBe(fingerprint)
  expect(partWith('unit', []).fingerprint).toBe(partOf({ job: 'unit' }, [passed('a')]).fingerprint)
})

const nothing: GateReason = { word: 'no-tests', message: 'No tests were found.' }

test.each([
  [['unit', 'e2e'], ['e2e'], 'no tests in 1 of 2 jobs; 1 test passed'],
  [['unit', 'e2e', 'api'], ['e2e'], 'no tests in 1 of 3 jobs; 2 test runs passed in 2 jobs'],
  [['unit', 'e2e', 'api'], ['e2e', 'api'], 'no tests in 2 of 3 jobs; 1 test passed'],
])('states in the headline of %j that no tests were found in %j', (jobs, empty, expected) => {
  const summary = merged(jobs.map((job) => (empty.includes(job) ? partWith(job, [nothing], []) : partWith(job, []))))
  expect(headlineText({ summary })).toBe(expected)
  expect(headlineMark({ summary })).toBe('failed')
})

test('states in the headline that one step of a job found no tests', () => {
  const summary = merged([partWith('unit', []), partWith('unit', [nothing], [], 'report 2')])
  expect(headlineText({ summary })).toBe('no tests in one step; 1 test passed')
})
