import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendBuild } from '../../../src/judge/history/append-build.js'
import { createHistories } from '../../../src/judge/history/create-histories.js'
import { readHistoryDocument } from '../../../src/judge/history/document/read-history-document.js'
import { writeHistoryDocument } from '../../../src/judge/history/document/write-history-document.js'
import type { HistoryBuild } from '../../../src/judge/history/history-build.js'
import type { TestHistories } from '../../../src/judge/history/test-histories.js'
import { uniteHistories } from '../../../src/judge/history/unite-histories.js'
import { buildResultsOf, idOf, type TestOfBuild } from './build-results-of.js'
import { type ModelBuild, modelBuilds } from './history-model.js'

const limits = { builds: 6, rows: 1_000 }
const successful = (id: string): HistoryBuild => ({ id, status: 'successful' })

const append = (histories: TestHistories | undefined, { id, tests }: ModelBuild): TestHistories =>
  appendBuild(histories, successful(id), buildResultsOf(tests), limits)

const history = (builds: readonly ModelBuild[]): TestHistories | undefined =>
  builds.reduce<TestHistories | undefined>((known, build) => append(known, build), undefined)

/** Writes a history and reads it again, so that its rows are parts of a document. */
function reread(histories: TestHistories): TestHistories | undefined {
  return readHistoryDocument(writeHistoryDocument(histories), 'history.ndjson').histories
}

/** Makes a history of one test without jobs from its results, the oldest first. */
const historyOf = (outcomes: string, test: Partial<TestOfBuild> = {}): TestHistories | undefined =>
  [...outcomes].reduce<TestHistories | undefined>(
    (known, outcome, index) =>
      appendBuild(
        known,
        successful(String(100_000_000 + index)),
        buildResultsOf(outcome === '-' ? [] : [{ id: idOf(1), outcome: outcome as 'P', ...test }]),
      ),
    undefined,
  )

/** Checks that the row of every job shows every result of the newest builds. */
function expectResults(histories: TestHistories, builds: readonly ModelBuild[]): void {
  const newest = [...builds].sort((a, b) => Number(a.id) - Number(b.id)).slice(-limits.builds)
  expect(histories.builds.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
  for (const [index, { tests }] of newest.entries()) {
    for (const { id, job, outcome, cause } of tests) {
      if (outcome === '-') continue
      const row = histories.find(id, job)
      expect(row?.results[index]).toBe(outcome)
      const [failure, flaky] = [row?.results.lastIndexOf('F'), row?.results.lastIndexOf('f')]
      // Only the causes of the last three failures and flaky results are always known. Jobs share the cause of a flaky result.
      if (failure === index && cause !== undefined) expect(row?.causes[0]).toBe(cause)
      if (flaky === index && cause !== undefined && job === undefined) expect(row?.flakyCauses?.[0]).toBe(cause)
    }
  }
  for (const row of histories.all()) {
    expect(row.results).toHaveLength(newest.length)
    expect(row.results).toMatch(/[^-]/)
  }
  expect([...histories.all()]).toHaveLength(histories.size)
}

describe('appendBuild', () => {
  it('keeps every result of the newest builds when builds arrive in any order', () => {
    fc.assert(
      fc.property(fc.boolean().chain(modelBuilds), (builds) => {
        const histories = history(builds)
        if (histories !== undefined) expectResults(histories, builds)
      }),
    )
  })

  it('replaces the results of a build when it runs again', () => {
    fc.assert(
      fc.property(
        fc.boolean().chain((isJoined) => fc.tuple(modelBuilds(isJoined, 6), modelBuilds(isJoined, 1), fc.nat(5))),
        ([builds, [again], position]) => {
          const repeated = builds[position % builds.length]
          if (repeated === undefined || again === undefined) return
          const known = history(builds)
          const index = known?.builds.findIndex(({ id }) => id === repeated.id) ?? -1
          const wasUnsteady = ({ id, job }: TestOfBuild): boolean => /[Ff]/.test(known?.find(id, job)?.results[index] ?? '')
          const histories = append(known, { id: repeated.id, tests: again.tests })
          const tests = again.tests.map((test): TestOfBuild => {
            if (!(test.outcome === 'P' || test.outcome === 'f') || !wasUnsteady(test)) return test
            const { cause: _, ...others } = test
            return { ...others, outcome: 'f' }
          })
          expectResults(
            histories,
            builds.map((build) => (build === repeated ? { id: repeated.id, tests } : build)),
          )
        },
      ),
    )
  })

  it('has one row when no test has results that differ between jobs', () => {
    fc.assert(
      fc.property(modelBuilds(false, 6), fc.subarray(['linux', 'mac', 'windows'], { minLength: 1 }), (builds, jobs) => {
        const joined = builds.map(({ id, tests }) => ({ id, tests: tests.flatMap((test) => jobs.map((job) => ({ ...test, job }))) }))
        expect(history(joined)?.size).toBe(history(builds)?.size)
      }),
    )
  })

  it('gives a job its own row when its result differs, and merges the rows when they agree again', () => {
    const build = (number: number, windows: TestOfBuild['outcome']): ModelBuild => ({
      id: String(100_000_000 + number),
      tests: [
        { id: idOf(1), job: 'linux', outcome: 'P' },
        { id: idOf(1), job: 'mac', outcome: 'P' },
        { id: idOf(1), job: 'windows', outcome: windows, ...(windows === 'F' && { cause: '1-aaaaaaaaaaaa' }) },
      ],
    })
    const split = history([build(1, 'P'), build(2, 'F'), build(3, 'P')])
    expect([...(split?.all() ?? [])].map(({ job, results }) => [job, results])).toEqual([
      [undefined, 'PPP'],
      ['windows', 'PFP'],
    ])
    expect(split?.find(idOf(1), 'windows')?.causes).toEqual(['1-aaaaaaaaaaaa'])
    expect(split?.find(idOf(1), 'solaris')?.results).toBe('PPP')
    const merged = [4, 5, 6, 7, 8].reduce((known, number) => append(known, build(number, 'P')), split)
    expect([...(merged?.all() ?? [])].map(({ job, results }) => [job, results])).toEqual([[undefined, 'PPPPPP']])
  })

  it('does not merge rows when a job last failed and did not run since', () => {
    const both = (number: number, windows: TestOfBuild['outcome']): ModelBuild => ({
      id: String(100_000_000 + number),
      tests: [
        { id: idOf(1), job: 'linux', outcome: 'P' },
        { id: idOf(1), job: 'windows', outcome: windows },
      ],
    })
    const only: ModelBuild = { id: '100000003', tests: [{ id: idOf(1), job: 'linux', outcome: 'P' }] }
    expect(history([both(1, 'P'), both(2, 'F'), only])?.find(idOf(1), 'windows')?.results).toBe('PF-')
  })

  it('keeps the causes of the last three failures when there are more', () => {
    const causes = ['1-a', '1-b', '1-c', '1-d']
    const builds = causes.map((cause, index) => ({
      id: String(100_000_000 + index),
      tests: [{ id: idOf(1), outcome: 'F' as const, cause }],
    }))
    expect(history(builds)?.find(idOf(1))?.causes).toEqual(['1-d', '1-c', '1-b'])
  })

  it('keeps the causes of the last three flaky results when there are more', () => {
    const causes = ['1-a', '1-b', undefined, '1-d']
    const builds = causes.map((cause, index) => ({
      id: String(100_000_000 + index),
      tests: [{ id: idOf(1), outcome: 'f' as const, ...(cause !== undefined && { cause }) }],
    }))
    const histories = history(builds)
    expect(histories?.find(idOf(1))).toMatchObject({ results: 'ffff', causes: [], flakyCauses: ['1-d', undefined, '1-b'] })
    const later = append(histories, { id: '100000004', tests: [{ id: idOf(1), outcome: 'P' }] })
    expect(reread(later)?.find(idOf(1))).toMatchObject({ results: 'ffffP', flakyCauses: ['1-d', undefined, '1-b'] })
  })

  describe('when a build runs again', () => {
    const build = (...tests: readonly Partial<TestOfBuild>[]): ModelBuild => ({
      id: '100000002',
      tests: tests.map((test) => ({ id: idOf(1), outcome: 'P', ...test })),
    })
    const before: ModelBuild = { id: '100000001', tests: [{ id: idOf(1), outcome: 'P' }] }
    const rowAfter = (...builds: readonly ModelBuild[]) => history([before, ...builds])?.find(idOf(1))

    it('calls a test flaky that failed and passes now, and keeps its cause', () => {
      const row = rowAfter(build({ outcome: 'F', cause: '2-a' }), build({}))
      expect(row).toMatchObject({ results: 'Pf', causes: [], flakyCauses: ['2-a'], reruns: [true] })
    })

    it('calls it flaky when neither attempt knows a cause', () => {
      expect(rowAfter(build({ outcome: 'F' }), build({}))).toMatchObject({ results: 'Pf', reruns: [true] })
      const read = reread(history([before, build({ outcome: 'F' })]) ?? append(undefined, before))
      expect(append(read, build({})).find(idOf(1))).toMatchObject({ results: 'Pf', reruns: [true] })
    })

    it('keeps a retry that the first attempt needed, and does not call it a repeated job', () => {
      const row = rowAfter(build({ outcome: 'f', cause: '2-a' }), build({}))
      expect(row).toMatchObject({ results: 'Pf', flakyCauses: ['2-a'] })
      expect(row).not.toHaveProperty('reruns')
    })

    it('keeps the sign in a third attempt', () => {
      const row = rowAfter(build({ outcome: 'F', cause: '2-a' }), build({}), build({}))
      expect(row).toMatchObject({ results: 'Pf', flakyCauses: ['2-a'], reruns: [true] })
    })

    it('replaces the failure when the test fails again or is skipped', () => {
      expect(rowAfter(build({ outcome: 'F', cause: '2-a' }), build({ outcome: 'F', cause: '2-b' }))).toMatchObject({
        results: 'PF',
        causes: ['2-b'],
      })
      expect(rowAfter(build({ outcome: 'F', cause: '2-a' }), build({ outcome: 'S' }))).toMatchObject({ results: 'PS', causes: [] })
    })

    it('takes the earlier result of each job', () => {
      const jobs = (linux: TestOfBuild['outcome'], windows: TestOfBuild['outcome']): ModelBuild =>
        build({ job: 'linux', outcome: linux }, { job: 'mac', outcome: linux }, { job: 'windows', outcome: windows })
      const histories = history([{ ...jobs('P', 'P'), id: '100000001' }, jobs('P', 'F'), jobs('P', 'P')])
      expect(histories?.find(idOf(1), 'linux')?.results).toBe('PP')
      expect(histories?.find(idOf(1), 'windows')).toMatchObject({ results: 'Pf', reruns: [true] })
    })
  })

  it('names the first build of a test until that build leaves the history', () => {
    const firstBuilds = ['--PP', '--PPPP', '--P----', '--P-----'].map((outcomes) => {
      const builds = [...outcomes].map((outcome, index) => ({
        id: String(100_000_000 + index),
        tests: outcome === '-' ? [] : [{ id: idOf(1), outcome: 'P' as const }],
      }))
      return history(builds)?.find(idOf(1))?.firstBuild
    })
    expect(firstBuilds).toEqual([2, 2, 1, undefined])
  })

  it('still names the first build of a test when that build runs again', () => {
    const build = (id: number, outcome: TestOfBuild['outcome']): ModelBuild => ({
      id: String(100_000_000 + id),
      tests: [{ id: idOf(1), outcome }],
    })
    const histories = history([{ id: '100000001', tests: [] }, build(2, 'F'), build(2, 'P')])
    expect(histories?.find(idOf(1))).toMatchObject({ results: '-f', firstBuild: 1, causes: [] })
  })

  it('computes the 95th percentile of all durations in 50 builds as from a complete list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 120 }), (durations) => {
        const histories = durations.reduce<TestHistories | undefined>(
          (known, duration, index) =>
            appendBuild(known, successful(String(100_000_000 + index)), buildResultsOf([{ id: idOf(1), outcome: 'P', duration }])),
          undefined,
        )
        const newest = durations.slice(-50).sort((a, b) => a - b)
        const p95 = newest[Math.ceil(newest.length * 0.95) - 1] ?? 0
        const row = histories?.find(idOf(1))
        expect(row?.samples).toBe(newest.length)
        if (p95 < 100) expect(row?.p95Ms).toBeUndefined()
        else expect(Math.abs((row?.p95Ms ?? 0) - p95) / p95).toBeLessThan(0.13)
      }),
      { numRuns: 40 },
    )
  })

  it('does not count the duration of a failure', () => {
    expect(historyOf('PPF', { duration: 400 })?.find(idOf(1))).toMatchObject({ samples: 2 })
    expect(historyOf('FF', { duration: 400 })?.find(idOf(1))).not.toHaveProperty('p95Ms')
  })

  it('forgets a test when it ran in none of the builds', () => {
    expect(historyOf(`P${'-'.repeat(49)}`)?.size).toBe(1)
    expect(historyOf(`P${'-'.repeat(50)}`)?.size).toBe(0)
  })

  it('leaves out the tests that have not run for the longest time when there are too many', () => {
    const tests = (numbers: readonly number[]) => buildResultsOf(numbers.map((number) => ({ id: idOf(number), outcome: 'P' })))
    const first = appendBuild(undefined, successful('1'), tests([1, 2, 3]))
    const second = appendBuild(first, successful('2'), tests([2, 4]), { builds: 50, rows: 3 })
    expect([...second.all()].map(({ id }) => id)).toEqual([1, 2, 4].map((number) => idOf(number).slice(0, 10)))
  })

  it('sorts builds by their start when their ids do not grow', () => {
    const at = (id: string, timestamp: number): HistoryBuild => ({ id, timestamp, status: 'successful' })
    const builds = [at('b', 2), at('c', 3), at('a', 1)]
    const histories = builds.reduce<TestHistories | undefined>((known, build) => appendBuild(known, build, buildResultsOf([])), undefined)
    expect(histories?.builds.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('changes nothing when the build is older than all others', () => {
    const histories = history([1, 2, 3, 4, 5, 6].map((number) => ({ id: String(100_000_010 + number), tests: [] })))
    expect(append(histories, { id: '100000001', tests: [{ id: idOf(1), outcome: 'P' }] })).toBe(histories)
  })
})

describe('uniteHistories', () => {
  it('keeps the results of all builds when up to three histories were written at the same time', () => {
    fc.assert(
      fc.property(
        fc.boolean().chain((isJoined) => fc.tuple(modelBuilds(isJoined, 8), fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }))),
        ([builds, writers]) => {
          const [shared, own] = [builds.slice(0, 3), builds.slice(3)]
          const base = history(shared)
          const written = [0, 1, 2].map((writer) =>
            own.filter((_build, index) => writers[index] === writer).reduce<TestHistories | undefined>(append, base),
          )
          const known = written.filter((one) => one !== undefined)
          // A history drops old builds, so only the results of builds that it keeps can be compared.
          const kept = new Set(known.flatMap((one) => one.builds.map(({ id }) => id)))
          expectResults(
            uniteHistories(known, limits),
            builds.filter(({ id }) => kept.has(id)),
          )
        },
      ),
    )
  })

  it('takes the results of a build from the first history when several contain it', () => {
    const one = history([{ id: '100000001', tests: [{ id: idOf(1), outcome: 'P' }] }])
    const other = history([{ id: '100000001', tests: [{ id: idOf(1), outcome: 'F' }] }])
    if (one === undefined || other === undefined) throw new Error('The history is missing.')
    expect(uniteHistories([one, other]).find(idOf(1))?.results).toBe('P')
  })

  it('unites each test as if it were the only one, in the order in which the tests first appear', () => {
    const only = (id: string) => (histories: TestHistories) =>
      createHistories(
        histories.builds,
        [...histories.all()].filter((row) => row.id === id),
      )
    fc.assert(
      fc.property(
        fc.boolean().chain((isJoined) => fc.array(modelBuilds(isJoined, 4), { minLength: 2, maxLength: 3 })),
        (written) => {
          const known = written.map(history).filter((one) => one !== undefined)
          const ids = new Set(known.flatMap((one) => [...one.all()].map(({ id }) => id)))
          const expected = [...ids].flatMap((id) => [...uniteHistories(known.map(only(id)), limits).all()])
          expect([...uniteHistories(known, limits).all()]).toEqual(expected)
        },
      ),
    )
  })

  it('returns a history without builds when there is none', () => {
    expect(uniteHistories([])).toMatchObject({ builds: [], size: 0 })
  })
})

it.each([false, true])('writes the same document whether or not the history was read from one (several jobs: %j)', (isJoined) => {
  fc.assert(
    fc.property(modelBuilds(isJoined), (builds) => {
      let kept: TestHistories | undefined
      let read: TestHistories | undefined
      for (const build of builds) {
        kept = append(kept, build)
        const next = append(read, build)
        expect(writeHistoryDocument(next).toString()).toBe(writeHistoryDocument(kept).toString())
        read = reread(next)
      }
    }),
  )
})

it('uses the name and the suite that a test has now', () => {
  const append = (histories: TestHistories | undefined, id: string, test: Partial<TestOfBuild>) =>
    appendBuild(histories, successful(id), buildResultsOf([{ id: idOf(1), outcome: 'P', ...test }]))
  const before = reread(append(undefined, '100000001', { name: 'pays', suite: ['Cart'] }))
  expect(append(before, '100000002', { name: 'pays', suite: ['Cart'] }).find(idOf(1))).toMatchObject({ name: 'pays', results: 'PP' })
  expect(append(before, '100000002', { name: 'pay', suite: ['Cart'] }).find(idOf(1))).toMatchObject({ name: 'pay', results: 'PP' })
  expect(append(before, '100000002', { name: 'pays', suite: ['Basket'] }).find(idOf(1))).toMatchObject({ suite: ['Basket'], results: 'PP' })
})
