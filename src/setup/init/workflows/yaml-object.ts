import { LineCounter, parseDocument } from 'yaml'
import { invalidFileReason } from '../invalid-file.js'
import { type JsonObject, objectIn } from '../json-object.js'
import type { RepositoryView } from '../repository-view.js'

/**
 * Returns the object in a YAML file; undefined if there is none. A file that is not valid is left out, with the place of its first error as
 * the reason.
 */
export function readYamlObject(view: RepositoryView, path: string): JsonObject | undefined {
  const text = view.read(path)
  if (text === undefined || view.leftOut().has(path)) return undefined
  try {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent', prettyErrors: false })
    const [error] = document.errors
    // The number of aliases is limited, because they can make a small file very large.
    if (error === undefined) return objectIn(document.toJS({ maxAliasCount: 100 }))
    const { line, col } = lines.linePos(error.pos[0])
    view.leaveOut(path, invalidFileReason('YAML', { line, column: col, cause: error.message }))
  } catch (cause) {
    // Very deep values and too many aliases.
    if (!(cause instanceof RangeError || cause instanceof ReferenceError)) throw cause
    view.leaveOut(path, invalidFileReason('YAML', undefined))
  }
  return undefined
}
