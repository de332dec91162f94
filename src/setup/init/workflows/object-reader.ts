import { type JsonObject, readJsonObject } from '../json-object.js'
import type { RepositoryView } from '../repository-view.js'
import { readTomlTable } from '../toml-table.js'
import { readYamlObject } from './yaml-object.js'

/** Returns the object in a file of JSON, TOML or YAML; undefined if there is none. */
export type ObjectReader = (path: string) => JsonObject | undefined

/** Makes a function that reads and parses each file once, because many commands may name tasks of one file. */
export function createObjectReader(view: RepositoryView): ObjectReader {
  const objects = new Map<string, JsonObject | undefined>()
  return (path) => {
    if (!objects.has(path)) objects.set(path, readObject(view, path))
    return objects.get(path)
  }
}

function readObject(view: RepositoryView, path: string): JsonObject | undefined {
  if (path.endsWith('.toml')) return readTomlTable(view, path)
  return /\.ya?ml$/.test(path) ? readYamlObject(view, path) : readJsonObject(view, path, { allowsComments: true })
}
