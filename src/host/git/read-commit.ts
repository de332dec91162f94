import { definedFields } from '../../base/defined-fields.js'
import type { Repository } from './repository.js'

/** A commit as git stores it. Its texts are untrusted. */
export interface Commit {
  /** The hash of all its files. */
  readonly tree?: string
  /** Its first parent. */
  readonly parent?: string
  readonly author?: string
  readonly message?: string
}

const hash = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

/**
 * Reads a commit; undefined if the clone lacks it. Reads the stored commit, because git pretends in a shallow clone that its oldest commits
 * have no parents, and because `git log` can be configured to start a program that checks signatures.
 */
export function readCommit(commit: string | undefined, repository: Pick<Repository, 'ask'> | undefined): Commit | undefined {
  const stored = commit !== undefined && hash.test(commit) ? repository?.ask('cat-file', 'commit', commit) : undefined
  if (stored === undefined) return undefined
  const end = stored.indexOf('\n\n')
  const header = end === -1 ? stored : stored.slice(0, end)
  return definedFields({
    tree: /^tree ([0-9a-f]{40,64})$/m.exec(header)?.[1],
    parent: /^parent ([0-9a-f]{40,64})$/m.exec(header)?.[1],
    author: /^author ([^<\r\n\u2028\u2029]*)</m.exec(header)?.[1]?.trim(),
    message: end === -1 ? undefined : stored.slice(end).trim(),
  })
}
