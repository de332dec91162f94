const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/\n/g, '&#10;')

interface Case {
  readonly name: string
  readonly failure?: { readonly message: string; readonly details?: string }
  readonly skipped?: boolean
  /** Whether it passed after a failed attempt, as Surefire writes it. */
  readonly flaky?: boolean
}

/** Returns a JUnit file with one suite. */
export function junit(cases: readonly Case[], suite = 'Basket'): string {
  const elements = cases.map(({ name, failure, skipped, flaky }) => {
    const inside = failure
      ? `<failure message="${escaped(failure.message)}">${escaped(failure.details ?? '')}</failure>`
      : skipped
        ? '<skipped/>'
        : flaky
          ? '<flakyFailure message="too slow"/>'
          : ''
    return `<testcase classname="${escaped(suite)}" name="${escaped(name)}" time="0.25">${inside}</testcase>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="${escaped(suite)}">\n${elements.join('\n')}\n</testsuite>\n`
}

/** One successful and one skipped test. */
export const goodResults = junit([{ name: 'adds' }, { name: 'removes', skipped: true }])

/** Returns failed tests, each in a different line of the tracked file `src/basket.test.js`. */
export const failingResults = (count: number): string =>
  junit(
    Array.from({ length: count }, (_, index) => ({
      name: `case ${index + 1}`,
      failure: {
        message: `expected ${index} to be 0`,
        details: `Error: expected ${index} to be 0\n    at Object.<anonymous> (src/basket.test.js:${index + 1}:5)`,
      },
    })),
  )
