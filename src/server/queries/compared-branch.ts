import type { BasisKind } from '../answers/branch-verdicts.js'

/** The branches of a module that may be its default branch. */
export interface BranchCandidates {
  /** The default branch by its tests in the range; empty if none of them names a branch. */
  readonly inRange: string
  /** `main` or `master` with its last test, also before the range. */
  readonly usual: { readonly ref: string; readonly lastSeen: number } | undefined
}

/** The default branch that a branch of a module is compared with, or the reason why it is not compared. */
export interface Basis {
  readonly kind: BasisKind
  /** The default branch; undefined if it is unknown. */
  readonly ref: string | undefined
}

/**
 * Returns the default branch of a module; undefined if it is unknown. A module whose `main` has no test in the range still has this default
 * branch, and not the branch with the most tests of the last weeks.
 */
export const defaultBranchIn = ({ inRange, usual }: BranchCandidates): string | undefined =>
  inRange === 'main' || inRange === 'master' ? inRange : (usual?.ref ?? (inRange === '' ? undefined : inRange))

/**
 * Decides what a branch of a module is compared with.
 * @param fromTs the start of the range
 * @param builds the number of builds of the default branch in the range. Builds of pull requests do not count, because the branch of a fork
 *   may have the same name.
 */
export function basisOf(asked: string, candidates: BranchCandidates, fromTs: number, builds: number): Basis {
  const ref = defaultBranchIn(candidates)
  if (ref === undefined) return { kind: 'unknown', ref }
  if (ref === asked) return { kind: 'default', ref }
  if (builds > 0) return { kind: 'compared', ref }
  const { usual } = candidates
  return { kind: usual?.ref === ref && usual.lastSeen < fromTs ? 'old' : 'unbuilt', ref }
}
