// Tests that an export uses smaller pages when one exceeds the memory of a query (src/server/queries/export-records.ts).
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { exportedRecords, type RunPage } from '../../../src/server/queries/export-records.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { defaultLimits } from '../../../src/server/store/query-limits.js'
import { readPage } from '../../../src/server/store/read-page.js'
import { StoreLimitError } from '../../../src/server/store/store-limit-error.js'
import { coordinatesOf } from './entries.js'
import { createFolder, openStore } from './open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

/** Stores tests with a long output and exports them with a limit for the memory of a query. */
async function exported(org: string, count: number, memoryBytes: number) {
  const store = await openStore({ folder })
  onTestFinished(() => store.close())
  const records = Array.from({ length: count }, (_, index) => ({
    ...{ kind: 'test', ...coordinatesOf(org), id: `${index}`, name: `test ${index}`, status: 'failed', timestamp: index },
    stdout: `output of ${index} `.repeat(4000),
  }))
  await store.insert({ org, idempotencyKey: 'k', records })
  const connection = await openConnection({ folder })
  onTestFinished(() => connection.close())
  const pages: (number | 'limit')[] = []
  const run: RunPage = async (query) => {
    try {
      const page = await readPage({ connection, caller: { organisation: org }, limits: { ...defaultLimits, memoryBytes } }, query)
      if (query.sql.includes("records.kind = 'test'")) pages.push(page.rows.length)
      return page
    } catch (error) {
      if (error instanceof StoreLimitError) pages.push('limit')
      throw error
    }
  }
  const ids: string[] = []
  const read = async () => {
    for await (const lines of exportedRecords(run, { org }))
      for (const line of lines.trim().split('\n')) ids.push((JSON.parse(line) as { id: string }).id)
  }
  return { pages, ids, wanted: records.map(({ id }) => id), read }
}

test('continues with smaller pages when the first page exceeds the memory of a query', async () => {
  const { pages, ids, wanted, read } = await exported('smaller', 1500, 100_000_000)
  await read()
  expect(pages[0]).toBe('limit')
  expect(pages.slice(1).every((rows) => rows === 'limit' || rows < 1000)).toBe(true)
  expect(ids).toEqual(wanted)
})

test('fails when a single record exceeds the memory of a query', async () => {
  const { pages, read } = await exported('failing', 100, 3_000_000)
  await expect(read()).rejects.toThrow(StoreLimitError)
  // Pages of 1,000, 125, 16, 2 rows and 1 row.
  expect(pages).toEqual(['limit', 'limit', 'limit', 'limit', 'limit'])
})
