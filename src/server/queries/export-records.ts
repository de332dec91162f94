import { recordSchemas } from '../../records/schema.js'
import { evidenceFields, leftOutFields } from '../left-out-fields.js'
import type { Query } from '../store/query.js'
import { readPage, startedIteration } from '../store/read-page.js'
import { areStepsShown } from '../store/step-expiry.js'
import { StoreLimitError } from '../store/store-limit-error.js'
import type { StoreQuery } from './data-query.js'

/** Runs a query and returns all rows of its answer, and the length of their JSON. */
export type RunPage = (query: Query) => Promise<{ readonly rows: readonly Row[]; readonly length: number }>

type Row = Readonly<Record<string, unknown>>

/** The wanted length of a page. It is in memory while its rows are sent. */
const pageLength = 4 * 1024 * 1024

const firstRows = 1000
/** The engine reads at least 8192 rows for a page. */
const maximumRows = 20_000

/** Exports all records of an organisation or one of its projects as lines of JSON. The first ones were queried when it resolves. */
export const exportRecords: StoreQuery<ExportParameters, AsyncIterable<string>> = {
  read: (source, parameters) => startedIteration(exportedRecords((query) => readPage(source, query), parameters)),
}

/** The records to export. */
export interface ExportParameters {
  readonly org: string
  /** Only this project. Default: all. */
  readonly project?: string | undefined
}

/** A module of the organisation. */
interface Place extends Row {
  readonly project: string
  readonly module: string
}

type Kind = keyof typeof recordSchemas

/** Numbers that are 0 if the record has no such field. */
const optionalCounters = new Set(['line', 'column', 'attempt', 'size'])

/** Columns that hold JSON. */
const documents = new Set(['attempts', 'quarantine'])

/** Present in every record, so that no reader replaces them by its own. */
const coordinates = new Set(['org', 'project', 'module', 'pipeline', 'job', 'build', 'ref'])

/**
 * Yields all records of an organisation or one of its projects as whole lines of JSON, module by module. It queries pages in the order of
 * the table, so memory and the time for a page do not depend on the length of the history. Jobs are in the order of their arrival, because
 * the later one of two records of an attempt counts.
 */
export async function* exportedRecords(run: RunPage, { org, project }: ExportParameters): AsyncGenerator<string> {
  const condition = project === undefined ? '' : ' AND records.project = {project:String}'
  const { rows } = await run({
    sql: `SELECT project, module FROM records WHERE records.org = {org:String}${condition} GROUP BY project, module ORDER BY project, module`,
    parameters: project === undefined ? { org } : { org, project },
  })
  for (const place of rows as readonly Place[]) {
    for (const kind of Object.keys(recordSchemas) as Kind[]) yield* recordsOfKind(run, { ...place, org }, kind)
  }
}

async function* recordsOfKind(run: RunPage, place: Row, kind: Kind): AsyncGenerator<string> {
  const recordOf = recordReader(kind)
  let [timestamp, arrived, maximum] = [Number.MIN_SAFE_INTEGER, -1, firstRows]
  for (;;) {
    let page: Awaited<ReturnType<RunPage>>
    try {
      page = await run(pageQuery(place, kind, { timestamp, arrived, maximum }))
    } catch (error) {
      // Records with a lot of output may need more memory than a query may use.
      if (!(error instanceof StoreLimitError) || maximum === 1) throw error
      maximum = Math.ceil(maximum / 8)
      continue
    }
    const { rows, length } = page
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => `${JSON.stringify(recordOf(row))}\n`).join('')
    if (rows.length < maximum) return
    timestamp = Number(last.timestamp)
    arrived = Number(last.arrived)
    maximum = Math.max(1, Math.min(maximumRows, Math.floor((pageLength / length) * rows.length)))
  }
}

interface Page {
  /** The last row before the page. */
  readonly timestamp: number
  readonly arrived: number
  readonly maximum: number
}

function pageQuery(place: Row, kind: Kind, { timestamp, arrived, maximum }: Page): Query {
  const columns = fieldsOf(kind).map((name) =>
    name === 'value' ? 'if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value' : `records.${name} AS ${name}`,
  )
  // A server that imports them shows them for another month.
  if (kind === 'test') columns.push(`if(${areStepsShown}, records.evidence, '') AS evidence`)
  const [following, order] =
    kind === 'job'
      ? ['records.arrived > {arrived:Int64}', 'records.arrived']
      : [
          'records.timestamp >= {timestamp:Int64} AND (records.timestamp > {timestamp:Int64} OR records.arrived > {arrived:Int64})',
          'records.timestamp, records.arrived',
        ]
  return {
    sql: `SELECT ${columns.join(', ')}, records.arrived AS arrived
FROM records
WHERE records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String} AND records.kind = '${kind}'
  AND ${following}
ORDER BY ${order}
LIMIT ${maximum} WITH TIES`,
    parameters: { ...place, timestamp, arrived },
  }
}

const withoutColumn: ReadonlySet<string> = new Set([...leftOutFields, ...evidenceFields])
const fieldsOf = (kind: Kind): readonly string[] => Object.keys(recordSchemas[kind].properties).filter((name) => !withoutColumn.has(name))

/** Returns a function that returns the record of a row. A column has a default value if the record has no such field. */
function recordReader(kind: Kind): (row: Row) => Row {
  const names = fieldsOf(kind)
  const present = new Set<string>([...recordSchemas[kind].required, ...coordinates])
  return (row) => ({
    ...Object.fromEntries(
      names
        .filter((name) => present.has(name) || !isDefault(name, row[name]))
        .map((name) => [name, documents.has(name) ? JSON.parse(String(row[name])) : row[name]]),
    ),
    ...(isDefault('evidence', row.evidence ?? '') ? {} : JSON.parse(String(row.evidence))),
  })
}

function isDefault(name: string, value: unknown): boolean {
  if (value === null || value === '' || value === false) return true
  if (typeof value === 'object') return Object.keys(value).length === 0
  return value === 0 && optionalCounters.has(name)
}
