import type { RerunTarget } from './rerun-target.js'
import { testFile } from './test-file.js'

/** Returns the file and the line of a scenario: `features/cart.feature:3`. */
export function featureLine(test: RerunTarget): string | undefined {
  const file = testFile(test)
  return file === undefined || test.line === undefined ? undefined : `${file}:${test.line}`
}
