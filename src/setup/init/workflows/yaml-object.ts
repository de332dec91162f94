import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { invalidFileReason } from '../invalid-file.js'
import { type JsonObject, objectIn } from '../json-object.js'
import type { RepositoryView } from '../repository-view.js'

/** The keys and indexes that lead to a value. */
type YamlPath = readonly (string | number)[]

/** An object in a YAML file, with the lines of its values. */
export interface YamlFile {
  readonly object: JsonObject
  /** Returns the line of a key or an entry, from 1; the line of the nearest value above if it does not exist. */
  lineOf(path: YamlPath): number
  /** Returns the tag of a value, such as `!cancelled()`. */
  tagOf(path: YamlPath): string | undefined
}

/** Returns the object in a YAML file; undefined if there is none. */
export const readYamlObject = (view: RepositoryView, path: string): JsonObject | undefined => readYamlFile(view, path)?.object

/**
 * Reads the object in a YAML file; undefined if there is none. A file that is not valid is left out, with the place of its first error as
 * the reason.
 */
export function readYamlFile(view: RepositoryView, path: string): YamlFile | undefined {
  const text = view.read(path)
  if (text === undefined || view.leftOut().has(path)) return undefined
  try {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent', prettyErrors: false })
    const [error] = document.errors
    if (error === undefined) return fileOf(document, lines)
    const { line, col } = lines.linePos(error.pos[0])
    view.leaveOut(path, invalidFileReason('YAML', { line, column: col, cause: error.message }))
  } catch (cause) {
    // Very deep values and too many aliases.
    if (!(cause instanceof RangeError || cause instanceof ReferenceError)) throw cause
    view.leaveOut(path, invalidFileReason('YAML', undefined))
  }
  return undefined
}

function fileOf(document: Document, lines: LineCounter): YamlFile | undefined {
  // The number of aliases is limited, because they can make a small file very large.
  const object = objectIn(document.toJS({ maxAliasCount: 100 }))
  if (object === undefined) return undefined
  return {
    object,
    lineOf: (path) => lines.linePos(nodesOn(document, path).offset).line,
    tagOf: (path) => nodesOn(document, path).node?.tag,
  }
}

/** Follows a path. Returns the offset of the last key or entry on it that exists, and the value if it exists. */
function nodesOn(document: Document, path: YamlPath): { readonly offset: number; readonly node?: Node | undefined } {
  let node: unknown = document.contents
  let offset = document.contents?.range?.[0] ?? 0
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document)
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined
    const entry = isSeq(node) ? node.items[Number(step)] : undefined
    const place = (pair?.key ?? entry) as Node | undefined
    if (place === undefined) return { offset }
    offset = place.range?.[0] ?? offset
    node = pair?.value ?? entry
  }
  return { offset, node: node as Node | undefined }
}
