import { createTextDecoder } from '../../../src/base/files/text-decoder.js'
import type { ByteFilter, Format, Sink, TextSource } from '../../../src/read/formats/format.js'
import { recognise } from '../../../src/read/formats/index.js'
import { documentFrom } from '../../../src/read/formats/json/document-in-text.js'
import type { Problem } from '../../../src/records/problem.js'
import type { TestResult } from '../../../src/records/record.js'

/** The tests and problems of one reading of a file. */
export interface Reading {
  readonly tests: readonly TestResult[]
  readonly problems: readonly Omit<Problem, 'path'>[]
  /** Missing if there are none. */
  readonly notices?: readonly string[]
}

/** Decodes a whole file as the collector does. */
export function decodeWhole(bytes: Buffer): string {
  const decoder = createTextDecoder()
  return [...decoder.decode(bytes, false), ...decoder.decode(Buffer.alloc(0), true)].join('')
}

function* cut(text: string, size: number): Generator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

/** Decodes the bytes of pieces that a filter does not leave out, as the collector does. */
function* filtered(pieces: Iterable<string>, filter: ByteFilter): Generator<string> {
  const decoder = createTextDecoder()
  for (const piece of pieces) {
    for (const part of filter.parts(Buffer.from(piece))) {
      if (typeof part === 'string') yield part
      else yield* decoder.decode(part, false)
    }
  }
}

/** Reads a text by a format, in chunks of `size` UTF-16 units. Other output may precede the report, as in the collector. */
export function readText(format: Format, path: string, text: string, size = 64 * 1024, keepsPassed?: boolean): Promise<Reading> {
  const { document = { start: 0, linesBefore: 0 } } = { document: undefined, ...recognise(path, text.slice(0, 64 * 1024)) }
  const source: TextSource = { path, chunks: (filter) => (filter === undefined ? cut(text, size) : filtered(cut(text, size), filter)) }
  return readSource(format, documentFrom(source, document.start, document.linesBefore), keepsPassed)
}

/** Reads a source by a format and collects its tests and problems. */
export async function readSource(format: Format, source: TextSource, keepsPassed?: boolean): Promise<Reading> {
  let tests: TestResult[] = []
  let problems: Omit<Problem, 'path'>[] = []
  let notices: string[] = []
  const sink: Sink = {
    keepsPassed,
    test: (test) => void tests.push(test),
    problem: (problem) => void problems.push(problem),
    notice: (message) => void notices.push(message),
    restart() {
      notices = []
      tests = []
      problems = []
    },
  }
  await format.read(source, sink)
  return { tests, problems, ...(notices.length > 0 && { notices }) }
}
