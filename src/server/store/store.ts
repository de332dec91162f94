import type { Readable } from 'node:stream'
import type { Key, ManagedKey } from '../answers/keys.js'
import type { QueryMethods } from '../queries/query-table.js'

export type RecordFields = Readonly<Record<string, unknown>>

/**
 * Records that are stored atomically. Each is a valid record of a known kind with all coordinates and without unknown fields. A record
 * without a timestamp gets the time of its arrival. A job replaces an earlier one with the same pipeline, build and id.
 */
export interface Batch {
  readonly org: string
  /** A batch with the same key counts once, also after a crash. A function is called after all records have arrived. */
  readonly idempotencyKey: string | (() => string)
  /** Returns a hash of the content that belongs to the key. Called after all records have arrived. Default: the key. */
  readonly contentHash?: (() => string) | undefined
  /** All records, or groups of records as they arrive. */
  readonly records: readonly RecordFields[] | AsyncIterable<readonly RecordFields[]>
}

/** The access that a key grants. A key with the scope `badge` has no other one, because it is part of the address of an image. */
export type KeyScope = Key['scopes'][number]

/** A stored key. The key itself is never stored. */
export interface StoredKey extends ManagedKey {
  /** SHA-256 in hexadecimal. */
  readonly hash: string
}

/** The size and the load of a store. */
export interface StoreFigures {
  readonly waitingQueries: number
  readonly freeBytes?: number | undefined
  readonly rows?: number | undefined
  readonly parts?: number | undefined
}

/** A log for what no request reports. */
export interface StoreLog {
  warn(text: string): void
  info(text: string): void
}

/** Stores the history, and has a method for each query. Every method may throw a StoreUnavailableError, and a query whose signal is aborted a QueryCancelledError. */
export interface Store extends QueryMethods {
  /**
   * Creates the tables of a new store, and sets the retention. Returns a warning for each step that failed but is not needed to start, for
   * example because the disk is full. Throws a UserError if the store has another version of the schema.
   * @param log receives what happens later in the background
   */
  prepare(log?: StoreLog): Promise<readonly string[]>
  /** Throws a StoreNotReadyError unless the store can run queries, check keys and store records. */
  checkReadiness(): Promise<void>
  /**
   * Reads and stores the records. Rethrows errors of their iterator. Throws a BatchConflictError if the key was already used for other
   * content.
   */
  insert(batch: Batch): Promise<void>
  /**
   * Returns a backup of everything, as of one moment and packed as it is read. It keeps disk space until the stream is closed. Throws a
   * BackupUnsupportedError if the store is not a folder.
   */
  backup(): Promise<Readable>
  /** Returns what is known about the store without reading rows. Figures of a ClickHouse server that it shows itself are undefined. */
  figures(): Promise<StoreFigures>
  /** Adds a key, or replaces its fields. A revoked key stays revoked. */
  addKey(key: StoredKey): Promise<void>
  /** Revokes a key. Returns false if there is no such key. */
  removeKey(id: string): Promise<boolean>
  keys(): Promise<readonly StoredKey[]>
  close(): Promise<void>
}
