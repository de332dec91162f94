import type { Environment } from '../../base/environment.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import type { SourceCommit } from '../../report/content/scope.js'

/** Returns the commit that a report on GitHub links to. */
export function sourceCommit({ org, project, source }: CiContext, env: Environment): SourceCommit | undefined {
  if (!env.GITHUB_SERVER_URL || org === undefined || project === undefined || source.commit === undefined) return undefined
  return { serverUrl: env.GITHUB_SERVER_URL, repository: `${org}/${project}`, commit: source.commit }
}
