// Tests how the headline counts the failures of each verdict and advises what to do (src/report/content/headline.ts).
import { expect, test } from 'vitest'
import type { JobSummary } from '../../../../src/judge/summary/job-summary.js'
import { type RunSummary, withProblems } from '../../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import { noTestCounts } from '../../../../src/judge/summary/test-counts.js'
import type { ChangedTests, TestChanges, VerdictCounts } from '../../../../src/judge/verdicts/verdict.js'
import type { Problem } from '../../../../src/records/problem.js'
import { groupTitle } from '../../../../src/report/content/failures/group-title.js'
import { headlineMark, headlineText, quietLine } from '../../../../src/report/content/headline.js'
import { groupTag } from '../../../../src/report/content/verdicts/verdict-counts.js'

const noVerdicts: VerdictCounts = { new: 0, unseen: 0, unknown: 0, known: 0, flaky: 0, quarantined: 0 }

interface Numbers {
  readonly failed?: number
  readonly passed?: number
  readonly flaky?: number
  readonly cancelled?: number
}

/** A run whose failed tests have verdicts. Each test took a second. */
function runOf(
  jobs: Readonly<Record<string, Numbers>>,
  verdicts: Partial<VerdictCounts>,
  { problems = [], ref = 'main' }: { readonly problems?: readonly Problem[]; readonly ref?: string } = {},
): RunSummary {
  const summary = createSummary()
  for (const [job, { failed = 0, passed = 0, flaky = 0, cancelled = 0 }] of Object.entries(jobs)) {
    summary.beginFile({ path: `${job}.xml`, format: 'junit' })
    const add = (count: number, name: string, fields: object) => {
      for (let index = 0; index < count; index++) {
        const id = `${name} ${index}`
        summary.test({ id, name: id, suite: [], status: 'successful', duration: 1000, ...(job !== '' && { job }), ...fields })
      }
    }
    add(failed, 'failed', { status: 'failed' })
    add(passed, 'passed', {})
    add(flaky, 'flaky', { flaky: true })
    add(cancelled, 'cancelled', { status: 'cancelled' })
    summary.endFile(problems)
  }
  const result = summary.result()
  const { quarantined = 0, ...others } = verdicts
  const isExcused = quarantined > 0 && Object.keys(others).length === 0
  const counts = { ...result.counts, ...(quarantined > 0 && { quarantined: isExcused ? result.counts.failed : quarantined }) }
  return withProblems({ ...result, counts, verdicts: { ...noVerdicts, ...verdicts }, history: { builds: 50, ref } }, [])
}

const one = (numbers: Numbers, verdicts: Partial<VerdictCounts>) => runOf({ '': numbers }, verdicts)

const headline = (summary: RunSummary) => headlineText({ summary })

const failing = { failed: 2, passed: 1_282 }

test('counts the failures of each verdict when they differ', () => {
  expect(headline(one(failing, { new: 1, known: 1 }))).toBe('2 of 1,284 tests failed: 1 new · 1 also fails on main')
  expect(headline(one({ failed: 9, passed: 91 }, { new: 1, unseen: 1, unknown: 1, known: 3, flaky: 1, quarantined: 2 }))).toBe(
    '9 of 100 tests failed: 2 new · 1 without history · 3 also fail on main · 1 known flaky · 2 quarantined',
  )
})

test('does not repeat the number when all failures have the same verdict', () => {
  expect(headline(one(failing, { new: 1, unseen: 1 }))).toBe('2 of 1,284 tests failed: new')
  expect(headline(one(failing, { known: 2 }))).toBe('2 of 1,284 tests failed, as on main')
  expect(headline(one(failing, { flaky: 2 }))).toBe('2 of 1,284 tests failed: known flaky')
  expect(headline(one(failing, { unknown: 2 }))).toBe('2 of 1,284 tests failed')
})

test('compares a build of the branch with the builds before it, and not with the branch', () => {
  const onMain = (failed: number, verdicts: Partial<VerdictCounts>) => {
    const summary = one({ failed, passed: 10 }, verdicts)
    return { ...summary, history: { builds: 50, ref: 'main', isOwn: true as const } }
  }
  expect(headline(onMain(2, { known: 2 }))).toBe('2 of 12 tests failed, as before')
  expect(headline(onMain(5, { new: 2, known: 3 }))).toBe('5 of 15 tests failed: 2 new · 3 failed before')
  expect(groupTitle('known', onMain(2, { known: 2 }))).toBe('Failed before')
})

test('states that main is fixed when it has fixed all known failures', () => {
  const fixed = one(failing, { known: 2, knownFixed: 2 })
  expect(headline(fixed)).toBe('2 of 1,284 tests failed, fixed on main since')
  expect(groupTitle('known', fixed)).toBe('Fixed on main: merge main into this branch')
  expect(groupTag('known', fixed)).toBe('2 fixed on main since')
  const some = one(failing, { known: 2, knownFixed: 1 })
  expect(headline(some)).toBe('2 of 1,284 tests failed, as on main')
  expect(groupTitle('known', some)).toBe('Also fails on main')
  expect(headline(one(failing, { new: 1, known: 1, knownFixed: 1 }))).toBe('2 of 1,284 tests failed: 1 new · 1 also fails on main')
})

test('does not advise a build of main to merge main', () => {
  const summary = { ...one(failing, { known: 2, knownFixed: 2 }), history: { builds: 50, ref: 'main', isOwn: true as const } }
  expect(headline(summary)).toBe('2 of 1,284 tests failed, fixed on main since')
  expect(groupTitle('known', summary)).toBe('Failed before')
})

test('counts distinct tests and jobs before the verdicts when there are several jobs', () => {
  const [green, red] = [{ passed: 4 }, { failed: 1, passed: 3 }]
  expect(headline(runOf({ a: green, b: red, c: red }, { new: 1 }))).toBe('1 test failed in 2 of 3 jobs: new')
  expect(headline(runOf({ a: { failed: 4 }, b: red, c: red }, { new: 3, known: 1 }))).toBe(
    '4 tests failed in all 3 jobs: 3 new · 1 also fails on main',
  )
})

test('adds the verdicts when results are incomplete', () => {
  const problems: readonly Problem[] = [{ severity: 'error', kind: 'incomplete', message: 'The file ends early.' }]
  const runWith = (numbers: Numbers, verdicts: Partial<VerdictCounts>) => headline(runOf({ '': numbers }, verdicts, { problems }))
  expect(runWith({ failed: 3, passed: 353 }, { new: 1, known: 2 })).toBe(
    'results are incomplete; 3 of the 356 tests found failed: 1 new · 2 also fail on main',
  )
  expect(runWith({ failed: 2 }, { known: 2 })).toBe('results are incomplete; all 2 tests found failed, as on main')
  expect(runWith({ failed: 1 }, { new: 1 })).toBe('results are incomplete; the only test found failed: new')
  expect(runWith({ passed: 356 }, {})).toBe('results are incomplete; none of the 356 tests found failed')
  expect(headlineMark({ summary: runOf({ '': { failed: 1, passed: 3 } }, { quarantined: 1 }, { problems }) })).toBe('failed')
})

test('adds the verdicts when jobs have not reported', () => {
  const summary = runOf({ a: { failed: 1, passed: 3 }, b: { passed: 4 } }, { new: 1 })
  const waiting: JobSummary = { job: 'c', state: 'waiting', status: 'unknown', counts: noTestCounts() }
  expect(headline({ ...summary, jobs: [...summary.jobs, waiting] })).toBe('2 of 3 jobs have reported; 1 test failed in 1 of them: new')
})

test('counts quarantined failures when there is no history', () => {
  expect(headline(one({ failed: 3, passed: 7 }, { unknown: 2, quarantined: 1 }))).toBe('3 of 10 tests failed, 1 of them quarantined')
})

test('leaves out the verdicts when more tests failed than reports count', () => {
  const summary = one({ failed: 1, passed: 1 }, { new: 1 })
  expect(headline({ ...summary, failedTests: undefined })).toBe('1 of 2 tests failed')
})

test('shows a run as passed when only quarantined tests failed', () => {
  const summary = one({ failed: 1, passed: 1_269 }, { quarantined: 1 })
  expect([headlineMark({ summary }), headline(summary)]).toEqual(['successful', '1,269 tests passed; 1 quarantined test failed'])
  expect(headline(one({ failed: 2, passed: 3, flaky: 1 }, { quarantined: 2 }))).toBe(
    '4 tests passed, 1 of them flaky; 2 quarantined tests failed',
  )
  expect(headline(one({ failed: 1 }, { quarantined: 1 }))).toBe('1 quarantined test failed')
  const jobs = runOf({ a: { failed: 1, passed: 3 }, b: { failed: 1, passed: 3 } }, { quarantined: 1 })
  expect([headline(jobs), quietLine({ summary: jobs }).join(' · ')]).toEqual([
    '6 test runs passed in 2 jobs; 1 quarantined test failed',
    '4 s',
  ])
})

test('counts the tests that this change quarantines when only quarantined tests failed', () => {
  const summary = (failed: number, quarantinedByChange: number) => ({
    ...one({ failed, passed: 1_269 }, { quarantined: failed }),
    quarantinedByChange,
  })
  expect(headline(summary(1, 1))).toBe('1,269 tests passed; 1 test failed, quarantined by this change')
  expect(headline(summary(2, 2))).toBe('1,269 tests passed; 2 tests failed, quarantined by this change')
  expect(headline(summary(3, 1))).toBe('1,269 tests passed; 3 quarantined tests failed, 1 of them quarantined by this change')
})

test('counts the tests that this change quarantines among other failures', () => {
  const summary = (verdicts: Partial<VerdictCounts>) => ({ ...one({ failed: 5, passed: 5 }, verdicts), quarantinedByChange: 1 })
  expect(headline(summary({ new: 2, known: 1, quarantined: 2 }))).toBe(
    '5 of 10 tests failed: 2 new · 1 also fails on main · 2 quarantined, 1 of them by this change',
  )
  expect(headline(summary({ new: 2, known: 2, quarantined: 1 }))).toBe(
    '5 of 10 tests failed: 2 new · 2 also fail on main · 1 quarantined by this change',
  )
  expect(headline(summary({ unknown: 4, quarantined: 1 }))).toBe('5 of 10 tests failed, 1 of them quarantined by this change')
  expect(headline(summary({ unknown: 3, quarantined: 2 }))).toBe('5 of 10 tests failed, 2 of them quarantined, 1 of them by this change')
})

test('counts the tests that this change quarantines below the headline when the run was cancelled', () => {
  const summary = { ...one({ failed: 1, passed: 2, cancelled: 1 }, { quarantined: 1 }), quarantinedByChange: 1 }
  expect(quietLine({ summary })[0]).toBe('1 quarantined by this change')
})

test('counts quarantined tests below the headline when the run was cancelled', () => {
  const summary = one({ failed: 1, passed: 2, cancelled: 1 }, { quarantined: 1 })
  expect([headlineMark({ summary }), headline(summary), quietLine({ summary }).join(' · ')]).toEqual([
    'cancelled',
    '1 of 4 tests was cancelled',
    '1 quarantined · 4 s',
  ])
})

test('names the base branch in one short line when its name is hostile', () => {
  const hostile = `x\n# ${'y'.repeat(500)}`
  const shown = headline(runOf({ '': { failed: 1, passed: 1 } }, { known: 1 }, { ref: hostile }))
  expect(shown).toMatch(/^1 of 2 tests failed, as on x # y+ …$/)
  expect(shown.length).toBeLessThan(100)
})

const tests = (count: number): ChangedTests => ({ count, tests: [] })
const changes: TestChanges = { fixed: tests(2), recovered: 0, gone: tests(1), newlySkipped: tests(3), slower: tests(1_000) }

test('lists what else changed before the duration', () => {
  const summary = { ...one({ passed: 10, flaky: 1, failed: 1 }, { new: 1 }), changes }
  expect(quietLine({ summary }).join(' · ')).toBe('1 flaky · 2 fixed · 1 gone · 3 newly skipped · 1,000 slower · 12 s')
  expect(quietLine({ summary, place: 'comment' }).join(' · ')).toBe('1 flaky · 1 gone · 3 newly skipped · 1,000 slower · 12 s')
})

test('states that an outage is over when many tests pass again', () => {
  const recovered = { ...changes, fixed: tests(0), gone: tests(0), newlySkipped: tests(0), slower: tests(0) }
  const quiet = (count: number) => quietLine({ summary: { ...one({ passed: 10 }, {}), changes: { ...recovered, recovered: count } } })
  expect(quiet(340)).toEqual(['an outage on main is over: 340 tests pass again', '10 s'])
  expect(quiet(0)).toEqual(['10 s'])
})

test('names the parent of a stacked pull request whose failures are known', () => {
  const stacked = (verdicts: Partial<VerdictCounts>): RunSummary => {
    const summary = one(failing, verdicts)
    return { ...summary, history: { builds: 50, ref: 'main', replaces: 'feature/a', parent: 812 } }
  }
  const all = stacked({ known: 2, knownInParent: 2 })
  expect([headline(all), groupTitle('known', all), groupTag('known', all)]).toEqual([
    '2 of 1,284 tests failed, as in #812',
    'Also fails in #812',
    '2 also fail in #812',
  ])
  const some = stacked({ known: 2, knownInParent: 1 })
  expect([headline(some), groupTitle('known', some), groupTag('known', some)]).toEqual([
    '2 of 1,284 tests failed, as on main and in #812',
    'Also fails on main or in #812',
    '2 also fail on main or in #812',
  ])
  expect(headline(stacked({ new: 1, known: 1, knownInParent: 1 }))).toBe('2 of 1,284 tests failed: 1 new · 1 also fails in #812')
})
