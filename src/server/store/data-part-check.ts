import type { ClickHouseClient } from '@clickhouse/client'
import { coalesce } from './coalesce.js'
import { selectRows } from './select-rows.js'
import { StoreUnavailableError } from './store-unavailable-error.js'

/** Call it before an insert, and its result after the insert. The result throws a StoreUnavailableError if new data is damaged on disk. */
export type DataPartCheck = () => Promise<() => Promise<void>>

interface Part {
  readonly name: string
  readonly block: string
}

/**
 * Verifies new data parts on disk before an insert is acknowledged. chDB 26.7 acknowledges rows whose files could not be written
 * completely (a quota, a process limit, a failing disk). All queries of the table then fail until a restart, which drops the part. The
 * check detaches a damaged part at once and fails all running inserts. When they are repeated, each batch is either found or stored again.
 */
export function createDataPartCheck(client: ClickHouseClient): DataPartCheck {
  let checkedBlock: bigint | undefined
  let damaged = 0

  /** Returns the parts that inserts created after the last checked one. Parts of merges have a higher level. */
  const newParts = (after: bigint): Promise<readonly Part[]> =>
    selectRows(
      client,
      `SELECT name, toString(max_block_number) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'
AND active AND level = 0 AND max_block_number > ${after} ORDER BY max_block_number`,
    )

  const checkPart = async (name: string): Promise<void> => {
    const results = await selectRows<{ readonly is_passed: number }>(
      client,
      `CHECK TABLE records PART '${name}' SETTINGS check_query_single_value_result = 0`,
    )
    if (results.every(({ is_passed }) => is_passed === 1)) return
    damaged += 1
    await client.command({ query: `ALTER TABLE records DETACH PART '${name}'` })
  }

  const checkNew = async (): Promise<void> => {
    for (const { name, block } of await newParts(checkedBlock ?? 0n)) {
      await checkPart(name)
      checkedBlock = BigInt(block)
    }
  }

  /** Runs one check at a time. Inserts that finish during a check share the next one. */
  const check = coalesce<void, void>(checkNew)
  const begin = coalesce<void, void>(async () => {
    const query =
      "SELECT toString(max(max_block_number)) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'"
    checkedBlock ??= BigInt((await selectRows<{ readonly block: string }>(client, query))[0]?.block ?? 0)
  })

  return async () => {
    // The engine checks existing parts when it opens the folder.
    if (checkedBlock === undefined) await begin()
    const before = damaged
    return async () => {
      await check()
      if (damaged !== before)
        throw new StoreUnavailableError(
          'The files of new records could not be written: the disk is full or failing, or a quota or a process limit is reached.',
        )
    }
  }
}
