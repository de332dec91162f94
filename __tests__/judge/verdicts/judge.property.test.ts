import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHistories } from '../../../src/judge/history/create-histories.js'
import { packHistory } from '../../../src/judge/history/document/pack-history.js'
import { readHistoryDocument } from '../../../src/judge/history/document/read-history-document.js'
import { makeRow } from '../../../src/judge/history/history-rows.js'
import { hasFailed, lastRun, nextRun } from '../../../src/judge/history/outcomes.js'
import { historyIdLength, type TestHistories, type TestHistory } from '../../../src/judge/history/test-histories.js'
import { judge } from '../../../src/judge/verdicts/judge.js'
import type { TestedBase } from '../../../src/judge/verdicts/judgement.js'
import { looseName } from '../../../src/judge/verdicts/loose-name.js'
import { findTestedBuild } from '../../../src/judge/verdicts/tested-build.js'
import { buildsOf, historiesOf, idOf, resultsOf, startOf } from './history-of.js'

const jobs = [undefined, 'linux', 'windows'] as const
const causes = [undefined, '1-a', '2-b', '2w-c', '3-d', '3w-e'] as const
const length = 12

const outcomes = fc.oneof(
  { weight: 3, arbitrary: fc.constant('P'.repeat(length)) },
  {
    weight: 5,
    arbitrary: fc
      .array(fc.constantFrom('P', 'P', 'P', 'F', 'F', 'f', 'S', '-'), { minLength: length, maxLength: length })
      .map((each) => each.join('')),
  },
)

const rowOf = (index: number, results: string, own: readonly (string | undefined)[], job: string | undefined): TestHistory => {
  const failures = results.split('F').length - 1
  const flakyCauses = trimmed(own.slice(0, results.split('f').length - 1))
  return makeRow({
    id: idOf(`test ${index}`).slice(0, historyIdLength),
    job,
    suite: [`suite ${index % 3}`],
    name: `test ${index}`,
    results,
    causes: trimmed(own.slice(0, failures)),
    flakyCauses: flakyCauses.length === 0 ? undefined : flakyCauses,
    isOlder: false,
  })
}

/** As a file has them: without unknown causes at the end. */
const trimmed = (own: readonly (string | undefined)[]) => own.slice(0, own.findLastIndex((cause) => cause !== undefined) + 1)

const rows = fc
  .array(fc.tuple(outcomes, fc.array(fc.constantFrom(...causes), { maxLength: 3 }), fc.option(outcomes)), { minLength: 1, maxLength: 30 })
  .map((tests) =>
    tests.flatMap(([results, own, ofWindows], index) => [
      rowOf(index, results, own, undefined),
      ...(ofWindows === null ? [] : [rowOf(index, ofWindows, own, 'windows')]),
    ]),
  )

const results = fc
  .array(fc.tuple(fc.nat(32), fc.constantFrom(...jobs), fc.constantFrom('P', 'F', 'f', 'S'), fc.constantFrom(...causes)), { maxLength: 40 })
  .map((tests) =>
    resultsOf(
      Object.fromEntries(
        tests.map(([index, job, outcome, cause]) => [
          `test ${index}${job === undefined ? '' : `@${job}`}`,
          { outcome: outcome as 'P', suite: [`suite ${index % 3}`], ...(outcome === 'F' && cause !== undefined && { cause }) },
        ]),
      ),
    ),
  )

const bases = fc.oneof(
  fc.nat(length - 1).map((build): TestedBase => ({ commit: `c${build}` })),
  fc.integer({ min: -1, max: length }).map((build): TestedBase => ({ commit: 'other', timestamp: startOf(build) - 1 })),
  fc.constant<TestedBase>({}),
)

/** All parts of a judgement. */
function answers(histories: TestHistories, build: Parameters<typeof judge>[0]['results'], base: TestedBase) {
  const judgement = judge({ histories, results: build, base })
  const failed = [...build.all()].filter(({ outcome }) => outcome === 'F')
  return {
    counts: judgement.counts,
    changes: judgement.changes,
    verdicts: failed.map(({ id, cause, job }) => [
      judgement.verdictOf(id, cause, []),
      ...(job === undefined ? [] : [judgement.verdictOf(id, cause, [job])]),
      cause === undefined ? undefined : judgement.verdictOfCause(cause),
    ]),
  }
}

/** Sorts the lists, because they have the order of the rows. */
const inAnyOrder = ({ changes, ...others }: ReturnType<typeof answers>) => ({
  ...others,
  changes: JSON.parse(JSON.stringify(changes), (_, value) =>
    Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value,
  ),
})

const builds = buildsOf(length)

describe('for any history', () => {
  test('calls no failure known without a failure in the base, or in the next build if the base has no result', () => {
    fc.assert(
      fc.property(rows, results, bases, (tests, build, base) => {
        const histories = historiesOf(tests, builds)
        const { index } = findTestedBuild(builds, base)
        const judgement = judge({ histories, results: build, base })
        for (const { id, job, cause, outcome } of build.all()) {
          if (outcome !== 'F' || job === undefined) continue
          const { kind, as } = judgement.verdictOf(id, cause, [job])
          if (kind !== 'known') continue
          const known =
            as === undefined ? [id] : [...histories.all()].filter((row) => looseName(row.name) === looseName(as)).map((row) => row.id)
          const failures = known.map((each) => histories.find(each, job)?.results ?? '')
          expect(failures.some((row) => hasFailed(row, lastRun(row, index)) || hasFailed(row, nextRun(row, index + 1)))).toBe(true)
        }
      }),
    )
  })

  test('gives the same verdicts for the rows in any order', () => {
    const shuffled = rows.chain((tests) => fc.tuple(fc.constant(tests), fc.shuffledSubarray(tests, { minLength: tests.length })))
    fc.assert(
      fc.property(shuffled, results, bases, ([tests, others], build, base) => {
        expect(inAnyOrder(answers(historiesOf(others, builds), build, base))).toEqual(
          inAnyOrder(answers(historiesOf(tests, builds), build, base)),
        )
      }),
    )
  })

  test('gives the same verdicts for a history that was written and read', () => {
    fc.assert(
      fc.property(rows, results, bases, (tests, build, base) => {
        const { histories } = readHistoryDocument(packHistory(createHistories(builds, tests)).gzip, 'history')
        if (histories === undefined) throw new Error('The history cannot be read.')
        expect(inAnyOrder(answers(histories, build, base))).toEqual(inAnyOrder(answers(historiesOf(tests, builds), build, base)))
      }),
    )
  })

  test('keeps a test unseen when later builds are missing', () => {
    fc.assert(
      fc.property(rows, results, fc.nat(length - 1), (tests, build, last) => {
        const kinds = (upTo: number) => {
          const cut = tests.map((row) => ({ ...row, results: row.results.slice(0, upTo), causes: [] }))
          const judgement = judge({ histories: historiesOf(cut, builds.slice(0, upTo)), results: build, base: { commit: `c${last}` } })
          return [...build.all()].map(
            ({ id, outcome, job }) => outcome === 'F' && judgement.verdictOf(id, undefined, job ? [job] : []).kind === 'unseen',
          )
        }
        const unseen = kinds(length)
        const before = kinds(last + 1)
        expect(unseen.every((isUnseen, index) => !isUnseen || before[index])).toBe(true)
      }),
    )
  })

  test('counts each failed test once', () => {
    fc.assert(
      fc.property(rows, results, bases, (tests, build, base) => {
        const { knownFixed = 0, ...counts } = judge({ histories: historiesOf(tests, builds), results: build, base }).counts
        const failed = new Set([...build.all()].flatMap(({ id, outcome }) => (outcome === 'F' ? [id] : [])))
        expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(failed.size)
        expect(knownFixed).toBeLessThanOrEqual(counts.known)
      }),
    )
  })
})
