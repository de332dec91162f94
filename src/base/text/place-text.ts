import type { Place } from '../errors.js'

/** Returns `file:line:column`, which editors and terminals turn into a link. Empty without a file; a column needs a line. */
export function placeText({ path, line, column }: Place): string {
  if (path === undefined || line === undefined) return path ?? ''
  return column === undefined ? `${path}:${line}` : `${path}:${line}:${column}`
}
