import { Type } from 'typebox'
import { statuses } from '../../records/record.js'

const count = () => Type.Integer({ minimum: 0 })
const duration = (description: string) => Type.Number({ minimum: 0, description: `${description} in ms; 0 if no record has a duration.` })

/** The schemas of the durations of an entry. */
export const durationFields = {
  durationMin: duration('Shortest duration'),
  durationMax: duration('Longest duration'),
  durationAvg: duration('Mean duration'),
  durationP25: duration('25th percentile of the durations'),
  durationP50: duration('Median of the durations'),
  durationP75: duration('75th percentile of the durations'),
  durationP95: duration('95th percentile of the durations'),
  durationP99: duration('99th percentile of the durations'),
}

/** Returns the schema of an entry of aggregated results. `extra` contains its optional fields. */
export const aggregatedEntry = <IdName extends string>(idName: IdName, extra: Parameters<typeof Type.Object>[0] = {}) =>
  Type.Object({
    timestamp: Type.Integer({ format: 'int64', description: 'Start of the bucket in Unix ms.' }),
    name: Type.String(),
    [idName]: Type.String(),
    ...Object.fromEntries(statuses.map((status) => [`${status}Count`, count()])),
    totalCount: count(),
    ...durationFields,
    ...extra,
  })
