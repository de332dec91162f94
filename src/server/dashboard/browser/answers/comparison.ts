import type { Difference } from '../../../answers/comparison.js'
import type { Period } from '../state/period.js'

/** The runs on a branch in a period. Without a branch, all. */
export interface Selection {
  readonly branch: string
  readonly period: Period
}

/** The groups of tests that are listed, in their order. New tests are only counted. */
export const listedDifferences = ['broken', 'fixed', 'slower', 'faster', 'gone'] as const satisfies readonly Difference[]
