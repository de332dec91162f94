import { Readable } from 'node:stream'
import type { Status } from '../../src/records/record.js'
import { statuses } from '../../src/records/record.js'
import { type ParametersOf, type QueryName, queryMethods, type ResultOf } from '../../src/server/queries/query-table.js'
import type { TestsHistory } from '../../src/server/queries/tests-history.js'
import { BatchConflictError } from '../../src/server/store/batch-conflict-error.js'
import type { Buckets } from '../../src/server/store/queries/aggregation.js'
import type { RecordFields, Store, StoredKey } from '../../src/server/store/store.js'
import { branchesOf, branchOf } from './store/branch-oracle.js'
import { buildsOf } from './store/builds-oracle.js'
import { causesOf } from './store/causes-oracle.js'
import { comparisonOf } from './store/comparison-oracle.js'
import { factsOf } from './store/facts-oracle.js'
import { flakyOf } from './store/flaky-oracle.js'
import { modulesOf } from './store/modules-oracle.js'
import { quarantinedOf } from './store/quarantined-oracle.js'
import { ofModule, runsOf } from './store/runs-oracle.js'
import { totalsOf } from './store/totals-oracle.js'

/** The result of each query for records in the order of their arrival. */
type Answers = {
  readonly [Name in QueryName]: (records: readonly RecordFields[], parameters: ParametersOf<Name>) => ResultOf<Name>
}

/** A received batch. */
interface StoredBatch {
  readonly org: string
  readonly idempotencyKey: string
  readonly content: string
  readonly records: readonly RecordFields[]
}

/** A store in memory that records its calls. */
export interface MemoryStore extends Store {
  readonly batches: readonly StoredBatch[]
  readonly records: readonly RecordFields[]
  /** The parameters of each query, except exports. */
  readonly queries: readonly object[]
  readonly storedKeys: readonly StoredKey[]
  readonly isClosed: boolean
  /** Makes every method throw this error, until it is called with undefined. */
  fail(error: Error | undefined): void
}

export function createMemoryStore(): MemoryStore {
  const batches = new Map<string, StoredBatch>()
  const keys = new Map<string, StoredKey>()
  const queries: object[] = []
  let failure: Error | undefined
  let isClosed = false
  const records = () => [...batches.values()].flatMap((batch) => [...batch.records])
  const attempt = async <Result>(act: () => Result): Promise<Result> => {
    if (failure !== undefined) throw failure
    return act()
  }
  return {
    get batches() {
      return [...batches.values()]
    },
    get records() {
      return records()
    },
    queries,
    get storedKeys() {
      return [...keys.values()]
    },
    get isClosed() {
      return isClosed
    },
    fail(error) {
      failure = error
    },
    prepare: () => attempt(() => undefined),
    checkReadiness: () => attempt(() => undefined),
    insert: async (batch) => {
      const records: RecordFields[] = []
      const given = Symbol.asyncIterator in batch.records ? batch.records : [batch.records]
      for await (const some of given) records.push(...some)
      const idempotencyKey = typeof batch.idempotencyKey === 'string' ? batch.idempotencyKey : batch.idempotencyKey()
      const content = batch.contentHash?.() ?? idempotencyKey
      return attempt(() => {
        const id = JSON.stringify([batch.org, idempotencyKey])
        const known = batches.get(id)
        if (known !== undefined && known.content !== content) throw new BatchConflictError('Other content.')
        if (records.length > 0 && known === undefined) batches.set(id, { org: batch.org, idempotencyKey, content, records })
      })
    },
    ...queryMethods(
      (name) => (parameters: never) =>
        attempt(() => {
          if (name !== 'exportRecords') queries.push(parameters)
          return answers[name](records(), parameters)
        }),
    ),
    backup: () => attempt(() => Readable.from(['a backup'], { objectMode: false })),
    addKey: (key) => attempt(() => void keys.set(key.id, key)),
    removeKey: (id) => attempt(() => keys.delete(id)),
    keys: () => attempt(() => [...keys.values()]),
    close: async () => {
      isClosed = true
    },
  }
}

const json = (document: unknown) => Readable.from([Buffer.from(JSON.stringify(document))])

const ofKind = (records: readonly RecordFields[], kind: string, place: Parameters<typeof ofModule>[1]) =>
  ofModule(records, place).filter((record) => record.kind === kind)

const answers: Answers = {
  jobsAggregated(records, parameters) {
    const asked = ofKind(records, 'job', parameters).filter(
      ({ pipeline, ref }) => pipeline === parameters.pipeline && (parameters.ref ?? ref) === ref,
    )
    return json({ jobs: entries(asked, parameters, 'jobId', parameters.aggregateBy === 'runner' ? 'runner' : 'id') })
  },
  testsAggregated(records, parameters) {
    const asked = ofKind(records, 'test', parameters).filter(
      ({ status, id, ref }) =>
        (parameters.status ?? [status]).includes(status as Status) &&
        (parameters.testId ?? [id]).includes(String(id)) &&
        (parameters.ref ?? ref) === ref,
    )
    const found = entries(asked, parameters, 'testId', 'id', parameters.fields?.includes('flakyCount') === true)
    if (parameters.fields?.includes('suite') !== true) return json({ tests: found })
    const suites = new Map(asked.map(({ id, suite }) => [id, suite ?? []]))
    return json({ tests: found.map((entry) => ({ ...entry, suite: suites.get(entry.testId) })) })
  },
  testsHistory(records, parameters) {
    const asked = (kind: string) =>
      ofKind(records, kind, parameters).filter(({ ref, job }) => ref === parameters.ref && (parameters.job ?? job) === job)
    return historyOf(asked('test'), asked('property'), parameters.limit ?? 50)
  },
  testRuns: runsOf,
  testsFlaky: flakyOf,
  testFacts: factsOf,
  testsQuarantined: quarantinedOf,
  testsCauses: causesOf,
  builds: buildsOf,
  testsCompare: comparisonOf,
  modules: modulesOf,
  testsTotals: (records, parameters) => json(totalsOf(records, 'test', parameters)),
  jobsTotals: (records, parameters) => json(totalsOf(records, 'job', parameters)),
  branches: branchesOf,
  branch: branchOf,
  properties(records, parameters) {
    const latest = ofKind(records, 'property', parameters)
      .filter(
        ({ name, build, ref }) => name === parameters.name && (parameters.build ?? build) === build && (parameters.ref ?? ref) === ref,
      )
      .filter(({ build }) => build !== parameters.exceptBuild)
      .at(-1)
    if (latest === undefined) return json({ properties: [] })
    const { timestamp, name, value, build, ref } = latest
    return json({ properties: [{ timestamp, name, valueType: typeof value, value, build, ref }] })
  },
  coordinates(records, { org, project: only }) {
    const latest = new Map<string, RecordFields>()
    for (const record of records) {
      const { project, module, pipeline, timestamp } = record
      const key = JSON.stringify([project, module, pipeline])
      const isLater = Number(timestamp) > Number(latest.get(key)?.timestamp ?? Number.NEGATIVE_INFINITY)
      if (record.org === org && (only ?? project) === project && isLater) latest.set(key, { org, project, module, pipeline, timestamp })
    }
    return json({ coordinates: [...latest.values()].sort((one, other) => Number(other.timestamp) - Number(one.timestamp)) })
  },
  exportRecords(records, { org, project: only }) {
    const wanted = records.filter((record) => record.org === org && (only ?? record.project) === record.project)
    return Readable.from(wanted.map((record) => `${JSON.stringify(record)}\n`))
  },
}

/**
 * Returns the results of tests that ran once per build, and properties that were recorded once. Builds are in the order of their arrival.
 */
function historyOf(tests: readonly RecordFields[], properties: readonly RecordFields[], limit: number): TestsHistory {
  const names = [...new Set(tests.map(({ build }) => String(build)))].slice(-limit)
  const inBuild = (name: string) => tests.filter(({ build }) => build === name)
  const countOf = (name: string, status: Status) => inBuild(name).filter((one) => one.status === status).length
  const builds = names.map((id) => ({
    id,
    attempts: [id],
    commit: '',
    url: '',
    timestamp: Math.min(...inBuild(id).map(({ timestamp }) => Number(timestamp))),
    failed: countOf(id, 'failed'),
    passed: countOf(id, 'successful'),
    skipped: countOf(id, 'skipped'),
    cancelled: countOf(id, 'cancelled'),
  }))
  const letters: Readonly<Record<string, string>> = { failed: 'F', successful: 'P', skipped: 'S' }
  const rows = [...new Set(tests.map(({ id }) => String(id)))].map((id) => {
    const results = names.map((name) => letters[String(inBuild(name).find((one) => one.id === id)?.status)] ?? '-').join('')
    const { name, suite } = tests.find((one) => one.id === id) ?? {}
    return { id, name: String(name), suite: suite as readonly string[], results, causes: [], durations: [] }
  })
  const values = properties.flatMap(({ build, name, value }) => {
    const position = names.indexOf(String(build)) + 1
    return position === 0 ? [] : [{ position, name: String(name), value: value as string | number }]
  })
  return { builds, mayHaveEarlier: names.length === limit, properties: values, tests: Readable.from(rows) }
}

function entries(
  records: readonly RecordFields[],
  { fromTs, toTs, interval }: Buckets,
  idName: string,
  idField: string,
  withFlakyCount = false,
) {
  const groups = new Map<string, { readonly timestamp: number; readonly first: RecordFields; readonly group: RecordFields[] }>()
  for (const record of records) {
    const at = record.timestamp as number
    if (at < fromTs || at >= toTs) continue
    const timestamp = Math.floor(at / interval) * interval
    const key = `${timestamp} ${record[idField]}`
    const entry = groups.get(key) ?? { timestamp, first: record, group: [] }
    groups.set(key, entry)
    entry.group.push(record)
  }
  return [...groups.values()].map(({ timestamp, first, group }) => {
    const durations = group.map(({ duration }) => duration).filter((duration) => typeof duration === 'number')
    const figures = ['Min', 'Max', 'Avg', 'P25', 'P50', 'P75', 'P95', 'P99'].map((name) => [`duration${name}`, durations[0] ?? 0])
    const counts = statuses.map((status) => [`${status}Count`, group.filter((record) => record.status === status).length])
    return {
      timestamp,
      name: first.name ?? first.id,
      [idName]: first[idField],
      ...Object.fromEntries(counts),
      totalCount: group.length,
      ...Object.fromEntries(figures),
      ...(withFlakyCount ? { flakyCount: group.filter(({ flaky }) => flaky === true).length } : {}),
    }
  })
}
