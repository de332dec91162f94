import { Type } from 'typebox'
import { type CoordinateList, coordinatesAnswer, maximumCoordinates } from '../answers/coordinates.js'
import { jsonDocument } from '../store/json-document.js'
import { conditionsOf, coordinateFilters, schemasOf } from '../store/queries/filter.js'
import { type Columns, selectList } from '../store/queries/select-list.js'
import type { Query } from '../store/query.js'
import { dataQuery, type OfOrganisation } from './data-query.js'

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = { org: coordinateFilters.org }

/** The filters that a restricted key adds. */
const keyFilters = { ...filters, project: coordinateFilters.project }

export interface CoordinatesParameters extends OfOrganisation {
  /** Only this project. Default: all. */
  readonly project?: string | undefined
}

const columns: Columns<keyof CoordinateList['coordinates'][number]> = {
  org: 'records.org',
  project: 'records.project',
  module: 'records.module',
  pipeline: 'records.pipeline',
  timestamp: 'max(records.timestamp)',
}

/** Selects the projects, modules and pipelines that an organisation has records of, the latest first. */
export const coordinatesQuery = (parameters: CoordinatesParameters): Query => ({
  // Uses the projection "places": 7 ms for ten million rows, instead of 450 ms without it. A filter for records would prevent that.
  sql: `SELECT ${selectList(columns)}
FROM records
WHERE ${conditionsOf(keyFilters, parameters)}
GROUP BY org, project, module, pipeline
HAVING timestamp >= {oldestTs:Int64}
ORDER BY timestamp DESC, project, module, pipeline
LIMIT ${maximumCoordinates}`,
  parameters: { ...parameters },
  leavesOutExpired: true,
})

export const coordinates = dataQuery({
  path: '/v1/data/coordinates',
  summary: 'Projects, modules and pipelines',
  description: 'Lists the projects, modules and pipelines that the organisation of the key has records of.',
  querystring: Type.Object({
    org: Type.Optional({ ...schemasOf(filters).org, description: 'The organisation. Default: the organisation of the key.' }),
  }),
  answer: coordinatesAnswer,
  answerDescription: `The ${maximumCoordinates} coordinates with the latest records, the latest first.`,
  prepare: (given): CoordinatesParameters => given,
  read: (source, parameters) => jsonDocument(source, 'coordinates', coordinatesQuery(parameters)),
})
