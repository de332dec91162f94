import type { Repository } from './repository.js'

const hash = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

/** Returns the hash of the tree of a commit: of all its files. Undefined if the clone lacks the commit. */
export function commitTree(commit: string | undefined, repository: Pick<Repository, 'ask'> | undefined): string | undefined {
  if (commit === undefined || !hash.test(commit)) return undefined
  const tree = repository?.ask('rev-parse', '--verify', '--quiet', `${commit}^{tree}`)
  return tree !== undefined && hash.test(tree) ? tree : undefined
}
