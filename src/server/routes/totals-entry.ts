import { Type } from 'typebox'
import { statuses } from '../../records/record.js'
import { durationFields } from './aggregated-entry.js'
import { count, time } from './answer-fields.js'

type Fields = Parameters<typeof Type.Object>[0]

const figures = (extra: Fields) => ({
  ...Object.fromEntries(statuses.map((status) => [`${status}Count`, count(`Results with the status \`${status}\`.`)])),
  totalCount: count('All results.'),
  passRate: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description: 'The share of successful results among the successful and failed ones, from 0 to 1. Null if there are none.',
  }),
  ...extra,
  buildCount: count('Builds with a result. The attempts of a build count as one.'),
  failedBuildCount: count('Builds with a failed result.'),
  ...durationFields,
})

/** Returns the schema of an entry of totals, which is about a bucket. */
export const totalsEntry = (extra: Fields = {}) => Type.Object({ timestamp: time('Start of the bucket.'), ...figures(extra) })

/** Returns the schema of the totals of a whole range. */
export const wholeEntry = (extra: Fields = {}) =>
  Type.Optional(
    Type.Object(figures(extra), {
      description: 'The figures of the whole range. Absent without the parameter `whole`, and if the range has no results.',
    }),
  )
