/** Control characters (C0, DEL, C1), and the line and paragraph separators. */
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** Returns whether a path could break the line of a log or a report that shows it. Only hostile builds have such paths. */
export const isUnprintable = (path: string): boolean => unprintable.test(path)

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])

/** Replaces unprintable characters of a path with escapes as in JSON. */
export const escapePath = (path: string): string =>
  path.replace(
    new RegExp(unprintable.source, 'g'),
    (character) => shortEscapes.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
