import { createTextDecoder } from '../../../src/base/files/text-decoder.js'
import type { Format, Sink, TextSource } from '../../../src/read/formats/format.js'
import type { Problem } from '../../../src/records/problem.js'
import type { TestResult } from '../../../src/records/record.js'

/** The tests and problems of one reading of a file. */
export interface Reading {
  readonly tests: readonly TestResult[]
  readonly problems: readonly Omit<Problem, 'path'>[]
}

/** Decodes a whole file as the collector does. */
export function decodeWhole(bytes: Buffer): string {
  const decoder = createTextDecoder()
  return [...decoder.decode(bytes, false), ...decoder.decode(Buffer.alloc(0), true)].join('')
}

function* cut(text: string, size: number): Generator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

/** Reads a text by a format, in chunks of `size` UTF-16 units. */
export const readText = (format: Format, path: string, text: string, size = 64 * 1024): Promise<Reading> =>
  readSource(format, { path, chunks: () => cut(text, size) })

/** Reads a source by a format and collects its tests and problems. */
export async function readSource(format: Format, source: TextSource): Promise<Reading> {
  let tests: TestResult[] = []
  let problems: Omit<Problem, 'path'>[] = []
  const sink: Sink = {
    test: (test) => void tests.push(test),
    problem: (problem) => void problems.push(problem),
    restart() {
      tests = []
      problems = []
    },
  }
  await format.read(source, sink)
  return { tests, problems }
}
