/**
 * Returns the folder of a Go package by its import path, with a slash at its end; empty for the top of the project. Undefined if the project
 * has no tests of the package.
 */
export type FindPackage = (importPath: string) => string | undefined

/** The modules that are read. A hostile repository has more. */
const maximumModules = 100

/** The directive of a go.mod file: https://go.dev/ref/mod#go-mod-file-module */
const moduleDirective = /^module[ \t]+["`]?([^\s"`]+)/m

/**
 * Makes a function that finds the folders of Go packages. Go names a test after its package, and the file only in the output of a failure.
 * The import path of a package is the path of its module, followed by the folder in the module.
 * @param files the files of the project, relative to its top, with forward slashes
 * @param read reads one of these files
 */
export function createPackageFinder(files: readonly string[], read: (path: string) => string | undefined): FindPackage {
  let known: { readonly modules: ReadonlyMap<string, string>; readonly tested: ReadonlySet<string> } | undefined
  return (importPath) => {
    known ??= { modules: foldersOfModules(files, read), tested: new Set(files.filter((path) => path.endsWith('_test.go')).map(folderOf)) }
    // The innermost module contains the package.
    for (let end = importPath.length; end > 0; end = importPath.lastIndexOf('/', end - 1)) {
      const top = known.modules.get(importPath.slice(0, end))
      if (top === undefined) continue
      const folder = top + (end === importPath.length ? '' : `${importPath.slice(end + 1)}/`)
      return known.tested.has(folder) ? folder : undefined
    }
    return undefined
  }
}

/** Returns the folders of modules by their import paths. */
function foldersOfModules(files: readonly string[], read: (path: string) => string | undefined): ReadonlyMap<string, string> {
  const paths = files.filter((path) => path === 'go.mod' || path.endsWith('/go.mod')).slice(0, maximumModules)
  return new Map(
    paths.flatMap((path) => {
      const name = moduleDirective.exec(read(path) ?? '')?.[1]
      return name === undefined ? [] : [[name, folderOf(path)]]
    }),
  )
}

/** Returns the folder of a file with a slash at its end; empty for a file at the top. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
