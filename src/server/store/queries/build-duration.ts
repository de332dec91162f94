/**
 * The duration of a build in ms; 0 if it is unknown. It is the duration of its own record, or else the sum of its tests. Needs the columns of
 * {@link durationParts}.
 */
export const buildMs = 'if(max(ownMs) > 0, max(ownMs), sum(testMs))'

/**
 * Selects the parts of {@link buildMs} from the tests and the own records of a build.
 * @param longest the duration of a record, or the longest one of a summary
 */
export const durationParts = (longest: 'records.duration' | 'records.longest'): string =>
  `ifNull(sumIf(records.duration, records.kind = 'test'), 0) AS testMs, ifNull(maxIf(${longest}, records.kind = 'build'), 0) AS ownMs`
