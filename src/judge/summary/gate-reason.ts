import type { Problem } from '../../records/problem.js'
import type { FailOnWord } from './fail-on.js'
import type { RunSummary } from './run-summary.js'

/** A reason why the step of a run fails. */
export interface GateReason {
  /** The condition of `fail-on` that is met. */
  readonly word: FailOnWord
  /** One or two sentences. */
  readonly message: string
  /** Whether every report shows the reason anyway, in its headline or as a missing result. */
  readonly isShown?: true
  /** The jobs whose steps fail for the reason, in a comment of several jobs. */
  readonly jobs?: readonly string[]
}

/** Returns the reasons why the step fails that neither the headline nor the missing results contain. */
export const unshownReasons = ({ gateReasons = [] }: Pick<RunSummary, 'gateReasons'>): readonly GateReason[] =>
  gateReasons.filter(({ isShown }) => isShown !== true)

/** The kinds of problems that a reason with the same word repeats. */
const repeatedKinds = ['missing', 'flaky'] as const

/**
 * Returns the problems that no reason repeats. For example, each pattern that matches no file is a reason of its own if `fail-on` contains
 * `missing`.
 */
export const unexplainedProblems = ({ problems, gateReasons = [] }: Pick<RunSummary, 'problems' | 'gateReasons'>): readonly Problem[] =>
  repeatedKinds
    .filter((repeated) => gateReasons.some(({ word }) => word === repeated))
    .reduce((rest, repeated) => rest.filter(({ kind }) => kind !== repeated), problems)
