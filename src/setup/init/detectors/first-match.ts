import type { RepositoryView } from '../repository-view.js'

/** The number of files that are read, so that enough bytes are left for other tools. */
const maximumFiles = 20

/** Returns the first path of a file whose text matches. Only reads the first files, because a repository may have very many tests. */
export const firstMatch = (view: RepositoryView, paths: readonly string[], pattern: RegExp): string | undefined =>
  paths.slice(0, maximumFiles).find((path) => pattern.test(view.read(path) ?? ''))
