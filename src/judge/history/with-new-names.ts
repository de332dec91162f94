import type { BuildResults, BuildTest } from './build-results.js'
import { createHistories } from './create-histories.js'
import { historyId } from './history-id.js'
import type { TestHistories } from './test-histories.js'

/**
 * Returns a history in which the tests of a build have the names that they have now, if the history has them only under the names of the
 * previous version. Without such tests, it returns the history itself. Belongs to version 1: remove it with `former` in version 2.
 */
export function withNewNames<Histories extends TestHistories | undefined>(
  histories: Histories,
  results: BuildResults,
): Histories | TestHistories {
  if (histories === undefined || results.hasFormer !== true) return histories
  const { columns } = histories
  const renamed = new Map<string, BuildTest>()
  for (const test of results.all()) {
    const { id, job, former } = test
    if (former === undefined || columns.find(id, job) !== -1 || columns.find(former.id, job) === -1) continue
    // Another test of the build has the former name now.
    if (results.find(former.id, job) !== undefined) continue
    renamed.set(historyId(former.id), test)
  }
  if (renamed.size === 0) return histories
  const rows = [...histories.all()].map((row) => {
    const test = renamed.get(row.id)
    return test === undefined ? row : { ...row, id: historyId(test.id), suite: test.suite, name: test.name }
  })
  return createHistories(histories.builds, rows)
}
