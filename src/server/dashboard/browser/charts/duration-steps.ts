const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Steps of the vertical axis of durations, in usual units. */
export const durationSteps = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 15, 30].map((step) => step * second),
  ...[1, 2, 5, 10, 15, 30].map((step) => step * minute),
  ...[1, 2, 4, 8, 24, 48, 240, 2400].map((step) => step * hour),
]
