import type { Readable } from 'node:stream'
import type { CoordinatesParameters } from './queries/coordinates-query.js'
import type { JobsParameters } from './queries/jobs-query.js'
import type { PropertiesParameters } from './queries/properties-query.js'
import type { TestsParameters } from './queries/tests-query.js'

/** The fields of a record. */
export type RecordFields = Readonly<Record<string, unknown>>

/**
 * Records that are stored all or none. Each is a valid record of a known kind with all coordinates; unknown fields are gone. One
 * without a timestamp happened when it came. A job comes again with the id of another of its pipeline and build, and replaces it.
 */
export interface Batch {
  readonly org: string
  /** A batch with the same key counts once, also after a crash. A function is called when all records have come. */
  readonly idempotencyKey: string | (() => string)
  /** A hash of what the key stands for, called when all records have come; left out, the key stands for itself. */
  readonly contentHash?: (() => string) | undefined
  /** All of them, or some after the other as they come: none is kept as it is. */
  readonly records: readonly RecordFields[] | AsyncIterable<readonly RecordFields[]>
}

export type Scope = 'read' | 'write'

/** A key as it is stored: never the key itself. */
export interface StoredKey {
  readonly id: string
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  readonly org: string
  readonly scopes: readonly Scope[]
  readonly name: string
  /** Unix ms. */
  readonly createdAt: number
}

/**
 * The history, as the server asks it. Every method may throw a StoreUnavailableError. A question whose signal is aborted is given up
 * and throws a QuestionCancelledError.
 */
export interface Store {
  /** Creates or migrates the schema, and sets the retention; throws a UserError where a newer version made it. */
  migrate(): Promise<void>
  /** Throws a StoreNotReadyError unless questions can be answered, keys be checked and records be stored. */
  checkReadiness(): Promise<void>
  /**
   * Takes in the records and stores them; an error of the iterator that gives them is thrown as it is. Throws a BatchConflictError if the
   * key was stored with other content.
   */
  insert(batch: Batch): Promise<void>
  /** The whole JSON document `{ "jobs": [ … ] }`, as the engine writes it: an entry a bucket and name, with the id of the last job of that name. */
  jobsAggregated(parameters: JobsParameters, signal?: AbortSignal): Promise<Readable>
  /** The whole JSON document `{ "tests": [ … ] }`: an entry a bucket and id. */
  testsAggregated(parameters: TestsParameters, signal?: AbortSignal): Promise<Readable>
  /** The latest value, or none: `{ "properties": [ … ] }`. */
  property(parameters: PropertiesParameters, signal?: AbortSignal): Promise<Readable>
  /** What an organisation has records of, the latest first and so many at most: `{ "coordinates": [ … ] }`. */
  coordinates(parameters: CoordinatesParameters, signal?: AbortSignal): Promise<Readable>
  addKey(key: StoredKey): Promise<void>
  /** Revokes; false where there is none. */
  removeKey(id: string): Promise<boolean>
  keys(): Promise<readonly StoredKey[]>
  close(): Promise<void>
}
