import { execFileSync } from 'node:child_process'
import { known, type PartialOrigin, type Surroundings } from './origin.js'

/** Reads the origin from a git checkout: its commit, its branch, and the owner and name in the address of its remote. */
export function gitOrigin({ cwd }: Surroundings): PartialOrigin {
  const git = (...words: string[]): string | undefined => {
    try {
      return execFileSync('git', words, { cwd, encoding: 'utf8', timeout: 10_000, stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // No git, no repository, no commit yet, no remote: then nothing is known.
      return undefined
    }
  }
  const commit = git('rev-parse', 'HEAD')
  if (commit === undefined) return {}
  const branch = git('symbolic-ref', '--short', '--quiet', 'HEAD')
  const remote = parseRemote(git('remote', 'get-url', 'origin'))
  return known({ org: remote?.org, project: remote?.project, ref: branch, source: known({ branch, commit }) })
}

/** Takes owner and repository from `https://host/owner/name.git` or `git@host:owner/name.git`; never what stands before the host, which may be a password. */
export function parseRemote(address: string | undefined): { readonly org: string; readonly project: string } | undefined {
  const match = /([^/:@]+)\/([^/]+?)(?:\.git)?\/?$/.exec(address?.trim() ?? '')
  const [, org, project] = match ?? []
  return org === undefined || project === undefined ? undefined : { org, project }
}
