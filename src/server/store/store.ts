import type { Readable } from 'node:stream'
import type { Branch } from './branches.js'
import type { Builds } from './builds.js'
import type { Comparison } from './comparison.js'
import type { ExportParameters } from './export-records.js'
import type { FailureCause } from './failure-causes.js'
import type { FlakyTests } from './flaky-tests.js'
import type { ModulesHealth } from './modules-health.js'
import type { QuarantinedTests } from './quarantined-tests.js'
import type { BranchParameters, BranchRow } from './queries/branch-query.js'
import type { BranchesParameters } from './queries/branches-query.js'
import type { BuildsParameters } from './queries/builds-query.js'
import type { CausesParameters } from './queries/causes-query.js'
import type { CompareParameters } from './queries/compare-query.js'
import type { CoordinatesParameters } from './queries/coordinates-query.js'
import type { FactsParameters } from './queries/facts-query.js'
import type { FlakyParameters } from './queries/flaky-query.js'
import type { HistoryParameters } from './queries/history-query.js'
import type { JobsParameters } from './queries/jobs-query.js'
import type { ModulesParameters } from './queries/modules-query.js'
import type { PropertiesParameters } from './queries/properties-query.js'
import type { QuarantinedParameters } from './queries/quarantined-query.js'
import type { RunsParameters } from './queries/runs-query.js'
import type { TestsParameters } from './queries/tests-query.js'
import type { JobsTotalsParameters, TestsTotalsParameters } from './queries/totals-query.js'
import type { TestFacts } from './test-facts.js'
import type { TestRuns } from './test-runs.js'
import type { TestsHistory } from './tests-history.js'

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
export type Scope = 'read' | 'write' | 'badge'

/** A stored key. The key itself is never stored. */
export interface StoredKey {
  readonly id: string
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  readonly org: string
  readonly scopes: readonly Scope[]
  readonly name: string
  /** Unix ms. */
  readonly createdAt: number
  /** The time from which the key is not valid, in Unix ms. Default: never. */
  readonly expiresAt?: number | undefined
  /** The only project that the key gives access to. Default: all projects. */
  readonly project?: string | undefined
}

/** Stores the history. Every method may throw a StoreUnavailableError, and a query whose signal is aborted a QueryCancelledError. */
export interface Store {
  /** Creates or migrates the schema, and sets the retention. Throws a UserError if the schema has a newer version. */
  migrate(): Promise<void>
  /** Throws a StoreNotReadyError unless the store can run queries, check keys and store records. */
  checkReadiness(): Promise<void>
  /**
   * Reads and stores the records. Rethrows errors of their iterator. Throws a BatchConflictError if the key was already used for other
   * content.
   */
  insert(batch: Batch): Promise<void>
  /** Returns the JSON document `{ "jobs": [ … ] }` with an entry per bucket and name. An entry has the id of the last job of that name. */
  jobsAggregated(parameters: JobsParameters, signal?: AbortSignal): Promise<Readable>
  /** Returns the JSON document `{ "tests": [ … ] }` with an entry per bucket and id. */
  testsAggregated(parameters: TestsParameters, signal?: AbortSignal): Promise<Readable>
  /** Returns the newest builds of a branch and, as they are read, the results of each test in them. */
  testsHistory(parameters: HistoryParameters, signal?: AbortSignal): Promise<TestsHistory>
  /** Returns a page of single runs of tests, the newest first. */
  testRuns(parameters: RunsParameters, signal?: AbortSignal): Promise<TestRuns>
  /** Returns the flaky tests of a module or of several modules, the worst first. */
  flakyTests(parameters: FlakyParameters, signal?: AbortSignal): Promise<FlakyTests>
  /** Returns the facts about a test. */
  testFacts(parameters: FactsParameters, signal?: AbortSignal): Promise<TestFacts>
  /** Returns the tests in quarantine of a module or of several modules, the ones with the most passes first. */
  quarantinedTests(parameters: QuarantinedParameters, signal?: AbortSignal): Promise<QuarantinedTests>
  /** Returns the causes of failures in a module, the ones that failed most builds first. */
  failureCauses(parameters: CausesParameters, signal?: AbortSignal): Promise<readonly FailureCause[]>
  /** Returns the newest builds of a branch, and the results of some tests in them. */
  builds(parameters: BuildsParameters, signal?: AbortSignal): Promise<Builds>
  /** Returns the tests that differ between two selections of runs, by difference. */
  comparison(parameters: CompareParameters, signal?: AbortSignal): Promise<Comparison>
  /** Returns the modules of an organisation with their health, and what fails or is flaky in them. */
  modulesHealth(parameters: ModulesParameters, signal?: AbortSignal): Promise<ModulesHealth>
  /**
   * Returns the JSON document `{ "totals": [ … ] }` with an entry per bucket for all tests of a module. With the parameter `whole`, it also
   * contains `whole`, an entry for the whole range, if that has results.
   */
  testsTotals(parameters: TestsTotalsParameters, signal?: AbortSignal): Promise<Readable>
  /** Returns the same for all jobs of a pipeline. */
  jobsTotals(parameters: JobsTotalsParameters, signal?: AbortSignal): Promise<Readable>
  /** Returns the branches and tags on which tests of a module ran, the ones with the last tests first. */
  branches(parameters: BranchesParameters, signal?: AbortSignal): Promise<readonly Branch[]>
  /** Counts the builds of a branch. Returns undefined if there are none in the range. */
  branch(parameters: BranchParameters, signal?: AbortSignal): Promise<BranchRow | undefined>
  /** Returns the JSON document `{ "properties": [ … ] }` with the latest value, if there is one. */
  property(parameters: PropertiesParameters, signal?: AbortSignal): Promise<Readable>
  /** Returns the JSON document `{ "coordinates": [ … ] }` with the projects, modules and pipelines of an organisation, the latest first. */
  coordinates(parameters: CoordinatesParameters, signal?: AbortSignal): Promise<Readable>
  /** Returns all records of an organisation or one of its projects as lines of JSON. The first ones were queried when it resolves. */
  exportRecords(parameters: ExportParameters, signal?: AbortSignal): Promise<AsyncIterable<string>>
  /**
   * Returns a backup of everything, as of one moment and packed as it is read. It keeps disk space until the stream is closed. Throws a
   * BackupUnsupportedError if the store is not a folder.
   */
  backup(): Promise<Readable>
  addKey(key: StoredKey): Promise<void>
  /** Revokes a key. Returns false if there is no such key. */
  removeKey(id: string): Promise<boolean>
  keys(): Promise<readonly StoredKey[]>
  close(): Promise<void>
}
