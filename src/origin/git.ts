import { findRepository } from '../git/repository.js'
import { known, type PartialOrigin, type Surroundings } from './origin.js'

/** Reads the origin from a git checkout: its commit, its branch, and the owner and name in the address of its remote. */
export function gitOrigin({ cwd }: Surroundings): PartialOrigin {
  const repository = findRepository(cwd)
  const commit = repository?.ask('rev-parse', 'HEAD')
  // Git, the repository or its first commit is missing.
  if (repository === undefined || commit === undefined) return {}
  const branch = repository.ask('symbolic-ref', '--short', '--quiet', 'HEAD')
  const remote = parseRemote(repository.ask('remote', 'get-url', 'origin'))
  return known({ org: remote?.org, project: remote?.project, ref: branch, source: known({ branch, commit }) })
}

/** Takes owner and repository from `https://host/owner/name.git` or `git@host:owner/name.git`; never what stands before the host, which may be a password. */
export function parseRemote(address: string | undefined): { readonly org: string; readonly project: string } | undefined {
  const match = /(?<![^/:@])([^/:@]+)\/([^/]+?)(?:\.git)?\/?$/.exec(address?.trim() ?? '')
  const [, org, project] = match ?? []
  return org === undefined || project === undefined ? undefined : { org, project }
}
