import type { Query } from '../query.js'
import type { PropertyParameters } from '../store.js'

// The two columns become one Variant, which the engine writes as what it holds: a string with quotes, a number without.
const sql = `SELECT timestamp, name, valueType,
  if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value,
  build, ref
FROM records
WHERE org = {org:String} AND project = {project:String} AND module = {module:String} AND kind = 'property' AND name = {name:String}
  AND ({anyBuild:Bool} OR build = {build:String}) AND ({noneExcepted:Bool} OR build != {exceptBuild:String}) AND ({anyRef:Bool} OR ref = {ref:String})
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`

/** The latest value of a property; of those of one time, the one that came last. */
export const propertiesQuery = ({ org, project, module, name, build, exceptBuild, ref }: PropertyParameters): Query => ({
  sql: sql,
  parameters: {
    ...{ org, project, module, name },
    ...{ anyBuild: build === undefined, build: build ?? '' },
    ...{ noneExcepted: exceptBuild === undefined, exceptBuild: exceptBuild ?? '' },
    ...{ anyRef: ref === undefined, ref: ref ?? '' },
  },
})
