import type { TextSource } from '../format.js'

/** The maximum number of lines at which a document is looked for, because log lines may also begin with a bracket. */
const maximumTries = 100

/** Returns the offset of each line of a text that begins with a bracket, the first ones only. The first line of the text is left out. */
export function* documentStarts(text: string): Generator<number> {
  let tries = 0
  for (const { index } of text.matchAll(/(?<=\n)[[{]/g)) {
    if (tries === maximumTries) return
    tries += 1
    yield index
  }
}

/**
 * Returns a source without the text before a document. Blank lines replace it, so that the places of problems are those in the file.
 * @param start the offset of the document, in UTF-16 units
 */
export function documentFrom(source: TextSource, start: number, linesBefore: number): TextSource {
  if (start === 0) return source
  return {
    path: source.path,
    linesBefore,
    async *chunks() {
      let left = start
      yield '\n'.repeat(linesBefore)
      for await (const chunk of source.chunks()) {
        if (left === 0) yield chunk
        else if (chunk.length > left) {
          yield chunk.slice(left)
          left = 0
        } else left -= chunk.length
      }
    },
  }
}
