import type { Status } from '../statuses.js'

/** The fields of a step that the pages show. */
export interface ShownStep {
  readonly name: string
  readonly status: Status
  /** Absent for the own steps of a test. */
  readonly phase?: 'setup' | 'teardown'
  readonly message?: string
  /** A doc string or a table. */
  readonly text?: string
  /** In milliseconds. */
  readonly duration?: number
  readonly steps?: readonly ShownStep[]
  /** Positions in the attachments of the test, from 0. */
  readonly attachments?: readonly number[]
}

/** A step, or successive steps that passed and are folded. */
export type StepRow = { readonly step: ShownStep; readonly isOnPath: boolean } | { readonly passed: readonly ShownStep[] }

/** Shorter runs of passed steps are listed. */
const listedSteps = 3

/** Returns whether a step failed, or a step inside of it did. */
export const hasFailed = ({ status, steps = [] }: ShownStep): boolean => status === 'failed' || steps.some(hasFailed)

/** Returns whether a step failed, and no step inside of it did. */
export const isInnermostFailure = ({ status, steps = [] }: ShownStep): boolean => status === 'failed' && !steps.some(hasFailed)

const isPassed = (step: ShownStep): boolean => step.status === 'successful' && !hasFailed(step)

/** Folds runs of more than three sibling steps that passed. The steps of a setup or a teardown are runs of their own. */
export function stepRows(steps: readonly ShownStep[]): readonly StepRow[] {
  const rows: StepRow[] = []
  for (let index = 0; index < steps.length; ) {
    const run = passedRun(steps, index)
    if (run.length > listedSteps) rows.push({ passed: run })
    else for (const step of run) rows.push({ step, isOnPath: false })
    index += run.length
    const next = steps[index]
    if (next === undefined || run.length > 0) continue
    rows.push({ step: next, isOnPath: hasFailed(next) })
    index += 1
  }
  return rows
}

/** Returns the steps from an index on that passed and belong to the same phase. */
function passedRun(steps: readonly ShownStep[], from: number): readonly ShownStep[] {
  let to = from
  for (let step = steps[to]; step !== undefined && isPassed(step) && step.phase === steps[from]?.phase; step = steps[to]) to += 1
  return steps.slice(from, to)
}

/** Returns the sum of the known durations, in ms; undefined if none is known. */
export function durationOf(steps: readonly ShownStep[]): number | undefined {
  const known = steps.flatMap(({ duration }) => duration ?? [])
  return known.length === 0 ? undefined : known.reduce((sum, duration) => sum + duration, 0)
}

/** Returns the number of steps with all inner ones. */
export const countSteps = (steps: readonly ShownStep[]): number => steps.reduce((sum, step) => sum + 1 + countSteps(step.steps ?? []), 0)
