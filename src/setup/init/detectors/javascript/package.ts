import { type JsonObject, readJsonObject, textsIn } from '../../json-object.js'
import { parentFolder } from '../../paths.js'
import type { RepositoryView } from '../../repository-view.js'

/** A `package.json`. */
export interface Package {
  readonly path: string
  /** The folder of the file. */
  readonly folder: string
  readonly content: JsonObject
  readonly scripts: ReadonlyMap<string, string>
  /** The field that names each dependency, such as `devDependencies`. */
  readonly dependencies: ReadonlyMap<string, string>
}

const dependencyFields = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies']

/** The number of packages that are read, those near the root first. */
const maximumPackages = 200

/** Reads the packages of a repository. */
export function readPackages(view: RepositoryView): readonly Package[] {
  const paths = view.named('package.json')
  const [firstOther] = paths.slice(maximumPackages)
  if (firstOther !== undefined)
    view.leaveOut(firstOther, `only the first ${maximumPackages} of ${paths.length} files with the name package.json are read`)
  return paths.slice(0, maximumPackages).flatMap((path) => {
    const content = readJsonObject(view, path)
    if (content === undefined) return []
    const dependencies = dependencyFields.flatMap((field) => [...textsIn(content[field]).keys()].map((name) => [name, field] as const))
    return [{ path, folder: parentFolder(path), content, scripts: textsIn(content.scripts), dependencies: new Map(dependencies) }]
  })
}
