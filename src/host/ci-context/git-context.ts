import type { Repository } from '../git/repository.js'
import type { PartialCiContext } from './ci-context.js'
import { knownFields } from './known-fields.js'
import { parseRemote, type Remote } from './remote.js'

const branches = 'refs/heads/'

/** Reads the context from a git checkout: its commit, its branch, and the project in the address of its remote. */
export function gitContext(repository: Repository | undefined): PartialCiContext {
  const commit = repository?.ask('rev-parse', 'HEAD')
  // Git, the repository or its first commit is missing.
  if (repository === undefined || commit === undefined) return {}
  const ref = repository.ask('symbolic-ref', '--quiet', 'HEAD')
  const branch = ref?.startsWith(branches) ? ref.slice(branches.length) : undefined
  const remote = remoteOf(repository)
  return knownFields({
    org: remote?.org,
    project: remote?.project,
    ref: branch,
    source: knownFields({ url: remote?.url, ref, branch, commit }),
  })
}

/**
 * Reads the address of the remote as the user wrote it: `url.<base>.insteadOf` may lead to a mirror, which has other owners. If the address
 * names no web page, it may be an abbreviation of the address that git uses. Of several addresses, git fetches from the first.
 */
function remoteOf(repository: Repository): Remote | undefined {
  const written = parseRemote(repository.ask('config', '--get-all', 'remote.origin.url')?.split('\n', 1)[0])
  return written?.url === undefined ? (parseRemote(repository.ask('remote', 'get-url', 'origin')) ?? written) : written
}
