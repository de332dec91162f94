import { searchableText } from '../../../../base/browser/searchable-text.js'
import { idDigits } from '../../data/page-data.js'
import { goneRank } from '../outcome.js'
import { addGroup, type TestModel } from '../test-model.js'
import { testKinds } from './test-kind.js'

/** Adds the tests that ran in earlier builds only, after all others. They have no executions. */
export function addGoneTests(model: TestModel): void {
  const { tests, history } = model
  const suiteNumber = createSuiteNumbers(model)
  for (const change of history?.changes ?? []) {
    const { test: gone } = change
    if (history === undefined || gone === undefined) continue
    const test = tests.names.length
    tests.ids.push(gone.id.slice(0, idDigits))
    tests.namedIds.set(test, gone.id)
    tests.names.push(gone.name)
    tests.searchableNames.push(searchableText(gone.name))
    tests.ranks.push(goneRank)
    tests.kinds.push(testKinds.indexOf('gone'))
    tests.suiteOf.push(suiteNumber(gone.suite))
    for (const column of [tests.fileOf, tests.lines, tests.durations, tests.first, tests.last]) column.push(-1)
    tests.failures.push(0)
    history.changesOf.set(test, [change])
    history.rowOf[test] = gone.row === undefined ? -1 : history.rows.push(gone.row) - 1
  }
}

/** Returns a function that numbers suites. Suites of the model keep their numbers. */
function createSuiteNumbers({ suites }: TestModel): (path: readonly string[]) => number {
  const key = (parent: number, name: string) => `${parent}\0${name}`
  const numbers = new Map(suites.names.map((name, number) => [key(suites.parents[number] ?? -1, name), number]))
  return (path) =>
    path.reduce((parent, name) => {
      const known = numbers.get(key(parent, name))
      if (known !== undefined) return known
      const number = suites.names.length
      addGroup(suites, name, parent)
      numbers.set(key(parent, name), number)
      return number
    }, -1)
}
