import { expect, test } from 'vitest'
import type { BuildResults, BuildTest } from '../../../../src/judge/history/build-results.js'
import { createHistories } from '../../../../src/judge/history/create-histories.js'
import type { HistoryColumns } from '../../../../src/judge/history/history-columns.js'
import type { TestHistory } from '../../../../src/judge/history/test-histories.js'
import { createCurrentTests } from '../../../../src/judge/verdicts/changes/current-tests.js'
import { findFewerTests } from '../../../../src/judge/verdicts/changes/fewer-tests.js'
import { historyOf as historyOfNames, judged, resultsOf as resultsOfNames } from '../history-of.js'

const idOf = (suite: string, name: string) => Buffer.from(`${suite}/${name}`).toString('hex').padEnd(32, '0').slice(0, 32)

/** Makes a history from the results of tests by `suite/name`. */
const historyOf = (rows: Readonly<Record<string, string>>): HistoryColumns =>
  createHistories(
    [],
    Object.entries(rows).map(([key, results]): TestHistory => {
      const [suite = '', name = ''] = key.split('/')
      return { id: idOf(suite, name).slice(0, 10), suite: [suite], name, results, causes: [] }
    }),
  ).columns

function resultsOf(outcomes: Readonly<Record<string, BuildTest['outcome']>>, leftOut = 0): Pick<BuildResults, 'all' | 'leftOut'> {
  const tests = Object.entries(outcomes).map(([key, outcome]): BuildTest => {
    const [suite = '', name = ''] = key.split('/')
    return { id: idOf(suite, name), suite: [suite], name, outcome }
  })
  return { leftOut, all: () => tests }
}

const histories = historyOf({ 'A/1': 'PP', 'A/2': 'PF', 'B/1': 'Pf', 'B/2': 'PP', 'C/1': 'PP', 'D/1': 'P-', 'E/1': 'PS', 'E/2': 'P-' })

/** Compares results with a build of the history. */
function fewerThan(index: number, results: Pick<BuildResults, 'all' | 'leftOut'>) {
  const current = createCurrentTests(histories)
  for (const each of results.all()) current.add(each, histories.find(each.id))
  return findFewerTests(results, current, { columns: histories, base: { index, isExact: true, isComplete: true } })
}

test('counts no test and no suite as gone when all of the base ran', () => {
  const results = resultsOf({ 'A/1': 'P', 'A/2': 'F', 'B/1': 'f', 'B/2': 'P', 'C/1': 'P' })
  expect(fewerThan(1, results)).toEqual({ suites: 0, firstSuites: [], tests: 0, skipped: 0, ofTests: 5 })
})

test('counts a suite of several tests when none of them ran', () => {
  const results = resultsOf({ 'A/1': 'P', 'C/1': 'P', 'X/1': 'P' })
  expect(fewerThan(1, results)).toEqual({ suites: 1, firstSuites: [{ suite: ['B'] }], tests: 3, skipped: 0, ofTests: 5 })
})

test('counts skipped tests apart from those that are gone, also when all tests of a suite are skipped', () => {
  const results = resultsOf({ 'A/1': 'P', 'A/2': 'P', 'B/1': 'S', 'B/2': 'S', 'C/1': 'P' })
  expect(fewerThan(1, results)).toMatchObject({ suites: 1, tests: 0, skipped: 2 })
})

test('counts no test as skipped when it was skipped in the base, or ran elsewhere in the same results', () => {
  const results = resultsOf({ 'A/1': 'P', 'A/2': 'P', 'B/1': 'P', 'B/2': 'P', 'C/1': 'P', 'E/1': 'S' })
  expect(fewerThan(1, results)).toMatchObject({ tests: 0, skipped: 0, ofTests: 5 })
  const twice = {
    leftOut: 0,
    all: () => [...resultsOf({ 'C/1': 'S' }).all(), ...resultsOf({ 'C/1': 'P' }).all(), ...resultsOf({ 'C/1': 'S' }).all()],
  }
  expect(fewerThan(1, twice)).toMatchObject({ tests: 4, skipped: 0 })
})

test('counts a test as skipped when it is skipped in its own job and runs in another one', () => {
  const history = historyOfNames({ 'one@linux': 'PP', 'one@windows': 'PP', 'two@linux': 'PP', 'two@windows': 'PP' })
  const results = resultsOfNames({ 'one@linux': 'P', 'one@windows': 'S', 'two@linux': 'P', 'two@windows': 'P' })
  expect(judged(history, results).changes.fewer).toMatchObject({ tests: 0, skipped: 1, ofTests: 4 })
})

test('counts no suite when a change removes its only test', () => {
  const results = resultsOf({ 'A/1': 'P', 'A/2': 'P', 'B/1': 'P', 'B/2': 'P' })
  expect(fewerThan(1, results)).toMatchObject({ suites: 0, tests: 1 })
})

test('compares with the build of the base only', () => {
  const results = resultsOf({ 'A/1': 'P', 'A/2': 'P', 'B/1': 'P', 'B/2': 'P', 'C/1': 'P' })
  expect(fewerThan(0, results)).toMatchObject({
    suites: 1,
    firstSuites: [{ suite: ['E'] }],
    tests: 3,
    ofTests: 8,
  })
})

test('is unknown when the base has no build, or tests were left out', () => {
  expect(fewerThan(-1, resultsOf({}))).toBeUndefined()
  expect(fewerThan(1, resultsOf({}, 1))).toBeUndefined()
})

test('is part of the changes of a judged build', () => {
  const history = historyOfNames({ one: 'PP', two: 'PP', three: 'PP' })
  expect(judged(history, resultsOfNames({ one: 'P' })).changes.fewer).toEqual({
    suites: 0,
    firstSuites: [],
    tests: 2,
    skipped: 0,
    ofTests: 3,
  })
  expect(judged(historyOfNames({}), resultsOfNames({ one: 'P' })).changes).not.toHaveProperty('fewer')
})
