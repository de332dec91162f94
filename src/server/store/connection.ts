import type { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import type { BatchRows } from './batch-rows.js'
import type { TimedQuery } from './query.js'

/** A way to the engine. */
export interface Connection {
  /** For what is small: definitions, keys, signs of life. */
  readonly client: ClickHouseClient
  readonly database: string
  /** Whether nobody else can write: chDB locks its folder for one process. */
  readonly exclusive: boolean
  /**
   * Answers a query in the format that it names. Organisations take turns, and short questions do not wait for long ones. Questions
   * do not wait for writes, nor writes for questions. Rejects with a StoreBusyError if the organisation has too many questions waiting.
   */
  query(query: TimedQuery, caller: Caller): Promise<Readable>
  /** Writes rows of an organisation into `records` by one statement, and waits until all are stored. Organisations take turns. */
  insertRows(rows: BatchRows, settings: InsertSettings, organisation: string): Promise<void>
  /** Whether the disk has no room for new rows; a ClickHouse server is not asked. */
  isFull(): boolean
  close(): Promise<void>
}

/** The client that asks a query. */
export interface Caller {
  readonly organisation: string
  /** Aborted when the client no longer waits. */
  readonly signal?: AbortSignal | undefined
}

/** Settings of the engine for one statement. */
export type InsertSettings = Readonly<Record<string, string | number>>
