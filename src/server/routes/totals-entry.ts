import { Type } from 'typebox'
import { statuses } from '../../records/record.js'
import { durationFields } from './aggregated-entry.js'
import { count, time } from './answer-fields.js'

/** Returns the schema of an entry of totals. */
export const totalsEntry = (extra: Parameters<typeof Type.Object>[0] = {}) =>
  Type.Object({
    timestamp: time('Start of the bucket.'),
    ...Object.fromEntries(statuses.map((status) => [`${status}Count`, count(`Results with the status \`${status}\`.`)])),
    totalCount: count('All results.'),
    passRate: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
      description: 'The share of successful results among the successful and failed ones, from 0 to 1. Null if there are none.',
    }),
    ...extra,
    buildCount: count('Builds with a result in the bucket. The attempts of a build count as one.'),
    failedBuildCount: count('Builds with a failed result in the bucket.'),
    ...durationFields,
  })
