import type { Static, TObject } from 'typebox'
import { flakyDays } from '../../answers/flaky-tests.js'
import { type KnownFacts, maximumFailedJobs } from '../../answers/test-facts.js'
import type { Query } from '../query.js'
import { inRange, spanParameters, type TimeSpan } from './aggregation.js'
import { conditionsOf, coordinateFilters, equalTo, optional, schemasOf } from './filter.js'
import { isEvent } from './flaky-query.js'
import { isOfNewestAttempt, repeats } from './newest-attempts.js'

/** The filters of the queries. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  testId: equalTo('id', 'The id of the test.'),
  ref: optional(equalTo('ref', 'Only runs on this branch or tag. Default: any.')),
}

/** The schemas of the parameters, without the range. */
export const factsSchemas = schemasOf(filters)

export type FactsParameters = Static<TObject<typeof factsSchemas>> & TimeSpan

/** Returns a range that includes the days in which the first flip of a test is looked for. */
export const flakySpan = ({ fromTs, toTs }: TimeSpan): TimeSpan => ({
  fromTs: Math.min(fromTs, toTs - flakyDays * 24 * 60 * 60 * 1000),
  toTs,
})

const ofTest = (parameters: object): string => `${conditionsOf(filters, parameters)} AND records.kind = 'test'`

/** Keeps the events of a test. With its id in the projection of events, the engine does not search the ids of all results. */
const ofEvents = (parameters: object): string =>
  `${conditionsOf({ ...filters, testId: equalTo('eventId', '') }, parameters)} AND records.kind = 'test' AND ${isEvent}`

/** A run of a test, as the engine returns it. Texts are empty and numbers 0 if they are unknown. */
export interface NewestFactsRow extends Pick<KnownFacts, 'name' | 'suite' | 'owners' | 'tags'> {
  readonly timestamp: number
  readonly file: string
  readonly line: number
  readonly ref: string
  /** As JSON; empty if the test was not in quarantine. */
  readonly quarantine: string
}

/** Selects the newest run of a test before the end of a range. */
export const newestFactsQuery = ({ fromTs: _, toTs, ...parameters }: FactsParameters): Query => ({
  sql: `SELECT records.timestamp AS timestamp, name, suite, owners, file, line, tags, ref, quarantine
FROM records
WHERE ${ofTest(parameters)} AND records.timestamp < {toTs:Int64}
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
  parameters: { ...parameters, toTs: spanParameters({ fromTs: toTs, toTs }).toTs },
})

/** A build that contains a test. */
export interface FirstRunRow {
  readonly timestamp: number
  readonly build: string
}

/** Selects the first stored run of a test. The index `ids` lets the engine skip the rows before it. */
export const firstRunQuery = ({ fromTs: _, toTs: __, ...parameters }: FactsParameters): Query => ({
  sql: `SELECT records.timestamp AS timestamp, build
FROM records
WHERE ${ofTest(parameters)}
ORDER BY records.timestamp, records.arrived
LIMIT 1`,
  parameters,
})

/** The failures of a test in a job. */
export interface FailedJobRow extends Readonly<KnownFacts['failedJobs'][number]> {
  /** The failures in all jobs. The same in each row. */
  readonly allFailures: number
  /** The results in {@link flakySpan} that may make the test flaky. The same in each row. */
  readonly events: number
}

/** Counts the failures of a test by job. If a job was run again, only its newest attempt counts. */
export const failedJobsQuery = (parameters: FactsParameters): Query => ({
  sql: `SELECT job, failures, sum(failures) OVER () AS allFailures, sum(ofJob) OVER () AS events
FROM (
  WITH ${repeats}
  SELECT records.job AS job, count() AS ofJob, countIf(records.status = 'failed' AND ${inRange} AND ${isOfNewestAttempt}) AS failures
  FROM records
  WHERE ${ofEvents(parameters)} AND records.timestamp >= {flakyFromTs:Int64} AND records.timestamp < {toTs:Int64}
  GROUP BY job
)
ORDER BY failures DESC, job
LIMIT ${maximumFailedJobs}`,
  parameters: { ...parameters, ...spanParameters(parameters), flakyFromTs: spanParameters(flakySpan(parameters)).fromTs },
})
