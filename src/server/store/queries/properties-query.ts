import type { Static, TObject } from 'typebox'
import type { Query } from '../query.js'
import { conditionsOf, coordinateFilters, differs, equals, optional, schemasOf } from './filter.js'

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  name: equals('name', 'The name of the property.'),
  build: optional(equals('build', 'Only values of this build, which is the run of the pipeline with its attempt. Default: any.')),
  exceptBuild: optional(differs('build', 'Ignore the values of this build, so that a build is not compared with itself. Default: none.')),
  ref: optional(equals('ref', 'Only values of this branch or tag. Default: any.')),
}

/** The schemas of the parameters. */
export const propertiesSchemas = schemasOf(filters)

export type PropertiesParameters = Static<TObject<typeof propertiesSchemas>>

/** Selects the latest value of a property. If several have the same time, the one that arrived last is selected. */
export const propertiesQuery = (parameters: PropertiesParameters): Query => ({
  // The two columns become one Variant. The engine writes it as the type that it holds: a string with quotes, a number without.
  sql: `SELECT timestamp, name, valueType,
  if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value,
  build, ref
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'property'
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
  parameters,
})
