// Tests that the verdicts of several jobs become one count in the comment (src/deliver/reporters/comment/parts/merge-parts.ts).
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { currentParts } from '../../../../../src/deliver/reporters/comment/parts/current-parts.js'
import { unknownJobs } from '../../../../../src/deliver/reporters/comment/parts/known-jobs.js'
import { mergeParts } from '../../../../../src/deliver/reporters/comment/parts/merge-parts.js'
import type { Part } from '../../../../../src/deliver/reporters/comment/parts/part.js'
import { compressParts, readParts } from '../../../../../src/deliver/reporters/comment/parts/part-document.js'
import { tableOf } from '../../../../../src/deliver/reporters/comment/parts/part-table.js'
import { UnreadablePartError } from '../../../../../src/deliver/reporters/comment/parts/read-fields.js'
import { renderComment } from '../../../../../src/deliver/reporters/report-content/github-report.js'
import { withAddedQuarantine } from '../../../../../src/judge/summary/added-quarantine.js'
import type { ChangedTest, HistorySummary, TestChanges, VerdictKind } from '../../../../../src/judge/verdicts/verdict.js'
import { headlineMark, headlineText, quietLine } from '../../../../../src/report/content/headline.js'
import { exampleChanges, exampleHistory, judgedRun, noChanges } from '../../../../report/content/judged-run.js'
import { type ExampleTest, failed, partOf, passed } from './example-parts.js'

const [linux, windows] = ['unit (ubuntu-latest, 20)', 'unit (windows-latest, 20)']

interface Judged {
  /** The quarantined tests whose entries the change has added. */
  readonly added?: readonly string[]
  readonly kinds?: Readonly<Record<string, VerdictKind | 'quarantined'>>
  readonly changes?: TestChanges
  readonly history?: HistorySummary
}

/** Returns the part of a job with a history. */
const judged = (job: string, tests: readonly ExampleTest[], { kinds = {}, added = [], ...given }: Judged = {}): Part =>
  partOf({ job }, tests, [], (summary) => {
    const result = judgedRun(
      summary,
      ({ name }) => {
        const kind = kinds[name] ?? 'new'
        return kind === 'quarantined' ? 'new' : kind
      },
      { ...given, quarantineOf: ({ name }) => (kinds[name] === 'quarantined' ? { test: name, until: '2026-12-31' } : undefined) },
    )
    const quarantineUse = new Map(added.map((name) => [{ test: name }, 1]))
    return withAddedQuarantine({ ...result, quarantineUse }, ({ test }) => added.includes(test))
  })

/** Returns the part of a job in which known tests fail, some of which main has fixed. */
const fixedOnMain = (job: string, names: readonly string[], fixed: readonly string[]): Part =>
  partOf({ job }, [...names.map((name) => failed(name)), passed('p')], [], (summary) => {
    const run = judgedRun(summary, () => 'known', { verdicts: { knownFixed: fixed.length } })
    const failures = run.failures.map((failure) => {
      const { test, verdict } = failure
      return fixed.includes(test.name) && verdict !== undefined
        ? { ...failure, verdict: { ...verdict, fixed: { build: '4201' } } }
        : failure
    })
    return { ...run, failures }
  })

const contentOf = (parts: readonly Part[]) => ({ run: 12, parts, covered: new Set(parts.map(({ name }) => name)) })

/** Merges parts as a job that has downloaded them. */
function merged(parts: readonly Part[], limitBytes = 65_536) {
  const compressed = compressParts(contentOf(parts), limitBytes)
  if (compressed === undefined) throw new Error('The parts do not fit.')
  return mergeParts(currentParts(readParts(compressed).parts), unknownJobs).summary
}

const entriesOf = (summary: ReturnType<typeof merged>) => summary.failures.map(({ test: { name }, verdict }) => [name, verdict?.kind])

test('counts a test of several jobs that this change quarantines once', () => {
  const kinds = { a: 'quarantined', b: 'quarantined' } as const
  const tests = [failed('a'), failed('b'), passed('c')]
  const summary = merged([judged(linux, tests, { kinds, added: ['a'] }), judged(windows, tests, { kinds, added: ['a'] })])
  expect(headlineText({ summary })).toBe('2 test runs passed in 2 jobs; 2 quarantined tests failed, 1 of them quarantined by this change')
  expect(summary.failures.map(({ test, quarantine }) => [test.name, quarantine?.isAdded])).toEqual([
    ['a', true],
    ['b', undefined],
  ])
})

test('counts a test that this change quarantines when only the second of two jobs knows the base', () => {
  const kinds = { a: 'quarantined' } as const
  const tests = [failed('a'), passed('c')]
  const summary = merged([judged(linux, tests, { kinds }), judged(windows, tests, { kinds, added: ['a'] })])
  expect([summary.quarantinedByChange, summary.failures[0]?.quarantine?.isAdded]).toEqual([1, true])
})

test('does not count a test that this change quarantines when it is new in another job', () => {
  const tests = [failed('a'), failed('b')]
  const summary = merged([
    judged(linux, tests, { kinds: { a: 'quarantined', b: 'quarantined' }, added: ['a'] }),
    judged(windows, tests, { kinds: { a: 'new', b: 'quarantined' } }),
  ])
  expect(summary).toMatchObject({ verdicts: { new: 1, quarantined: 1 } })
  expect(summary.quarantinedByChange).toBeUndefined()
})

test('keeps the number of tests that this change quarantines when the parts have lost their failures', () => {
  const names = Array.from({ length: 200 }, (_, index) => `test ${index}`)
  const kinds = Object.fromEntries(names.map((name) => [name, 'quarantined' as const]))
  const part = judged(
    linux,
    names.map((name) => failed(name)),
    { kinds, added: names.slice(0, 150) },
  )
  const summary = merged([part, judged(windows, [passed('x')])], 900)
  expect(summary.failures).toEqual([])
  expect(summary.quarantinedByChange).toBe(150)
})

test('a part has another fingerprint when the change has added an entry of its quarantine', () => {
  const kinds = { a: 'quarantined' } as const
  const [known, added] = [[], ['a']].map((names) => judged(linux, [failed('a')], { kinds, added: names }))
  expect(known?.fingerprint).not.toBe(added?.fingerprint)
})

test('counts a test as new when it is new in one of its jobs', () => {
  const summary = merged([
    judged(linux, [failed('a'), failed('b')], { kinds: { a: 'known', b: 'known' } }),
    judged(windows, [failed('a'), failed('b'), failed('c')], { kinds: { a: 'new', b: 'known', c: 'unseen' } }),
  ])
  expect(headlineText({ summary })).toBe('3 tests failed in both jobs: 2 new · 1 also fails on main')
  expect(summary.verdicts).toEqual({ new: 1, unseen: 1, unknown: 0, known: 1, flaky: 0, quarantined: 0 })
  expect(entriesOf(summary)).toEqual([
    ['a', 'new'],
    ['c', 'unseen'],
    ['b', 'known'],
  ])
})

test('counts the known tests that main has fixed in all of their jobs', () => {
  const both = merged([fixedOnMain(linux, ['a', 'b'], ['a', 'b']), fixedOnMain(windows, ['a'], ['a'])])
  expect(both.verdicts).toMatchObject({ known: 2, knownFixed: 2 })
  expect(headlineText({ summary: both })).toBe('2 tests failed in both jobs, fixed on main since')
  const one = merged([fixedOnMain(linux, ['a', 'b'], ['a', 'b']), fixedOnMain(windows, ['a'], [])])
  expect(one.verdicts).toMatchObject({ known: 2, knownFixed: 1 })
  expect(one.failures.map(({ test, verdict }) => [test.name, verdict?.fixed?.build])).toEqual([
    ['a', undefined],
    ['b', '4201'],
  ])
  expect(merged([fixedOnMain(linux, ['a'], ['a'])]).verdicts).toMatchObject({ known: 1, knownFixed: 1 })
})

/** Returns the part of a job of a stacked pull request, in which known tests fail, some of which fail in the parent. */
const inParent = (job: string, names: readonly string[], inherited: readonly string[]): Part =>
  partOf({ job }, [...names.map((name) => failed(name)), passed('p')], [], (summary) => {
    const history = { ...exampleHistory, replaces: 'feature/a', parent: 812 }
    const run = judgedRun(summary, () => 'known', { verdicts: { knownInParent: inherited.length }, history })
    const verdict = { kind: 'known', parent: 812 } as const
    return { ...run, failures: run.failures.map((each) => (inherited.includes(each.test.name) ? { ...each, verdict } : each)) }
  })

test('counts the known tests that fail in the parent of a stacked pull request', () => {
  const both = merged([inParent(linux, ['a', 'b'], ['a']), inParent(windows, ['a'], ['a'])])
  expect(both.verdicts).toMatchObject({ known: 2, knownInParent: 1 })
  expect(both.history).toMatchObject({ replaces: 'feature/a', parent: 812 })
  expect(headlineText({ summary: both })).toBe('2 tests failed in both jobs, as on main and in #812')
  // In one of its jobs, the test fails on main.
  expect(merged([inParent(linux, ['a'], ['a']), inParent(windows, ['a'], [])]).verdicts).not.toHaveProperty('knownInParent')
})

test('keeps the other pull requests of a verdict', () => {
  const alsoFailed = { pullRequests: [812, 815], days: 2 }
  const part = partOf({ job: linux }, [failed('a')], [], (summary) => {
    const run = judgedRun(summary, () => 'new')
    return { ...run, failures: run.failures.map((each) => ({ ...each, verdict: { kind: 'new' as const, alsoFailed } })) }
  })
  expect(merged([part]).failures.map(({ verdict }) => verdict?.alsoFailed)).toEqual([alsoFailed])
})

test('keeps the details of verdicts, quarantines and the history', () => {
  const summary = merged([judged(linux, [failed('a'), failed('b'), passed('c')], { kinds: { a: 'known', b: 'quarantined' } })])
  expect(summary.failures).toMatchObject([
    { verdict: { kind: 'known', since: { build: '4100' }, builds: 6 } },
    { verdict: { kind: 'new' }, quarantine: { test: 'b', until: '2026-12-31' } },
  ])
  expect(summary.history).toEqual(exampleHistory)
})

test('keeps the mark of a quarantined test among the slowest ones', () => {
  const part = partOf({ job: linux }, [failed('a'), failed('b')], [], (summary) => ({
    ...summary,
    slowest: summary.failures.map(({ test }, index) => ({ ...test, duration: 20 - index, ...(index === 0 && { quarantined: true }) })),
  }))
  expect(merged([part]).slowest.map(({ name, quarantined }) => [name, quarantined])).toEqual([
    ['a', true],
    ['b', undefined],
  ])
})

test('keeps the fact that a job builds the branch of its history', () => {
  const part = partOf({ job: linux }, [failed('a')], [], (summary) =>
    judgedRun(summary, () => 'known', { history: { ...exampleHistory, isOwn: true } }),
  )
  expect(headlineText({ summary: merged([part]) })).toBe('1 of 1 test failed, as before')
})

test('gives a cause the most important verdict of its jobs', () => {
  const down = 'connect ECONNREFUSED'
  const slow = 'timed out'
  const summary = merged([
    judged(linux, [failed('a', down), failed('b', down), failed('x', slow), failed('y', slow), failed('z', slow)], {
      kinds: { a: 'known', b: 'known', x: 'known', y: 'known', z: 'known' },
    }),
    judged(windows, [failed('a', down), failed('b', down)], { kinds: { a: 'new', b: 'known' } }),
  ])
  expect(summary.causes.map(({ cause: { signature }, verdict, executions }) => [signature.split(' ')[0], verdict, executions])).toEqual([
    ['connect', 'new', 4],
    ['timed', 'known', 3],
  ])
})

test('passes when only quarantined tests failed in all jobs, and fails when another test failed in one', () => {
  const parked = judged(linux, [failed('a'), passed('b')], { kinds: { a: 'quarantined' } })
  const green = judged(windows, [passed('a'), passed('b')])
  const passing = merged([parked, green])
  expect([headlineMark({ summary: passing }), headlineText({ summary: passing })]).toEqual([
    'successful',
    '3 test runs passed in 2 jobs; 1 quarantined test failed',
  ])
  const failing = merged([parked, judged(windows, [failed('a'), passed('b')], { kinds: { a: 'new' } })])
  expect([headlineMark({ summary: failing }), headlineText({ summary: failing })]).toEqual(['failed', '1 test failed in both jobs: new'])
})

test('counts the failures of a job without a history apart', () => {
  const summary = merged([judged(linux, [failed('a')], { kinds: { a: 'known' } }), partOf({ job: windows }, [failed('a'), failed('b')])])
  expect(headlineText({ summary })).toBe('2 tests failed in both jobs: without history'.replace(': without history', ''))
  const other = merged([judged(linux, [failed('a')], { kinds: { a: 'known' } }), partOf({ job: windows }, [failed('b')])])
  expect(headlineText({ summary: other })).toBe('2 tests failed in both jobs: 1 without history · 1 also fails on main')
})

test('has no verdict when no job has a history', () => {
  const summary = merged([partOf({ job: linux }, [failed('a')]), partOf({ job: windows }, [failed('a')])])
  expect(headlineText({ summary })).toBe('1 test failed in both jobs')
  for (const field of ['verdicts', 'changes', 'history']) expect(summary).not.toHaveProperty(field)
})

test('leaves out the verdicts when the distinct tests are unknown', () => {
  const parts = [judged(linux, [failed('a')]), judged(windows, [failed('a')])]
  const [first, second] = parts
  if (first === undefined || second === undefined) throw new Error('The parts are missing.')
  const causes = second.results.causes.map(({ hashes: _, kinds: __, ...cause }) => cause)
  const summary = merged([first, { ...second, results: { ...second.results, causes } }])
  expect([summary.failedTests, summary.verdicts]).toEqual([undefined, undefined])
  expect(headlineText({ summary })).toBe('2 of 2 test runs failed')
})

const changed = (name: string): ChangedTest => ({ id: name, name, suite: ['cart'] })
const fixing = (...names: readonly string[]): TestChanges => ({ ...noChanges, fixed: { count: names.length, tests: names.map(changed) } })

test('counts a test once that changed in several jobs, and names the jobs if they are not all', () => {
  const summary = merged([
    judged(linux, [passed('a')], { changes: { ...fixing('a', 'b'), recovered: 20 } }),
    judged(windows, [passed('a')], { changes: { ...fixing('a'), recovered: 30, gone: { count: 1, tests: [changed('g')] } } }),
  ])
  expect(summary.changes).toEqual({
    ...noChanges,
    fixed: { count: 2, tests: [changed('a'), { ...changed('b'), jobs: [linux] }] },
    recovered: 30,
    gone: { count: 1, tests: [{ ...changed('g'), jobs: [windows] }] },
  })
})

test('does not call a test fixed when it fails in another job', () => {
  const summary = merged([
    judged(linux, [passed('a')], { changes: { ...noChanges, fixed: { count: 1, tests: [{ ...changed('a'), id: failedId('a') }] } } }),
    judged(windows, [failed('a')]),
  ])
  expect(summary.changes?.fixed).toEqual({ count: 0, tests: [] })
})

/** The id that example parts give to a test. */
const failedId = (name: string) => partOf({ job: 'x' }, [failed(name)]).results.failures[0]?.test.id ?? ''

test('states a lower bound when a job has more changed tests than fit', () => {
  const many = { ...noChanges, slower: { count: 3_000, tests: Array.from({ length: 1_000 }, (_, index) => changed(`slow ${index}`)) } }
  const summary = merged([
    judged(linux, [passed('a')], { changes: many }),
    judged(windows, [passed('a')], { changes: { ...noChanges, slower: { count: 1, tests: [changed('other')] } } }),
  ])
  expect(summary.changes?.slower.count).toBe(3_000)
  expect(quietLine({ summary }).join(' · ')).toContain('3,000 slower')
})

test('names a permission that one job lacks, and the longest history', () => {
  const summary = merged([
    judged(linux, [passed('a')], { history: { builds: 12, ref: 'main' } }),
    partOf({ job: windows }, [passed('a')], [], (given) => ({
      ...given,
      history: { builds: 0, missingPermission: 'actions: read', reason: 'x' },
    })),
  ])
  expect(summary.history).toEqual({ builds: 12, ref: 'main', missingPermission: 'actions: read' })
})

test('keeps the counts by verdict, and new failures longest, when the room is small', () => {
  const names = Array.from({ length: 250 }, (_, index) => `test ${index}`)
  const kinds = Object.fromEntries(names.map((name, index) => [name, index < 240 ? ('known' as const) : ('new' as const)]))
  const tests = names.map((name, index) =>
    failed(name, `The ${String.fromCharCode(97 + (index % 26))}${'xyz'.repeat(index % 17)} is ${name}`),
  )
  const parts = [linux, windows].map((job) => judged(job, tests, { kinds, changes: exampleChanges }))
  const summary = merged(parts, 9_000)
  expect(summary.failures.length).toBeGreaterThan(0)
  expect(summary.failures.length).toBeLessThan(250)
  expect(
    entriesOf(summary)
      .slice(0, 10)
      .every(([, kind]) => kind === 'new'),
  ).toBe(true)
  expect(headlineText({ summary })).toBe('250 tests failed in both jobs: 10 new · 240 also fail on main')
  expect(summary.changes?.gone.count).toBe(1)
})

test('bounds the texts of a history, so that a part with it can be read again', () => {
  const long = 'x'.repeat(5_000)
  const changes = { ...noChanges, gone: { count: 1, tests: [{ id: long, name: long, suite: Array.from({ length: 99 }, () => long) }] } }
  const base = { build: long, commit: long, url: `https://ci.example/${long}` }
  const part = judged(linux, [failed('a')], { changes, history: { builds: 3, ref: long, base, missingPermission: long } })
  const summary = merged([part])
  expect(summary.history?.ref?.length).toBeLessThan(1_000)
  expect(summary.history?.base?.url).toBeUndefined()
  expect(summary.changes?.gone.tests[0]?.suite.length).toBeLessThan(50)
})

test('changes the fingerprint of a part when only a verdict differs', () => {
  const [one, other] = (['new', 'known'] as const).map((kind) => judged(linux, [failed('a')], { kinds: { a: kind } }))
  expect(one?.fingerprint).not.toBe(other?.fingerprint)
  expect(judged(linux, [failed('a')]).fingerprint).toBe(one?.fingerprint)
})

test('renders the comment of eight jobs with one headline, one entry per test and its most important verdict', () => {
  const legs = ['ubuntu-latest', 'windows-latest'].flatMap((system) => [18, 20, 22, 24].map((version) => `unit (${system}, ${version})`))
  const parts = legs.map((job) => {
    const order = /windows-latest, 2[02]/.test(job) ? failed('keeps the order') : passed('keeps the order')
    return judged(job, [order, failed('merges equal products'), failed('pays by voucher'), passed('lists'), passed('sums')], {
      kinds: {
        'keeps the order': job.includes('22') ? 'known' : 'new',
        'merges equal products': 'known',
        'pays by voucher': 'quarantined',
      },
      changes: { ...noChanges, fixed: exampleChanges.fixed },
    })
  })
  const summary = merged(parts)
  const ciContext = { pipeline: 'CI', build: { number: '4212', url: 'https://github.com/acme/shop/actions/runs/4212' }, source: {} }
  const comment = renderComment({ summary, locations: new Map() }, undefined, { title: '', titleUrl: '', ciContext }, 60_000)
  expect(comment).toMatchSnapshot()
})

/** Reads a part whose results someone has changed. */
function readChanged(change: (results: Record<string, unknown>) => void) {
  const table = structuredClone(tableOf(contentOf([judged(linux, [failed('a'), failed('b')], { changes: exampleChanges })])))
  change(table.parts[0]?.results as unknown as Record<string, unknown>)
  return readParts(brotliCompressSync(JSON.stringify(table)))
}

test('reads an unchanged part, and a part of an older version without verdicts', () => {
  expect(readChanged(() => {}).parts[0]?.results.verdicts?.new).toBe(2)
  const older = readChanged((results) => {
    for (const name of ['judgements', 'flakyJudgements', 'verdicts', 'changes', 'history']) delete results[name]
    for (const cause of results.causes as Record<string, unknown>[]) for (const name of ['kinds', 'verdict']) delete cause[name]
  })
  expect(older.parts[0]?.results.failures.map(({ verdict }) => verdict)).toEqual([undefined, undefined])
  expect(headlineText({ summary: mergeParts(older.parts, unknownJobs).summary })).toBe('2 of 2 tests failed')
})

const address = 'javascript:alert(1)'

test.each<[string, (results: Record<string, unknown>) => void]>([
  ['another number of judgements', (results) => (results.judgements as unknown[]).pop()],
  ['an unknown verdict', (results) => (results.judgements = [{ verdict: { kind: 'fine' } }, {}])],
  [
    'a build with a dangerous address',
    (results) => (results.judgements = [{ verdict: { kind: 'new', since: { build: '1', url: address } } }, {}]),
  ],
  ['an issue with a dangerous address', (results) => (results.judgements = [{ quarantine: { test: 'a', issue: address } }, {}])],
  ['a negative count', (results) => (results.verdicts = { new: -1, unseen: 0, unknown: 0, known: 0, flaky: 0, quarantined: 0 })],
  ['a missing count', (results) => (results.verdicts = { new: 1 })],
  [
    'too many other pull requests',
    (results) => (results.judgements = [{ verdict: { kind: 'new', alsoFailed: { pullRequests: [1, 2, 3, 4, 5, 6], days: 0 } } }, {}]),
  ],
  ['a text as the number of a parent', (results) => (results.judgements = [{ verdict: { kind: 'known', parent: '812' } }, {}])],
  ['a branch without an end', (results) => (results.history = { builds: 1, ref: 'x'.repeat(10_000) })],
  [
    'too many changed tests',
    (results) => (results.changes = { ...noChanges, gone: { count: 99, tests: Array.from({ length: 99 }, () => changed('a')) } }),
  ],
  [
    'another number of verdicts than of tests',
    (results) => (((results.causes as Record<string, unknown>[])[0] as Record<string, unknown>).kinds = 'nn'),
  ],
  [
    'an unknown code of a verdict',
    (results) => (((results.causes as Record<string, unknown>[])[0] as Record<string, unknown>).kinds = 'z'),
  ],
])('refuses a part with %s', (_name, change) => {
  expect(() => readChanged(change)).toThrow(UnreadablePartError)
})

test('stays incomplete when a reduced part with only quarantined failures has lost the reason', () => {
  const part = judged(linux, [failed('a'), passed('b')], { kinds: { a: 'quarantined' } })
  const results = { ...part.results, status: 'failed' as const, counts: { ...part.results.counts, quarantined: 1 }, problems: [] }
  const { summary } = mergeParts([{ ...part, results }], unknownJobs)
  expect(summary.status).toBe('failed')
  expect(summary.problems).toMatchObject([{ kind: 'incomplete', message: expect.stringContaining(`"${linux}" are incomplete`) }])
})

test('does not count a test as fixed when a job lists its failure only by a hash', () => {
  const failing = judged(windows, [failed('a')])
  const tests = failing.results.failures.map(({ test: { id = '', name, suite } }) => ({ id, name, suite }))
  const healthy = judged(linux, [passed('a')], { changes: { ...noChanges, fixed: { count: 1, tests } } })
  const [cause] = failing.results.causes
  const hidden = {
    ...failing,
    results: { ...failing.results, failures: [], causes: [], otherCauses: 1, otherTests: { hashes: cause?.hashes ?? [] } },
  }
  const changed = mergeParts([healthy, hidden], unknownJobs).summary.changes
  expect(cause?.hashes).toHaveLength(1)
  expect(changed?.fixed.tests).toEqual([])
})

test('keeps the earlier name of a test and what the history cannot judge when parts are merged', () => {
  const reason = 'The history of main knows none of these tests.'
  const history = { ...exampleHistory, reason, flakyPerBuild: 2.7 }
  const renamed = (job: string, given: HistorySummary) =>
    partOf({ job }, [failed('pays'), passed('p')], [], (summary) => {
      const run = judgedRun(summary, () => 'new', { history: given })
      return { ...run, failures: run.failures.map((failure) => ({ ...failure, verdict: { kind: 'new', as: 'order #' } as const })) }
    })
  const both = merged([renamed(linux, history), renamed(windows, history)])
  expect(both.failures.map(({ verdict }) => verdict?.as)).toEqual(['order #'])
  expect(both.history).toMatchObject({ reason, flakyPerBuild: 2.7 })
  expect(quietLine({ summary: both }).at(-1)).toBe('main has 2.7 such failures per build: run the failed jobs again first')
  const one = merged([renamed(linux, exampleHistory), renamed(windows, history)])
  expect(one.history).toMatchObject({ reason: `In some jobs: ${reason}`, flakyPerBuild: 2.7 })
})
