import type { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import type { BatchRows } from './batch-rows.js'
import type { Question } from './question.js'

/** A way to the engine. */
export interface Connection {
  /** For what is small: definitions, keys, signs of life. */
  readonly client: ClickHouseClient
  readonly database: string
  /** Whether nobody else can write: chDB locks its folder for one process. */
  readonly exclusive: boolean
  /** The answer to a question in the format that it names; questions do not wait for what is written, nor the other way round. */
  ask(question: Question): Promise<Readable>
  /** Writes into `records` by one statement, and waits until all is stored. */
  insertRows(rows: BatchRows, settings: InsertSettings): Promise<void>
  /** Whether the disk has no room for new rows; a ClickHouse server is not asked. */
  isFull(): boolean
  close(): Promise<void>
}

/** Settings of the engine for one statement. */
export type InsertSettings = Readonly<Record<string, string | number>>
