import { excerpt } from '../../base/text/excerpt.js'
import type { TestStep } from '../../records/evidence.js'
import { recordLimits } from '../../records/limits.js'
import { failedPaths } from './failed-steps.js'

/** Copies the path to the first failed step, which decides the cause of a failure. Undefined if no step failed. */
export function failedPathSteps(steps: readonly TestStep[]): readonly TestStep[] | undefined {
  const [path] = failedPaths(steps)
  return path?.reduceRight<readonly TestStep[] | undefined>(
    (inner, { name, phase }) => [
      {
        name: excerpt(name, recordLimits.stepName),
        status: 'failed',
        ...(phase === undefined ? {} : { phase }),
        ...(inner === undefined ? {} : { steps: inner }),
      },
    ],
    undefined,
  )
}
