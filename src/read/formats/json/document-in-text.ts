import type { TextSource } from '../format.js'

/** The maximum number of lines at which a document is looked for, because log lines may be JSON as well. */
const maximumTries = 100

/** Matches the front of JSON or XML, in which every line belongs to the document. */
const documentFront = /^\s*(?:<|[{[]\s*["{[\]}])/

/**
 * Returns the offset of each line of a text that begins like JSON, the first ones only. Returns none for a text that is JSON or XML from its
 * beginning.
 */
export function* documentStarts(text: string): Generator<number> {
  if (documentFront.test(text)) return
  let tries = 0
  for (const { index } of text.matchAll(/(?<=\n)[[{](?=\s*["{[\]}])/g)) {
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
