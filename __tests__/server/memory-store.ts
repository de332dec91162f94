import { Readable } from 'node:stream'
import type { Status } from '../../src/records/record.js'
import { countFields, type Figures, type JobAggregates, type TestAggregates } from '../../src/server/answers/aggregates.js'
import type { CoordinateList } from '../../src/server/answers/coordinates.js'
import type { BuildsTotals, JobsTotals, TestsTotals } from '../../src/server/answers/totals.js'
import type { Properties } from '../../src/server/queries/properties.js'
import { type ParametersOf, type QueryName, queryMethods, type ResultOf } from '../../src/server/queries/query-table.js'
import { testStepsOf } from '../../src/server/queries/test-steps.js'
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
import { jobsOf } from './store/jobs-oracle.js'
import { modulesOf } from './store/modules-oracle.js'
import { quarantinedOf } from './store/quarantined-oracle.js'
import { ofModule, runsOf } from './store/runs-oracle.js'
import { slowerOf } from './store/slower-oracle.js'
import { buildsTotalsOf, jobsTotalsOf, testsTotalsOf } from './store/totals-oracle.js'
import { verdictsOf } from './store/verdicts-oracle.js'

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
    prepare: () => attempt(() => []),
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
    figures: () => attempt(() => ({ waitingQueries: 0, freeBytes: 1000, rows: records().length, parts: 1 })),
    addKey: (key) => attempt(() => void keys.set(key.id, key)),
    removeKey: (id) => attempt(() => keys.delete(id)),
    keys: () => attempt(() => [...keys.values()]),
    close: async () => {
      isClosed = true
    },
  }
}

const json = <Document>(document: Document) => Readable.from([Buffer.from(JSON.stringify(document))])

const ofKind = (records: readonly RecordFields[], kind: string, place: Parameters<typeof ofModule>[1]) =>
  ofModule(records, place).filter((record) => record.kind === kind)

const answers: Answers = {
  jobs: jobsOf,
  jobsAggregated(records, parameters) {
    const asked = ofKind(records, 'job', parameters).filter(
      ({ pipeline, ref }) => (parameters.pipeline ?? pipeline) === pipeline && (parameters.ref ?? ref) === ref,
    )
    const groups = groupsOf(asked, parameters, parameters.aggregateBy === 'runner' ? 'runner' : 'id')
    return json<JobAggregates>({ jobs: groups.map(({ id, ...group }) => ({ ...entryOf(group), jobId: id })) })
  },
  testsAggregated(records, parameters) {
    const asked = ofKind(records, 'test', parameters).filter(
      ({ status, id, ref, job }) =>
        (parameters.status ?? [status]).includes(status as Status) &&
        (parameters.testId ?? [id]).includes(String(id)) &&
        (parameters.ref ?? ref) === ref &&
        (parameters.job ?? job) === job,
    )
    const { fields = [] } = parameters
    const suites = new Map(asked.map(({ id, suite }) => [id, (suite ?? []) as readonly string[]]))
    return json<TestAggregates>({
      tests: groupsOf(asked, parameters, 'id').map(({ id, ...group }) => ({
        ...entryOf(group),
        testId: id,
        suite: fields.includes('suite') ? suites.get(id) : undefined,
        flakyCount: fields.includes('flakyCount') ? group.records.filter(({ flaky }) => flaky === true).length : undefined,
      })),
    })
  },
  testsHistory(records, parameters) {
    const asked = (kind: string) =>
      ofKind(records, kind, parameters).filter(({ ref, job }) => ref === parameters.ref && (parameters.job ?? job) === job)
    return historyOf(asked('test'), asked('property'), parameters.limit ?? 50)
  },
  testRuns: runsOf,
  testSteps(records, { testId, timestamp, build, job, ...place }) {
    const runs = ofKind(records, 'test', place).filter(
      (run) =>
        run.id === testId &&
        run.timestamp === timestamp &&
        (build ?? run.build) === run.build &&
        (job ?? run.job ?? '') === (run.job ?? ''),
    )
    return testStepsOf(runs.at(-1) ?? {})
  },
  testsFlaky: flakyOf,
  testFacts: factsOf,
  testsQuarantined: quarantinedOf,
  testsCauses: causesOf,
  builds: buildsOf,
  testsCompare: comparisonOf,
  testsSlower: slowerOf,
  testsVerdicts: verdictsOf,
  modules: modulesOf,
  testsTotals: (records, parameters) => json<TestsTotals>(testsTotalsOf(records, parameters)),
  jobsTotals: (records, parameters) => json<JobsTotals>(jobsTotalsOf(records, parameters)),
  buildsTotals: (records, parameters) => json<BuildsTotals>(buildsTotalsOf(records, parameters)),
  branches: branchesOf,
  branch: branchOf,
  properties(records, parameters) {
    const latest = ofKind(records, 'property', parameters)
      .filter(
        ({ name, build, ref }) => name === parameters.name && (parameters.build ?? build) === build && (parameters.ref ?? ref) === ref,
      )
      .filter(({ build }) => build !== parameters.exceptBuild)
      .at(-1)
    if (latest === undefined) return json<Properties>({ properties: [] })
    const { timestamp, name, value, build, ref } = latest
    return json<Properties>({
      properties: [
        {
          timestamp: Number(timestamp),
          name: String(name),
          valueType: typeof value === 'number' ? 'number' : 'string',
          value: value as number | string,
          build: String(build),
          ref: String(ref),
        },
      ],
    })
  },
  coordinates(records, { org, project: only }) {
    const latest = new Map<string, CoordinateList['coordinates'][number]>()
    for (const record of records) {
      const [project, module, pipeline] = [String(record.project), String(record.module), String(record.pipeline)]
      const key = JSON.stringify([project, module, pipeline])
      const timestamp = Number(record.timestamp)
      const isLater = timestamp > (latest.get(key)?.timestamp ?? Number.NEGATIVE_INFINITY)
      if (record.org === org && (only ?? project) === project && isLater) latest.set(key, { org, project, module, pipeline, timestamp })
    }
    return json<CoordinateList>({ coordinates: [...latest.values()].sort((one, other) => other.timestamp - one.timestamp) })
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

/** Records of a test or a job in a bucket. */
interface Group {
  readonly timestamp: number
  readonly records: RecordFields[]
}

/** Groups records by bucket and by a field. */
function groupsOf(records: readonly RecordFields[], { fromTs, toTs, interval }: Buckets, idField: string) {
  const groups = new Map<string, Group & { readonly id: string }>()
  for (const record of records) {
    const at = record.timestamp as number
    if (at < fromTs || at >= toTs) continue
    const timestamp = Math.floor(at / interval) * interval
    const id = String(record[idField])
    const group = groups.get(`${timestamp} ${id}`) ?? { timestamp, id, records: [] }
    groups.set(`${timestamp} ${id}`, group)
    group.records.push(record)
  }
  return [...groups.values()]
}

/** Returns the entry of a group whose records have the same duration. */
function entryOf({ timestamp, records }: Group): Figures & { readonly timestamp: number; readonly name: string } {
  const [first] = records
  const duration = Number(records.find((record) => typeof record.duration === 'number')?.duration ?? 0)
  return {
    timestamp,
    name: String(first?.name ?? first?.id),
    ...countFields((status) => records.filter((record) => record.status === status).length),
    totalCount: records.length,
    ...{ durationMin: duration, durationMax: duration, durationAvg: duration, durationP25: duration, durationP50: duration },
    ...{ durationP75: duration, durationP95: duration, durationP99: duration },
  }
}
