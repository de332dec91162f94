import type { GitHubClient } from '../../host/github/github-client.js'
import type { RepositoryArtifact } from '../../host/github/repository-artifact.js'
import { isNewestFirst } from './choose-artifacts.js'

const artifactsAPage = 100
/** Leaves enough requests for one file. */
const maximumPages = 4

/** The artifacts with a name, and the number of requests. */
export interface ListedArtifacts {
  readonly listed: readonly RepositoryArtifact[]
  readonly pages: number
}

/** Lists the artifacts with a name. Reads further pages only if GitHub did not list the newest first. */
export async function listArtifacts(
  name: string,
  { client }: { readonly client: Pick<GitHubClient, 'artifacts'> },
): Promise<ListedArtifacts> {
  const { artifacts, total } = await client.artifacts({ name })
  const listed = [...artifacts]
  let pages = 1
  while (!isNewestFirst(listed) && pages < maximumPages && pages * artifactsAPage < total) {
    pages += 1
    listed.push(...(await client.artifacts({ name, page: pages })).artifacts)
  }
  return { listed, pages }
}
