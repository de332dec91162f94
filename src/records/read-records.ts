import { messageOf, UserError } from '../base/errors.js'
import { describeGzipDamage, readFileBytes } from '../base/files/file-bytes.js'
import { createTextDecoder } from '../base/files/text-decoder.js'
import { identifyJob } from './job-identity.js'
import { describeJsonFault } from './json-fault.js'
import { recordLimits } from './limits.js'
import { createNdjsonReader, type NdjsonFault, type NdjsonReader } from './ndjson.js'
import type { Problem } from './problem.js'
import type { KnownRecord, OtherRecord } from './record.js'
import type { RecordedTest, Recorder } from './recorder.js'
import type { RecordValidator } from './validate.js'

const faultTexts: Readonly<Record<NdjsonFault['kind'], (text: string) => string>> = {
  'not-json': describeJsonFault,
  'cut-off': () => 'is cut off: the file ends inside it',
  'too-long': () => 'is longer than 16 MiB',
}

/** Reads records files. */
export interface RecordsReader {
  /**
   * Reads a records or event file, plain or gzip, UTF-8 or UTF-16, in constant memory. Records keep their unknown fields. A test without
   * a suite gets an empty one.
   * @param path the path to show
   * @returns the problems of single lines, and of the end of the file
   * @throws UserError if the file cannot be read at all
   */
  read(absolutePath: string, path: string, recorder: Pick<Recorder, 'test' | 'record'>): Promise<readonly Problem[]>
}

/** Makes a reader of files that this process has written. It does not check its records, so it does not load their schemas. */
export const createOwnRecordsReader = (): RecordsReader => ({
  read: (absolutePath, path, recorder) => readRecords(absolutePath, path, recorder, () => undefined),
})

/** Makes a reader, which loads and compiles the schemas of records when it reads the first file. */
export function createRecordsReader(): RecordsReader {
  let validator: Promise<RecordValidator> | undefined
  return {
    async read(absolutePath, path, recorder) {
      validator ??= import('./validate.js').then(({ createRecordValidator }) => createRecordValidator())
      return readRecords(absolutePath, path, recorder, await validator)
    },
  }
}

async function readRecords(
  absolutePath: string,
  path: string,
  recorder: Pick<Recorder, 'test' | 'record'>,
  validate: RecordValidator,
): Promise<readonly Problem[]> {
  const problems: Problem[] = []
  let refusedLines = 0
  // A refused line may have been a failed test, so the results are incomplete without it.
  const refuse = (message: string, line: number): void => {
    refusedLines += 1
    if (refusedLines <= recordLimits.problems) problems.push({ severity: 'error', kind: 'incomplete', message, path, line })
  }
  const lines = createNdjsonReader({
    value(value, line, length) {
      const wrong = validate(value, length)
      if (wrong === undefined) passOn(value as KnownRecord | OtherRecord, recorder)
      else refuse(`The line is not a valid record: ${wrong}.`, line)
    },
    fault({ line, kind, text }) {
      refuse(`The line ${faultTexts[kind](text)}.`, line)
    },
  })
  const text = createTextWriter(lines)
  const broken = await readLines(absolutePath, path, text)
  const line = lines.end()
  const damage = text.damage()
  if (damage !== undefined) {
    const message = `The line contains bytes that are not UTF-8. They are read as ${damage.readAs}, here and below. Write the file as UTF-8.`
    problems.push({ severity: 'warning', message, path, line: damage.line })
  }
  const more = refusedLines - recordLimits.problems
  if (more > 0) {
    const message = more === 1 ? '1 more line is not a valid record.' : `${more} more lines are not valid records.`
    problems.push({ severity: 'error', kind: 'incomplete', message, path })
  }
  if (broken !== undefined) {
    const message = `The file was not read to its end: ${broken}. The records before that are kept.`
    problems.push({ severity: 'error', kind: 'incomplete', message, path, line: Math.max(1, line) })
  }
  return problems
}

function passOn(record: KnownRecord | OtherRecord, recorder: Pick<Recorder, 'test' | 'record'>): void {
  if (record.kind === 'job') identifyJob(record as { id?: unknown })
  if (record.kind !== 'test') {
    recorder.record(record)
    return
  }
  const test = record as { suite?: readonly string[] }
  test.suite ??= []
  recorder.test(test as RecordedTest)
}

/** Pushes the text of a file. Returns why it ends early if its compressed data is damaged. */
async function readLines(absolutePath: string, path: string, text: TextWriter): Promise<string | undefined> {
  const chunks = readFileBytes(absolutePath)
  try {
    for (;;) {
      const next = await chunks.next().catch((cause: unknown) => describeGzipDamage(cause) ?? unreadable(path, cause))
      if (typeof next === 'string') return next
      if (next.done) break
      text.write(next.value)
    }
  } finally {
    await chunks.return()
  }
  text.end()
  return undefined
}

/** Decodes bytes into lines, without the byte order mark. */
interface TextWriter {
  write(bytes: Buffer): void
  end(): void
  /** Returns the first line with bytes that are not UTF-8, and what they are read as. */
  damage(): { readonly line: number; readonly readAs: string } | undefined
}

function createTextWriter(lines: NdjsonReader): TextWriter {
  const decoder = createTextDecoder()
  let length = 0
  let damagedLine: number | undefined

  const decode = (bytes: Buffer, last: boolean): void => {
    for (const piece of decoder.decode(bytes, last)) {
      let start = 0
      if (damagedLine === undefined && decoder.damageOffset !== undefined && decoder.damageOffset < length + piece.length) {
        start = decoder.damageOffset - length
        lines.write(piece.slice(0, start))
        damagedLine = lines.count() + 1
      }
      lines.write(start === 0 ? piece : piece.slice(start))
      length += piece.length
    }
  }
  return {
    write: (bytes) => decode(bytes, false),
    end: () => decode(Buffer.alloc(0), true),
    damage() {
      if (damagedLine === undefined) return undefined
      return { line: damagedLine, readAs: decoder.encoding === 'utf-8' ? 'U+FFFD' : decoder.encoding }
    },
  }
}

function unreadable(path: string, cause: unknown): never {
  throw new UserError(`The records file "${path}" cannot be read: ${messageOf(cause)}.`, { place: { path }, cause })
}
