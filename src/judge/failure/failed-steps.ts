import type { TestStep } from '../../records/evidence.js'
import { maximumStepDepth } from '../../records/limits.js'

/** Returns the steps of a failed test that failed: the steps from the outermost to the innermost one. A failed test may have several. */
export type FailedPath = readonly [TestStep, ...TestStep[]]

/**
 * Returns the paths to the innermost failed steps, in the order of the steps. A failed step inside of a passed one is not the reason, as in
 * `Run Keyword And Ignore Error` of Robot Framework, unless no other step failed, as after a soft assertion of Playwright.
 */
export function failedPaths(steps: readonly TestStep[]): readonly FailedPath[] {
  const found: FailedPath[] = []
  collect(steps, [], found, false)
  if (found.length === 0) collect(steps, [], found, true)
  return found
}

/** Steps of records are untrusted, so that a value of another type is skipped. */
function collect(steps: unknown, above: readonly TestStep[], found: FailedPath[], entersPassed: boolean): void {
  if (!Array.isArray(steps) || above.length >= maximumStepDepth) return
  for (const step of steps as readonly unknown[]) {
    if (!isStep(step)) continue
    const isFailed = step.status === 'failed'
    if (!isFailed && !entersPassed) continue
    const before = found.length
    collect(step.steps, [...above, step], found, entersPassed)
    if (isFailed && found.length === before) found.push([...above, step] as unknown as FailedPath)
  }
}

const isStep = (value: unknown): value is TestStep =>
  typeof value === 'object' && value !== null && typeof (value as Partial<TestStep>).name === 'string'
