import { definedFields } from '../base/defined-fields.js'
import { createHistories } from '../judge/history/create-histories.js'
import { writeHistoryDocument } from '../judge/history/document/write-history-document.js'
import { durationCode } from '../judge/history/duration-codes.js'
import type { HistoryBuild } from '../judge/history/history-build.js'
import { historyId } from '../judge/history/history-id.js'
import { makeRow } from '../judge/history/history-rows.js'
import type { TestHistory } from '../judge/history/test-histories.js'
import { buildStatus } from './build-status.js'
import type { TestsHistory } from './queries/tests-history.js'
import type { HistoryBuildRow, HistoryTestRow } from './store/queries/history-query.js'

/** Returns the history document for the results of a branch, as the history files of the CLI contain it. */
export async function testsHistoryDocument({ builds, mayHaveEarlier, properties, tests }: TestsHistory): Promise<Buffer> {
  const rows: TestHistory[] = []
  for await (const test of tests) rows.push(rowOf(test, mayHaveEarlier))
  const values = valuesByBuild(properties)
  return writeHistoryDocument(
    createHistories(
      builds.map((build, index) => ({ ...buildOf(build), ...values.get(index + 1) })),
      rows,
    ),
  )
}

/** Returns the properties of builds by their positions. */
function valuesByBuild(properties: TestsHistory['properties']): ReadonlyMap<number, Pick<HistoryBuild, 'properties'>> {
  const values = new Map<number, [string, string | number][]>()
  for (const { position, name, value } of properties) {
    const known = values.get(position)
    if (known === undefined) values.set(position, [[name, value]])
    else known.push([name, value])
  }
  // Unlike an assignment, this creates a property even if its name is "__proto__".
  return new Map([...values].map(([position, entries]) => [position, { properties: Object.fromEntries(entries) }]))
}

const buildOf = ({ id, commit, url, timestamp, ...counts }: HistoryBuildRow): HistoryBuild => ({
  id,
  timestamp,
  status: buildStatus(counts),
  ...definedFields({ commit: commit !== '' ? commit : undefined, url: url !== '' ? url : undefined }),
})

const rowOf = ({ id, name, suite, results, causes, durations }: HistoryTestRow, mayHaveEarlier: boolean): TestHistory =>
  makeRow({
    id: historyId(id),
    name,
    suite,
    results,
    causes: causes.map((cause) => cause || undefined),
    durations: durations.length === 0 ? undefined : durations.map(durationCode).join(''),
    // An earlier build may have run a test that the first one did not run.
    isOlder: mayHaveEarlier && results.startsWith('-'),
  })
