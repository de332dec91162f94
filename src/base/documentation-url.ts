import { repository, version } from '../../package.json'

/** Returns the address of a page of the documentation on GitHub, as of a version: of the branch `main` before the first release. */
export function documentationUrlOf(repositoryUrl: string, currentVersion: string, path: string): string {
  const home = repositoryUrl.replace(/^git\+/, '').replace(/\.git$/, '')
  const major = Number.parseInt(currentVersion, 10)
  return `${home}/blob/${major === 0 ? 'main' : `v${major}`}/${path}`
}

/** Returns the address of a page of this version, such as `docs/formats.md`. */
export const documentationUrl = (path: string): string => documentationUrlOf(repository.url, version, path)
