import type { Static, TObject } from 'typebox'
import type { Query } from '../query.js'
import { conditionsOf, coordinateFilters, schemasOf } from './filter.js'

/** The maximum number of coordinates in a result. More cannot be offered for choice, and the ones with the latest records are wanted. */
export const maximumCoordinates = 2000

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = { org: coordinateFilters.org }

/** The filters that a restricted key adds. */
const keyFilters = { ...filters, project: coordinateFilters.project }

/** The schemas of the parameters. */
export const coordinatesSchemas = schemasOf(filters)

export type CoordinatesParameters = Static<TObject<typeof coordinatesSchemas>> & {
  /** Only this project. Default: all. */
  readonly project?: string | undefined
}

/** Selects the projects, modules and pipelines that an organisation has records of, the latest first. */
export const coordinatesQuery = (parameters: CoordinatesParameters): Query => ({
  // Uses the projection "places": 7 ms for ten million rows, instead of 450 ms without it.
  sql: `SELECT records.org AS org, project, module, pipeline, max(records.timestamp) AS timestamp
FROM records
WHERE ${conditionsOf(keyFilters, parameters)}
GROUP BY org, project, module, pipeline
ORDER BY timestamp DESC, project, module, pipeline
LIMIT ${maximumCoordinates}`,
  parameters,
})
