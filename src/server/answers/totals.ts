import { Type } from 'typebox'
import { countFields, durationFields } from './aggregates.js'
import type { Answer } from './answer.js'
import { count, time } from './fields.js'

const start = time('Start of the bucket.')

const results = {
  ...countFields((status) => count(`Results with the status \`${status}\`.`)),
  totalCount: count('All results.'),
  passRate: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description: 'The share of successful results among the successful and failed ones, from 0 to 1. Null if there are none.',
  }),
}

const builds = {
  buildCount: count('Builds with a result. The attempts of a build count as one.'),
  failedBuildCount: count('Builds with a failed result.'),
  ...durationFields,
}

const whole = { description: 'The figures of the whole range. Absent without the parameter `whole`, and if the range has no results.' }

const builtFlaky = count('Builds without a failed test, but with one that passed only after a retry.')

const ofTests = {
  ...results,
  flakyCount: count('Tests that passed only after a retry.'),
  flakyBuildCount: builtFlaky,
  ...builds,
}

/** The answer of `/v1/data/tests/totals`. */
export const testsTotalsAnswer = Type.Object({
  totals: Type.Array(Type.Object({ timestamp: start, ...ofTests })),
  whole: Type.Optional(Type.Object(ofTests, whole)),
})
export type TestsTotals = Answer<typeof testsTotalsAnswer>

const ofBuilds = {
  buildCount: count('Builds that began in the bucket and ran tests. The attempts of a build count as one.'),
  failedBuildCount: count('Builds with a failed test.'),
  flakyBuildCount: builtFlaky,
  ...durationFields,
}

/** The answer of `/v1/data/builds/totals`. */
export const buildsTotalsAnswer = Type.Object({
  totals: Type.Array(Type.Object({ timestamp: start, ...ofBuilds })),
  whole: Type.Optional(Type.Object(ofBuilds, whole)),
})
export type BuildsTotals = Answer<typeof buildsTotalsAnswer>

/** The answer of `/v1/data/jobs/totals`. */
export const jobsTotalsAnswer = Type.Object({
  totals: Type.Array(Type.Object({ timestamp: start, ...results, ...builds })),
  whole: Type.Optional(Type.Object({ ...results, ...builds }, whole)),
})
export type JobsTotals = Answer<typeof jobsTotalsAnswer>
