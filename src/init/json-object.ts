import type { RepositoryView } from './repository-view.js'

/** A JSON object from an untrusted file. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Returns the JSON object in a file; undefined if there is none. */
export function readJsonObject(view: RepositoryView, path: string): JsonObject | undefined {
  try {
    return objectIn(JSON.parse(view.read(path) ?? ''))
  } catch {
    return undefined
  }
}

/** Returns a value if it is an object. */
export const objectIn = (value: unknown): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined

/** Returns the own entries of an object whose values are texts. */
export const textsIn = (value: unknown): ReadonlyMap<string, string> =>
  new Map(Object.entries(objectIn(value) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
