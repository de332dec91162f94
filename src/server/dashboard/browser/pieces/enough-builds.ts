/** With fewer builds, a rate, a percentile and a change of a duration are mostly noise. */
export const enoughBuilds = 20
