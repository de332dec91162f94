import { parse, TomlError } from 'smol-toml'
import { displayLine } from '../text/display-text.js'
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
    view.leaveOut(path, reasonOf(error))
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof TomlError)) return 'it is not valid TOML. Correct it, then run init again.'
  // The message ends with the lines around the error.
  const cause = displayLine(error.message.split('\n', 1)[0] ?? '').replace(/^Invalid TOML document: /, '')
  return `it is not valid TOML in line ${error.line}, column ${error.column}: ${cause}. Correct it, then run init again.`
}

/** Returns the table at a path of keys; undefined if there is none. */
export const tableAt = (table: JsonObject | undefined, ...keys: readonly string[]): JsonObject | undefined =>
  keys.reduce<JsonObject | undefined>(
    (outer, key) => (outer !== undefined && Object.hasOwn(outer, key) ? objectIn(outer[key]) : undefined),
    table,
  )
