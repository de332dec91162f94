import type { Repository } from '../git/repository.js'
import type { PartialCiContext } from './ci-context.js'
import { knownFields } from './known-fields.js'
import { parseRemote } from './remote.js'

const branches = 'refs/heads/'

/** Reads the context from a git checkout: its commit, its branch, and the project in the address of its remote. */
export function gitContext(repository: Repository | undefined): PartialCiContext {
  const commit = repository?.ask('rev-parse', 'HEAD')
  // Git, the repository or its first commit is missing.
  if (repository === undefined || commit === undefined) return {}
  const ref = repository.ask('symbolic-ref', '--quiet', 'HEAD')
  const branch = ref?.startsWith(branches) ? ref.slice(branches.length) : undefined
  const remote = parseRemote(repository.ask('remote', 'get-url', 'origin'))
  return knownFields({
    org: remote?.org,
    project: remote?.project,
    ref: branch,
    source: knownFields({ url: remote?.url, ref, branch, commit }),
  })
}
