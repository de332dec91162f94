import type { Problem } from '../../../records/problem.js'
import type { Inline, Mark } from '../../../report/tree/node.js'
import type { TabName } from '../data/page-elements.js'

/** The header of a page, which is visible on every tab, and what depends on it. */
export interface PageHead {
  /** `4 tests failed in all 8 jobs`. */
  readonly headline: string
  /** The headline without its verdicts, for the header, in which tags show them. */
  readonly shortHeadline?: string
  /** The verdicts on the failed tests. Each tag links to its tests. */
  readonly tags?: readonly HeadTag[]
  readonly mark: Mark
  /** `acme/shop`; undefined if it is not known. */
  readonly project?: string
  /** `CI run 4212`. */
  readonly run?: { readonly name: string; readonly url?: string }
  /**
   * Returns the facts below the headline, given the number of distinct tests. A phone shows only the first ones, as far as they are
   * `important`.
   */
  readonly context: (tests: number) => readonly ContextFact[]
  /** The parts of the proportion bar: the executions with each outcome. */
  readonly proportion: readonly ProportionPart[]
  /** Why the step of the run fails, as far as the headline does not contain it; one line each. */
  readonly gates: readonly (readonly Inline[])[]
  /** The reasons why results are missing; empty if the run is complete. */
  readonly gaps: readonly Problem[]
  /** One line about the earlier builds, or why there are none. The tab Summary shows it. */
  readonly history?: readonly Inline[]
  /** More facts, which the tab Summary shows. */
  readonly facts: readonly PageFact[]
  /** The tabs of the page with the numbers that they show; absent tabs have no content. */
  readonly tabs: (found: FoundData) => readonly PageTab[]
  /** The tab that is open at first. */
  readonly startTab: TabName
}

/** The numbers that are known only after the data of the page was written. */
export interface FoundData {
  /** The number of distinct tests. */
  readonly tests: number
  /** The number of causes of failed and flaky tests; 0 if each of them has only one test. */
  readonly causes: number
  /** Whether any execution has a start. */
  readonly hasStarts: boolean
}

/** `3 new` in the header. */
export interface HeadTag {
  /** The class of its colour. */
  readonly tone?: 'new' | 'failed' | 'flaky' | 'passed'
  readonly text: string
  /** The search for its tests: `is:new`. */
  readonly query: string
}

export interface ContextFact {
  readonly value: readonly Inline[]
  readonly important?: true
  /** Whether the fact is shortened first if the line is too narrow. */
  readonly isLong?: true
}

export interface ProportionPart {
  readonly outcome: 'failed' | 'flaky' | 'cancelled' | 'running' | 'unknown' | 'skipped' | 'passed'
  readonly count: number
}

export interface PageTab {
  readonly name: TabName
  readonly count?: number
}

/** A fact of the run, such as `Branch or tag` and `main`. */
export interface PageFact {
  readonly label: string
  readonly value: readonly Inline[]
}
