import type { Comparison as Answer, ComparedTest, Difference } from '../../../answers/comparison.js'
import type { Period } from '../state/period.js'

/** The runs on a branch in a period. Without a branch, all. */
export interface Selection {
  readonly branch: string
  readonly period: Period
}

/** The groups of tests that differ, in their order. */
export const differences = ['broken', 'fixed', 'slower', 'faster', 'gone', 'new'] as const satisfies readonly Difference[]

export type { ComparedTest, Difference }
export type ComparedGroup = Answer[Difference]

/** The tests that differ between two selections. */
export interface Comparison {
  /** The number of tests in the newer selection. */
  readonly testCount: number
  readonly groups: Readonly<Record<Difference, ComparedGroup>>
}

export const readComparison = ({ testCount, ...groups }: Answer): Comparison => ({ testCount, groups })
