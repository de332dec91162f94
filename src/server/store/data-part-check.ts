import type { ClickHouseClient } from '@clickhouse/client'
import { coalesce } from './coalesce.js'
import { StoreUnavailableError } from './store-unavailable-error.js'

/** Watches over one insert; what it gives is called when the engine says that it is done, and throws a StoreUnavailableError where the disk has other news. */
export type DataPartCheck = () => Promise<() => Promise<void>>

interface Part {
  readonly name: string
  readonly block: string
}

/**
 * Makes what looks whether the files of new rows are as long as they should be. chDB 26.7 acknowledges rows whose files the kernel
 * did not take (a quota, a limit, a disk that fails), and then no question over the table is answered until a restart, which drops
 * them. Such a part is put aside at once, and every insert that was under way fails: repeated, it is found or stored again.
 */
export function createDataPartCheck(client: ClickHouseClient): DataPartCheck {
  let checkedBlock: bigint | undefined
  let damaged = 0

  const ask = async <Row>(query: string): Promise<readonly Row[]> => (await client.query({ query, format: 'JSONEachRow' })).json<Row>()

  /** The parts of rows that came behind the last that was checked; merges make others, of a higher level. */
  const newParts = (after: bigint): Promise<readonly Part[]> =>
    ask(`SELECT name, toString(max_block_number) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'
AND active AND level = 0 AND max_block_number > ${after} ORDER BY max_block_number`)

  const checkPart = async (name: string): Promise<void> => {
    const results = await ask<{ readonly is_passed: number }>(
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

  /** One after the other; whoever waits for a look that has not begun shares it, since it will see their parts as well. */
  const look = coalesce<void, void>(checkNew)
  const begin = coalesce<void, void>(async () => {
    const query =
      "SELECT toString(max(max_block_number)) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'"
    checkedBlock ??= BigInt((await ask<{ readonly block: string }>(query))[0]?.block ?? 0)
  })

  return async () => {
    // What was there before is the engine's to check, when it opens the folder.
    if (checkedBlock === undefined) await begin()
    const before = damaged
    return async () => {
      await look()
      if (damaged !== before)
        throw new StoreUnavailableError(
          'The disk did not take the files of new records: it is full or failing, or a quota or a limit of the process is reached.',
        )
    }
  }
}
