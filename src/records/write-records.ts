import { randomBytes } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputOutputError } from '../errors.js'
import { makeFolder } from '../files/make-folder.js'
import { createLongRecords } from './long-records.js'
import { maximumLineLength } from './ndjson.js'
import { isPlausibleTime } from './plausible-time.js'
import type { Problem } from './problem.js'
import { problemRecord } from './problem-record.js'
import { quote } from './quote.js'
import type { KnownRecord, OtherRecord, TestRecord } from './record.js'
import type { InputFile, RecordedTest, Recorder } from './recorder.js'
import { checkoutRoots } from './relative-paths.js'
import { createTestIdentities } from './test-identity.js'
import { wellFormed } from './well-formed.js'

const coordinateNames = ['org', 'project', 'module', 'pipeline', 'job', 'build', 'ref'] as const

/** Where a record belongs: the fields that a record leaves out and its run fills in. */
export type Coordinates = Readonly<Pick<TestRecord, (typeof coordinateNames)[number]>>

/** A recorder whose records end up in a file. */
export interface RecordsWriter extends Recorder {
  /** Returns the id of the last test. */
  lastId(): string
  /** Returns which records were too long for a line, so far. */
  problems(): readonly Problem[]
  /** Puts the file in its place. Until then there is only a temporary file beside it. */
  close(): void
  /** Throws away what was written; the file keeps what it held before. */
  discard(): void
}

/** How much text is gathered before it becomes bytes, in UTF-16 units: little enough to die young in V8's heap. */
const batchLength = 8 * 1024

/** How much is gathered for one write to the disk. */
const bufferBytes = 512 * 1024

/** Options of {@link writeRecords}. */
export interface RecordsOptions {
  /** Absolute folders of this machine that hold the sources: tests are identified by paths relative to them. */
  readonly sourceFolders?: readonly string[]
  /** Unix ms. */
  readonly now?: number
}

/**
 * Writes records as newline-delimited JSON, by synchronous writes, so that a slow disk slows the reading.
 * Leaves out timestamps that cannot be right, because a server refuses records for them. Creates the folder; throws an
 * InputOutputError if something cannot be written.
 */
export function writeRecords(
  path: string,
  coordinates: Coordinates,
  { sourceFolders = [], now = Date.now() }: RecordsOptions = {},
): RecordsWriter {
  const output = openOutput(path)
  const identities = createTestIdentities(coordinates.module ?? '', checkoutRoots(sourceFolders))
  const coordinatesJson = innerJson(coordinates)
  let file: InputFile | undefined
  let fileStart = 0
  /** What every test of the file ends with. */
  let suffix = `${coordinatesJson}}\n`
  let batch = ''
  let lastSuite: readonly string[] | undefined
  let lastSuiteJson = ''
  let lastId = ''

  const flush = (): void => {
    if (batch !== '') output.append(batch)
    batch = ''
  }
  const add = (text: string): void => {
    batch += text
    if (batch.length >= batchLength) flush()
  }
  const longRecords = createLongRecords()
  /** Never writes a line that the reader of records refuses. */
  const addLine = (line: string): void => {
    if (line.length <= maximumLineLength) {
      add(line)
      return
    }
    const shortened = longRecords.shorten(line)
    if (shortened !== undefined) add(`${toJson(shortened)}\n`)
  }

  const writeRecord = (record: KnownRecord | OtherRecord): void => {
    const metadata = mergedMetadata(file, record.metadata as TestRecord['metadata'])
    const { kind, ...fields } = record
    const whole: Record<string, unknown> = { kind, ...fields, ...(metadata === undefined ? {} : { metadata }) }
    if (typeof whole.timestamp === 'number' && !isPlausibleTime(whole.timestamp, now)) delete whole.timestamp
    for (const name of coordinateNames) {
      if (whole[name] === undefined && coordinates[name] !== undefined) whole[name] = coordinates[name]
    }
    addLine(`${toJson(whole)}\n`)
  }

  /** Tests of event and records files have a module of their own, and fields that we do not know. */
  const writeForeignTest = (test: RecordedTest, { format, path: source }: InputFile): void => {
    lastId = test.id ?? identities.next(test.suite, test.name, (test as Coordinates).module)
    writeRecord({ kind: 'test', id: lastId, format, source, ...test } as KnownRecord)
  }

  return {
    beginFile(next) {
      flush()
      file = next
      fileStart = output.length()
      identities.restart()
      lastSuite = undefined
      suffix = `,"format":${toJson(next.format)},"source":${toJson(next.path)}${coordinatesJson}}\n`
    },
    test(test) {
      if (file === undefined || file.format === 'events' || file.format === 'records') {
        writeForeignTest(test, file ?? { path: '', format: 'events' })
        return
      }
      if (test.suite !== lastSuite) {
        lastSuite = test.suite
        lastSuiteJson = toJson(test.suite)
      }
      lastId = test.id ?? identities.next(test.suite, test.name)
      addLine(testJson(test, lastId, lastSuiteJson, file, now) + suffix)
    },
    restartFile() {
      batch = ''
      output.truncate(fileStart)
      identities.restart()
      longRecords.forget()
    },
    endFile(problems) {
      for (const problem of [...problems, ...longRecords.endFile(file?.path)]) writeRecord(problemRecord(problem))
      file = undefined
    },
    record: writeRecord,
    lastId: () => lastId,
    problems: longRecords.problems,
    close() {
      try {
        flush()
        output.close()
      } finally {
        output.discard()
      }
    },
    discard() {
      batch = ''
      output.discard()
    },
  }
}

/** The front of a test's line. Piece by piece, which is twice as fast as making an object for JSON.stringify. */
function testJson(test: RecordedTest, id: string, suite: string, file: InputFile, now: number): string {
  let json = `{"kind":"test","id":"${id}","name":${quote(test.name)},"suite":${suite},"status":"${test.status}"`
  if (test.duration !== undefined) json += `,"duration":${test.duration}`
  if (test.flaky !== undefined) json += `,"flaky":${test.flaky}`
  if (test.attempts !== undefined) json += `,"attempts":${toJson(test.attempts)}`
  if (test.message !== undefined) json += `,"message":${quote(test.message)}`
  if (test.details !== undefined) json += `,"details":${quote(test.details)}`
  if (test.stdout !== undefined) json += `,"stdout":${quote(test.stdout)}`
  if (test.stderr !== undefined) json += `,"stderr":${quote(test.stderr)}`
  if (test.file !== undefined) json += `,"file":${quote(test.file)}`
  if (test.line !== undefined) json += `,"line":${test.line}`
  if (test.sourceLocation !== undefined) json += `,"sourceLocation":${toJson(test.sourceLocation)}`
  if (test.tags !== undefined) json += `,"tags":${toJson(test.tags)}`
  if (test.timestamp !== undefined && isPlausibleTime(test.timestamp, now)) json += `,"timestamp":${test.timestamp}`
  const metadata = mergedMetadata(file, test.metadata)
  if (metadata !== undefined) json += `,"metadata":${toJson(metadata)}`
  return json
}

/** What a record says of itself wins over what is said of its file; a record of a kind that we do not know may say anything. */
function mergedMetadata(file: InputFile | undefined, own: TestRecord['metadata']): TestRecord['metadata'] {
  if (file?.metadata === undefined || (own !== undefined && (typeof own !== 'object' || own === null))) return own
  return own === undefined ? file.metadata : { ...file.metadata, ...own }
}

/** JSON in which lone surrogates are U+FFFD: JSON.stringify writes them as escapes, which many parsers refuse. */
function toJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (!json.includes('\\ud')) return json
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? wellFormed(inner) : inner))
}

/** The members of an object as they stand behind others. */
function innerJson(value: Coordinates): string {
  const ordered = Object.fromEntries(coordinateNames.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])))
  const members = toJson(ordered).slice(1, -1)
  return members === '' ? '' : `,${members}`
}

/** A file that appears under its name only when it is whole. */
function openOutput(path: string) {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  const buffer = Buffer.allocUnsafeSlow(bufferBytes)
  /** What is on the disk, and what waits in the buffer. */
  let written = 0
  let waiting = 0
  let isOpen = true
  let isInPlace = false
  const descriptor = guarded(path, () => {
    // Renaming over /dev/null would replace it.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error('it is not a file')
    makeFolder(dirname(path))
    return openSync(temporary, 'wx')
  })

  const writeOut = (bytes: Buffer): void => {
    guarded(path, () => {
      for (let start = 0; start < bytes.length; ) start += writeSync(descriptor, bytes, start, bytes.length - start, written + start)
    })
    written += bytes.length
  }
  const flush = (): void => {
    if (waiting > 0) writeOut(buffer.subarray(0, waiting))
    waiting = 0
  }

  return {
    /** In bytes. */
    length: () => written + waiting,
    append(text: string): void {
      const longest = text.length * 3
      if (waiting + longest > bufferBytes) flush()
      if (longest <= bufferBytes) waiting += buffer.write(text, waiting)
      else writeOut(Buffer.from(text))
    },
    /** Back to a length that it had before. */
    truncate(to: number): void {
      waiting = Math.max(0, to - written)
      if (to >= written) return
      guarded(path, () => ftruncateSync(descriptor, to))
      written = to
    },
    /** Windows renames no file that is open. */
    close(): void {
      flush()
      closeSync(descriptor)
      isOpen = false
      guarded(path, () => renameSync(temporary, path))
      isInPlace = true
    },
    discard(): void {
      if (isOpen) closeSync(descriptor)
      isOpen = false
      if (!isInPlace) rmSync(temporary, { force: true })
    },
  }
}

function guarded<Result>(path: string, action: () => Result): Result {
  try {
    return action()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InputOutputError(`The records file "${path}" cannot be written: ${reason}.`, {
      hint: 'Name a file in a folder that can be written to.',
      place: { path },
      cause,
    })
  }
}
