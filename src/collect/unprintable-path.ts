/** Control characters (C0, DEL, C1), and the separators of lines and paragraphs. */
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** Whether a path could break the line on which a log or a report shows it. Only a hostile build has such names. */
export const isUnprintable = (path: string): boolean => unprintable.test(path)

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])

/** Returns the path with escape sequences, as in JSON, in the place of what cannot be printed. */
export const escapePath = (path: string): string =>
  path.replace(
    new RegExp(unprintable.source, 'g'),
    (character) => shortEscapes.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
