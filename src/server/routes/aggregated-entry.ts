import { Type } from 'typebox'
import { statuses } from '../../records/record.js'

const count = () => Type.Integer({ minimum: 0 })
const duration = (description: string) =>
  Type.Number({ minimum: 0, description: `${description} of the durations, in ms; 0 where there are none.` })

/** The schema of one entry of an aggregated answer; `idName` is `jobId` or `testId`. */
export const aggregatedEntry = <IdName extends string>(idName: IdName) =>
  Type.Object({
    timestamp: Type.Integer({ format: 'int64', description: 'Begin of the bucket, in Unix ms.' }),
    name: Type.String(),
    [idName]: Type.String(),
    ...Object.fromEntries(statuses.map((status) => [`${status}Count`, count()])),
    totalCount: count(),
    durationMin: duration('Least'),
    durationMax: duration('Greatest'),
    durationAvg: duration('Mean'),
    durationP25: duration('25th percentile'),
    durationP50: duration('Median'),
    durationP75: duration('75th percentile'),
    durationP95: duration('95th percentile'),
    durationP99: duration('99th percentile'),
  })
