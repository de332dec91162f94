import { parse, TomlError } from 'smol-toml'
import { type FileFault, invalidFileReason } from './invalid-file.js'
import { type JsonObject, objectIn } from './json-object.js'
import type { RepositoryView } from './repository-view.js'

/** The depth of arrays and inline tables in a file. */
const maximumDepth = 50

/**
 * Returns the table of a TOML file; undefined if there is none. A file that is not valid is left out, with the place of its first error as
 * the reason.
 */
export function readTomlTable(view: RepositoryView, path: string): JsonObject | undefined {
  const text = view.read(path)
  if (text === undefined) return undefined
  try {
    return parse(text, { maxDepth: maximumDepth, integersAsBigInt: 'asNeeded', unsafeKeyBehaviour: 'drop' })
  } catch (error) {
    view.leaveOut(path, invalidFileReason('TOML', faultOf(error)))
    return undefined
  }
}

function faultOf(error: unknown): FileFault | undefined {
  if (!(error instanceof TomlError)) return undefined
  // The message ends with the lines around the error.
  const cause = (error.message.split('\n', 1)[0] ?? '').replace(/^Invalid TOML document: /, '')
  return { line: error.line, column: error.column, cause }
}

/** Returns the table at a path of keys; undefined if there is none. */
export const tableAt = (table: JsonObject | undefined, ...keys: readonly string[]): JsonObject | undefined =>
  keys.reduce<JsonObject | undefined>(
    (outer, key) => (outer !== undefined && Object.hasOwn(outer, key) ? objectIn(outer[key]) : undefined),
    table,
  )
