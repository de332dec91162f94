import { repository, version } from '../../package.json'

/** Returns the reference to this action that workflows use: the repository, and the major version from 1 on. */
export function actionReferenceOf(repositoryUrl: string, currentVersion: string): string {
  const name = new URL(repositoryUrl.replace(/^git\+/, '')).pathname.slice(1).replace(/\.git$/, '')
  return `${name}@v${Math.max(1, Number.parseInt(currentVersion, 10))}`
}

/** The reference of this version. The owner is a placeholder until `repository` in `package.json` names a real one. */
export const actionReference = actionReferenceOf(repository.url, version)
