import type { ModulePlace } from '../organisation/modules-health.js'
import { type Item, itemsOf, numberOf, textOf, textsOf } from './answer-fields.js'

/** A test in quarantine. Texts are empty if they are unknown. */
export interface QuarantinedTest extends ModulePlace {
  readonly testId: string
  readonly name: string
  readonly suite: readonly string[]
  readonly owners: readonly string[]
  /** The time since which it is in quarantine, in Unix ms; 0 if it is unknown. */
  readonly since: number
  /** The last day of its quarantine. */
  readonly until: string
  /** The owner that the quarantine file names. */
  readonly owner: string
  /** The builds in a row, up to the last one, in which it passed at its first attempt. */
  readonly passes: number
}

export const readQuarantinedTests = (answer: Item): readonly QuarantinedTest[] =>
  itemsOf(answer, 'tests').map((item) => ({
    project: textOf(item, 'project'),
    module: textOf(item, 'module'),
    testId: textOf(item, 'testId'),
    name: textOf(item, 'name'),
    suite: textsOf(item, 'suite'),
    owners: textsOf(item, 'owners'),
    since: numberOf(item, 'since'),
    until: textOf(item, 'until'),
    owner: textOf(item, 'owner'),
    passes: numberOf(item, 'passes'),
  }))
