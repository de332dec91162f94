import type { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import type { BatchRows } from './batch-rows.js'
import type { FolderSnapshot } from './folder-snapshot.js'
import type { TimedQuery } from './query.js'

/** A connection to the database engine. */
export interface Connection {
  /** For small statements: DDL, keys, health checks. */
  readonly client: ClickHouseClient
  readonly database: string
  /** Whether this process is the only writer. chDB locks its folder for one process. */
  readonly exclusive: boolean
  /**
   * Runs a query and returns the result in the query's format. Organisations take turns, and short queries do not wait for long ones.
   * Queries and writes do not wait for each other. Rejects with a StoreBusyError if too many queries of the organisation are waiting.
   */
  query(query: TimedQuery, caller: Caller): Promise<Readable>
  /** Inserts rows of an organisation into `records` with one statement. Resolves when all are stored. Organisations take turns. */
  insertRows(rows: BatchRows, settings: InsertSettings, organisation: string): Promise<void>
  /** Returns whether the disk is too full for new rows. Always false for a ClickHouse server. */
  isFull(): boolean
  /** The free space on the disk of the data folder. Undefined for a ClickHouse server. */
  freeBytes(): number | undefined
  /** The number of queries that wait for their turn. */
  waitingQueries(): number
  /** Takes a snapshot of the data folder. Undefined for a ClickHouse server, which makes its own backups. */
  readonly snapshot?: (() => Promise<FolderSnapshot>) | undefined
  close(): Promise<void>
}

/** The client that sent a query. */
export interface Caller {
  readonly organisation: string
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined
}

/** Engine settings for one statement. */
export type InsertSettings = Readonly<Record<string, string | number>>
