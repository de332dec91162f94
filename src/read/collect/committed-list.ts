import { formatCount } from '../../base/text/counts.js'
import type { Problem } from '../../records/problem.js'
import type { Identity } from './identify.js'
import type { Notice } from './notice.js'

/** The committed files of a run that it did not write. */
export interface CommittedList {
  add(path: string, identity: Identity): void
  /** Returns the notice about files that are left out. */
  notices(): readonly Notice[]
  /** Returns the warning about files that are read, because a pattern of the user matches them. */
  problems(): readonly Problem[]
}

const shownPaths = 2

/** Makes an empty list. */
export function createCommittedList(): CommittedList {
  const leftOut: string[] = []
  const read: string[] = []
  return {
    add(path, identity) {
      if ('isCommitted' in identity) (identity.kind === 'foreign' ? leftOut : read).push(path)
    },
    notices: () => noticesOf(leftOut),
    problems: () => problemsOf(read),
  }
}

function noticesOf(paths: readonly string[]): readonly Notice[] {
  const [path, ...others] = paths
  if (path === undefined) return []
  const message =
    others.length === 0
      ? `${path} is committed and unchanged, so it is not a result of this run. Remove it from git, or name it in "paths".`
      : `${formatCount(paths.length)} files are committed and unchanged, so they are not results of this run (${named(paths)}). Remove them from git, or name them in "paths".`
  return [{ kind: 'committed', message, ...(others.length === 0 ? { path } : {}) }]
}

function problemsOf(paths: readonly string[]): readonly Problem[] {
  const [path, ...others] = paths
  if (path === undefined) return []
  const message =
    others.length === 0
      ? `${path} is committed and unchanged. If the tests did not write it, its results are old.`
      : `${formatCount(paths.length)} files are committed and unchanged (${named(paths)}). If the tests did not write them, their results are old.`
  return [{ severity: 'warning', message }]
}

const named = (paths: readonly string[]): string => `${paths.slice(0, shownPaths).join(', ')}${paths.length > shownPaths ? ', …' : ''}`
