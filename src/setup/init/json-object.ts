import { readDocument } from '../../config/document.js'
import { positionOf } from '../../config/text-position.js'
import { type FileFault, invalidFileReason } from './invalid-file.js'
import type { RepositoryView } from './repository-view.js'

/** A JSON object from an untrusted file. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The syntax that a file may use in addition to JSON. */
interface JsonSyntax {
  /** Whether the tool that owns the file accepts comments and trailing commas. */
  readonly allowsComments?: boolean
}

/**
 * Returns the JSON object in a file; undefined if there is none. A file that is not valid is left out, with the place of its first error as
 * the reason.
 */
export function readJsonObject(view: RepositoryView, path: string, { allowsComments = false }: JsonSyntax = {}): JsonObject | undefined {
  const text = view.read(path)
  // Several detectors read the same file, and finding the place of an error is slow.
  if (text === undefined || view.leftOut().has(path)) return undefined
  try {
    return objectOf(view, path, JSON.parse(text))
  } catch {
    const { value, syntaxFaults } = readDocument(text, { isStrict: !allowsComments })
    if (allowsComments && syntaxFaults.length === 0) return objectOf(view, path, value)
    view.leaveOut(path, invalidFileReason('JSON', faultOf(text, syntaxFaults[0])))
    return undefined
  }
}

function objectOf(view: RepositoryView, path: string, value: unknown): JsonObject | undefined {
  const object = objectIn(value)
  if (object === undefined) view.leaveOut(path, 'it does not contain a JSON object. Correct it, then run init again.')
  return object
}

const faultOf = (text: string, fault: { readonly message: string; readonly offset: number } | undefined): FileFault | undefined =>
  fault && { ...positionOf(text, fault.offset), cause: fault.message.replace(/^not valid JSON: /, '') }

/** Returns a value if it is an object. */
export const objectIn = (value: unknown): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined

/** Returns the own entries of an object whose values are texts. */
export const textsIn = (value: unknown): ReadonlyMap<string, string> =>
  new Map(Object.entries(objectIn(value) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
