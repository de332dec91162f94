/** A smaller change of the duration is within the usual spread. */
const tolerance = 0.05

/** A step needs this number of builds on each side, because single builds may be slow. */
const leastBuilds = 5

interface Timed {
  readonly ms: number
}

/**
 * Returns the first build with another usual duration: the one that divides the builds into two parts whose durations deviate least from
 * their means. Means are of logarithms, so that one slow build has little weight. Undefined if the parts differ by the tolerance at most.
 * @param builds in their order, with durations above 0
 */
export function stepOf<Build extends Timed>(builds: readonly Build[]): Build | undefined {
  const values = builds.map(({ ms }) => Math.log(ms))
  const total = values.reduce((sum, value) => sum + value, 0)
  const count = values.length
  let best: { readonly index: number; readonly gain: number; readonly change: number } | undefined
  let before = 0
  for (const [index, value] of values.entries()) {
    if (index >= leastBuilds && count - index >= leastBuilds) {
      const change = (total - before) / (count - index) - before / index
      // The least squares of both parts have the largest difference of the means, weighted by the sizes of the parts.
      const gain = ((index * (count - index)) / count) * change ** 2
      if (best === undefined || gain > best.gain) best = { index, gain, change }
    }
    before += value
  }
  return best !== undefined && Math.abs(Math.expm1(best.change)) > tolerance ? builds[best.index] : undefined
}
