import { type Static, type TObject, Type } from 'typebox'
import type { Answer } from '../answers/answer.js'
import { jsonDocument } from '../store/json-document.js'
import { conditionsOf, coordinateFilters, differs, equalTo, optional, schemasOf } from '../store/queries/filter.js'
import { type Columns, selectList } from '../store/queries/select-list.js'
import type { Query } from '../store/query.js'
import { dataQuery } from './data-query.js'

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  name: equalTo('name', 'The name of the property.'),
  build: optional(equalTo('build', 'Only values of this build, which is the run of the pipeline with its attempt. Default: any.')),
  exceptBuild: optional(differs('build', 'Ignore the values of this build, so that a build is not compared with itself. Default: none.')),
  ref: optional(equalTo('ref', 'Only values of this branch or tag. Default: any.')),
}

const property = Type.Object({
  timestamp: Type.Integer({ format: 'int64', description: 'The time of the record in Unix ms.' }),
  name: Type.String(),
  valueType: Type.Enum(['number', 'string'], { type: 'string' }),
  value: Type.Union([Type.Number(), Type.String()]),
  build: Type.String(),
  ref: Type.String(),
})

const answer = Type.Object({ properties: Type.Array(property) })
/** The answer of `/v1/data/properties`. */
export type Properties = Answer<typeof answer>

const columns: Columns<keyof Properties['properties'][number]> = {
  timestamp: 'records.timestamp',
  name: 'records.name',
  valueType: 'records.valueType',
  // The two columns become one Variant. The engine writes it as the type that it holds: a string with quotes, a number without.
  value: 'if(isNull(valueNumber), valueText, assumeNotNull(valueNumber))',
  build: 'records.build',
  ref: 'records.ref',
}

const schemas = schemasOf(filters)

/** Selects the latest value of a property. If several have the same time, the one that arrived last is selected. */
export const propertiesQuery = (parameters: Static<TObject<typeof schemas>>): Query => ({
  sql: `SELECT ${selectList(columns)}
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'property'
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
  parameters: { ...parameters },
})

export const properties = dataQuery({
  path: '/v1/data/properties',
  summary: 'The latest value of a property',
  querystring: Type.Object(schemas),
  answer,
  answerDescription: 'A list of one property. The list is empty if the property has no value.',
  prepare: (given) => given,
  read: (source, parameters) => jsonDocument(source, 'properties', propertiesQuery(parameters)),
})
