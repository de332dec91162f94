import { capText } from '../fields/captured-text.js'
import type { YamlExplanation } from './yaml-explanation.js'

/** The error of a subtest itself, such as one of its hooks. */
export interface SubtestError {
  readonly message: string
  readonly details: string
}

/** The failure type of a test of node:test that did not run to its end because of the subtest around it. */
const cancelled = 'cancelledByParent'

/** The failure type of a subtest of node:test that failed only because its tests did. */
const followed = 'subtestsFailed'

/** Says whether node:test cancelled a test because the subtest around it failed. */
export const isCancelledByParent = (explanations: readonly YamlExplanation[]): boolean =>
  explanations.some(({ failureType }) => failureType === cancelled)

/** Returns the error of a subtest of node:test, unless it only follows from errors inside or outside of it. */
export function ownErrorOf(explanations: readonly YamlExplanation[]): SubtestError | undefined {
  const [own] = explanations
  if (own === undefined || !own.failureType || own.isGeneric || own.failureType === cancelled || own.failureType === followed)
    return undefined
  return { message: capText(own.message), details: capText(own.details) }
}

/** Explains a cancelled test by the error of the subtest around it, so that all tests with this error have one cause. */
export const explainCancelled = (explanations: readonly YamlExplanation[], error: SubtestError | undefined): readonly YamlExplanation[] =>
  error === undefined ? explanations : explanations.map((one) => (one.failureType === cancelled ? { ...one, ...error } : one))
