import { afterAll, expect, test } from 'vitest'
import { queryLines } from '../../../../src/server/store/json-document.js'
import { openConnection } from '../../../../src/server/store/open-connection.js'
import {
  type HistoryBuildRow,
  type HistoryTestRow,
  historyBuildsQuery,
  historyTestsQuery,
} from '../../../../src/server/store/queries/history-query.js'
import type { Query } from '../../../../src/server/store/query.js'
import { coordinatesOf } from '../entries.js'
import { createFolder, openStore } from '../open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

test('leaves out the tests that have not run for the longest time when there are too many', async () => {
  const store = await openStore({ folder })
  const runs: readonly (readonly [id: string, build: number, status?: string])[] = [
    ['a', 7],
    ['b', 7],
    ['b', 9],
    ['c', 8],
    ['d', 7],
    // A cancelled test has no result.
    ['d', 9, 'cancelled'],
    ['e', 9],
  ]
  const records = runs.map(([id, build, status = 'successful']) => ({
    ...coordinatesOf('acme'),
    ...{ kind: 'test', id, name: `test ${id}`, suite: [], job: 'unit', build: `${build}.1`, status, timestamp: build },
  }))
  await store.insert({ org: 'acme', idempotencyKey: 'one', records })
  const connection = await openConnection({ folder })
  const rowsOf = async <Row>(query: Query): Promise<readonly Row[]> => {
    const lines = await (await queryLines({ connection, caller: { organisation: 'acme' } }, query)).toArray()
    return Buffer.concat(lines.map((chunk) => Buffer.from(chunk)))
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row)
  }
  const { project, module } = coordinatesOf('acme')
  const question = { org: 'acme', project, module, ref: 'main' }
  const builds = await rowsOf<HistoryBuildRow>(historyBuildsQuery(question))
  const newest = async (maximum: number) =>
    (await rowsOf<HistoryTestRow>(historyTestsQuery(question, builds, maximum))).map(({ id, results }) => `${id} ${results}`)
  expect(await newest(5)).toEqual(['a P--', 'b P-P', 'c -P-', 'd P--', 'e --P'])
  expect(await newest(3)).toEqual(['b P-P', 'c -P-', 'e --P'])
  expect(await newest(2)).toEqual(['b P-P', 'e --P'])
  await connection.close()
  await store.close()
})
