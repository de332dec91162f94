/** Returns the longest tests, longest first. One pass: sorting 200,000 tests would take longer than drawing the page. */
export function slowestOf(durations: readonly number[], limit: number): readonly number[] {
  const slowest: number[] = []
  durations.forEach((duration, test) => {
    if (duration <= (durations[slowest[limit - 1] ?? -1] ?? 0)) return
    const index = slowest.findIndex((other) => (durations[other] ?? 0) < duration)
    slowest.splice(index === -1 ? slowest.length : index, 0, test)
    slowest.length = Math.min(slowest.length, limit)
  })
  return slowest
}
