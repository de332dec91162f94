import { type JsonObject, objectIn } from '../../json-object.js'

/** A file of a Python project. */
export interface ProjectFile {
  readonly path: string
  readonly text: string
  /** The table of a TOML file, if it is valid. */
  readonly table?: JsonObject | undefined
}

/** Whether a file is TOML, so that its lines do not count. */
export const isToml = (path: string): boolean => /\.toml$|(?:^|\/)Pipfile$/.test(path)

/** The keys whose values are requirements, in the tables of all package managers. */
const requirementKey = /^(?:(?:[a-z]+-)?dependencies|dependency-groups)$/
/** The tables of a Pipfile. In `pyproject.toml`, they list the packages of the project itself. */
const pipfileKey = /^(?:dev-)?packages$/

/** The depth of tables that contain requirements. */
const maximumDepth = 8

/** Returns the path of the first file that names a package as a requirement. */
export const requires = (files: readonly ProjectFile[], name: RegExp): string | undefined =>
  files.find((file) => requirementsOf(file).some((requirement) => name.test(requirement)))?.path

function requirementsOf({ path, text, table }: ProjectFile): readonly string[] {
  // nox installs its requirements only in its environments.
  if (path.endsWith('noxfile.py')) return []
  if (isToml(path)) return requirementsIn(table, path.endsWith('Pipfile') ? pipfileKey : requirementKey)
  return text.split('\n').filter((line) => line.length < 2000 && !line.trimStart().startsWith('#'))
}

const requirementsIn = (table: JsonObject | undefined, wanted: RegExp, depth = 0): readonly string[] =>
  table === undefined || depth > maximumDepth
    ? []
    : Object.entries(table).flatMap(([key, value]) =>
        wanted.test(key) ? namesIn(value) : requirementsIn(objectIn(value), wanted, depth + 1),
      )

/** Returns the texts of a list, of the lists in a table, and the keys of a table whose values are versions. */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string')
  return Object.entries(objectIn(value) ?? {}).flatMap(([key, item]) => {
    const listed = Array.isArray(item) ? item.filter((each) => typeof each === 'string') : []
    return listed.length > 0 || (Array.isArray(item) && item.length === 0) ? listed : [key]
  })
}
