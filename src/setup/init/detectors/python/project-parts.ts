import { isWithin, parentFolder } from '../../paths.js'
import type { RepositoryView } from '../../repository-view.js'
import type { PythonProject } from './python-project.js'

/** Returns the files of a project whose base name matches. */
export const filesIn = (view: RepositoryView, { folder }: PythonProject, name: string | RegExp): readonly string[] =>
  view.named(name).filter((path) => isWithin(parentFolder(path), folder))
