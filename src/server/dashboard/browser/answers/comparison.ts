import type { Period } from '../state/period.js'
import { type Item, isItem, itemsOf, numberOf, textOf, textsOf } from './answer-fields.js'

/** The runs on a branch in a period. Without a branch, all. */
export interface Selection {
  readonly branch: string
  readonly period: Period
}

/** The groups of tests that differ, in their order. */
export const differences = ['broken', 'fixed', 'slower', 'faster', 'gone', 'new'] as const

export type Difference = (typeof differences)[number]

/** A test that differs. */
export interface ComparedTest {
  readonly testId: string
  readonly name: string
  readonly suite: readonly string[]
  /** The median durations in ms; 0 if unknown. */
  readonly before: number
  readonly after: number
  /** The time of its last run, in Unix ms. */
  readonly timestamp: number
}

export interface ComparedGroup {
  /** The number of all tests of the group. */
  readonly count: number
  readonly tests: readonly ComparedTest[]
}

/** The tests that differ between two selections. */
export interface Comparison {
  /** The number of tests in the newer selection. */
  readonly testCount: number
  readonly groups: Readonly<Record<Difference, ComparedGroup>>
}

export const readComparison = (answer: Item): Comparison => ({
  testCount: numberOf(answer, 'testCount'),
  groups: Object.fromEntries(differences.map((name) => [name, readGroup(answer[name])])) as unknown as Comparison['groups'],
})

function readGroup(value: unknown): ComparedGroup {
  const group = isItem(value) ? value : {}
  return {
    count: numberOf(group, 'count'),
    tests: itemsOf(group, 'tests').map((item) => ({
      testId: textOf(item, 'testId'),
      name: textOf(item, 'name'),
      suite: textsOf(item, 'suite'),
      before: numberOf(item, 'before'),
      after: numberOf(item, 'after'),
      timestamp: numberOf(item, 'timestamp'),
    })),
  }
}
