/** Steps of the vertical axis of counts. */
export const integerSteps = [1, 2, 5]
  .flatMap((step) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((power) => step * 10 ** power))
  .sort((one, other) => one - other)
