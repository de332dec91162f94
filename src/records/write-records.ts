import { definedFields } from '../base/defined-fields.js'
import { openAtomicFile } from '../base/files/atomic-file.js'
import { withLateFault } from '../base/files/late-fault.js'
import { type Coordinates, coordinateNames } from './coordinates.js'
import { recordLimits } from './limits.js'
import { createLongRecords } from './long-records.js'
import { isPlausibleTime } from './plausible-time.js'
import type { Problem } from './problem.js'
import { problemRecord } from './problem-record.js'
import { quote } from './quote.js'
import type { KnownRecord, OtherRecord, TestRecord } from './record.js'
import type { InputFile, RecordedTest, Recorder } from './recorder.js'
import { checkoutRoots } from './relative-paths.js'
import { createTestIdentities } from './test-identity.js'
import { wellFormed } from './well-formed.js'

/** A recorder that writes records to a file. */
export interface RecordsWriter extends Recorder {
  /** Returns the id of the last test. */
  lastId(): string
  /** Returns the problems of records that were too long for a line, so far. */
  problems(): readonly Problem[]
  /**
   * Puts the file in its place. Until then, only a temporary file next to it exists.
   * @throws InputOutputError if the file, or anything before, cannot be written
   */
  close(): void
  /** Removes what was written. The file keeps its earlier content. */
  discard(): void
}

/** How much text is gathered before it is encoded, in UTF-16 units: little enough to be freed in V8's young generation. */
const batchLength = 8 * 1024

/** Facts about a test that result files do not contain. */
export interface TestFacts {
  readonly owners: readonly string[] | undefined
  readonly quarantine: TestRecord['quarantine'] | undefined
}

/** Options of {@link writeRecords}. */
export interface RecordsOptions {
  /** Absolute folders of this machine that contain the sources. Tests are identified by paths relative to them. */
  readonly sourceFolders?: readonly string[]
  /** Unix ms. */
  readonly now?: number
  /** Returns the ref of the records of a file, by its path, if it differs from the one in the coordinates. */
  readonly refOf?: ((path: string) => string | undefined) | undefined
  /** Returns facts about a test, given its id. They replace those in its record. */
  readonly factsOf?: ((test: RecordedTest, id: string) => TestFacts) | undefined
}

/**
 * Writes records as newline-delimited JSON. Writes are synchronous, so that a slow disk slows down reading. Leaves out implausible
 * timestamps, because a server would refuse the record. Creates the folder. After an error of the disk, tests still get their ids.
 */
export function writeRecords(
  path: string,
  usual: Coordinates,
  { sourceFolders = [], now = Date.now(), refOf, factsOf }: RecordsOptions = {},
): RecordsWriter {
  const output = withLateFault(() => openAtomicFile(path, 'records file'))
  const identities = createTestIdentities(usual.module ?? '', checkoutRoots(sourceFolders))
  let coordinates = usual
  let coordinatesJson = innerJson(usual)
  const useRef = (ref = usual.ref): void => {
    if (ref === coordinates.ref) return
    coordinates = { ...usual, ...definedFields({ ref }) }
    coordinatesJson = innerJson(coordinates)
  }
  let file: InputFile | undefined
  let fileStart = 0
  /** The end of the line of every test of the file. */
  let suffix = `${coordinatesJson}}\n`
  let batch = ''
  let lastSuite: readonly string[] | undefined
  let lastSuiteJson = ''
  let lastId = ''

  const flush = (): void => {
    if (batch !== '') output.write(batch)
    batch = ''
  }
  const add = (text: string): void => {
    batch += text
    if (batch.length >= batchLength) flush()
  }
  const factsJson = createFactsJson()
  const longRecords = createLongRecords()
  /** Shortens a line that would be too long for a reader. */
  const addLine = (line: string): void => {
    if (line.length <= recordLimits.line) {
      add(line)
      return
    }
    const shortened = longRecords.shorten(line)
    if (shortened !== undefined) add(`${toJson(shortened)}\n`)
  }

  const writeRecord = (record: KnownRecord | OtherRecord): void => {
    const metadata = mergedMetadata(file, record.metadata as TestRecord['metadata'])
    const { kind, ...fields } = record
    const whole: Record<string, unknown> = { kind, ...fields, ...definedFields({ metadata }) }
    if (typeof whole.timestamp === 'number' && !isPlausibleTime(whole.timestamp, now)) delete whole.timestamp
    for (const name of coordinateNames) {
      if (whole[name] === undefined && coordinates[name] !== undefined) whole[name] = coordinates[name]
    }
    addLine(`${toJson(whole)}\n`)
  }

  /** Writes a test that may name its module or job, and have unknown fields. */
  const writeForeignTest = (test: RecordedTest, { format, path: source }: InputFile): void => {
    lastId = test.id ?? identities.next(test.suite, test.name, test.module, test.job)
    const { passedOnAttempt: _, ...recorded } = test
    writeRecord({ kind: 'test', id: lastId, format, source, ...recorded, ...factsOf?.(test, lastId) } as KnownRecord)
  }

  return {
    beginFile(next) {
      flush()
      file = next
      fileStart = output.length()
      identities.restart()
      lastSuite = undefined
      useRef(refOf?.(next.path))
      suffix = `,"format":${toJson(next.format)},"source":${toJson(next.path)}${coordinatesJson}}\n`
    },
    test(test) {
      if (file === undefined || file.format === 'events' || file.format === 'records' || file.job !== undefined) {
        writeForeignTest(test, file ?? { path: '', format: 'events' })
        return
      }
      if (test.suite !== lastSuite) {
        lastSuite = test.suite
        lastSuiteJson = toJson(test.suite)
      }
      lastId = test.id ?? identities.next(test.suite, test.name)
      addLine(testJson(test, lastId, lastSuiteJson, file, now) + factsJson(factsOf?.(test, lastId) ?? test) + suffix)
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
      useRef()
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

/** Returns the beginning of the line of a test. Concatenation is twice as fast as making an object for JSON.stringify. */
function testJson(test: RecordedTest, id: string, suite: string, file: InputFile, now: number): string {
  let json = `{"kind":"test","id":"${id}","name":${quote(test.name)},"suite":${suite},"status":"${test.status}"`
  if (test.former !== undefined) json += `,"former":${toJson(test.former)}`
  if (test.duration !== undefined) json += `,"duration":${test.duration}`
  if (test.flaky !== undefined) json += `,"flaky":${test.flaky}`
  if (test.isLastSkipped !== undefined) json += `,"isLastSkipped":${test.isLastSkipped}`
  if (test.attempts !== undefined) json += `,"attempts":${toJson(test.attempts)}`
  if (test.message !== undefined) json += `,"message":${quote(test.message)}`
  if (test.details !== undefined) json += `,"details":${quote(test.details)}`
  if (test.expected !== undefined) json += `,"expected":${quote(test.expected)}`
  if (test.actual !== undefined) json += `,"actual":${quote(test.actual)}`
  if (test.stdout !== undefined) json += `,"stdout":${quote(test.stdout)}`
  if (test.stderr !== undefined) json += `,"stderr":${quote(test.stderr)}`
  if (test.steps !== undefined) json += `,"steps":${toJson(test.steps)}`
  if (test.stepsLeftOut !== undefined) json += `,"stepsLeftOut":${test.stepsLeftOut}`
  if (test.attachments !== undefined) json += `,"attachments":${toJson(test.attachments)}`
  if (test.attachmentsLeftOut !== undefined) json += `,"attachmentsLeftOut":${test.attachmentsLeftOut}`
  if (test.file !== undefined) json += `,"file":${quote(test.file)}`
  if (test.line !== undefined) json += `,"line":${test.line}`
  if (test.sourceLocation !== undefined) json += `,"sourceLocation":${toJson(test.sourceLocation)}`
  if (test.producer !== undefined) json += `,"producer":${quote(test.producer)}`
  if (test.cause !== undefined) json += `,"cause":${quote(test.cause)}`
  if (test.tags !== undefined) json += `,"tags":${toJson(test.tags)}`
  if (test.timestamp !== undefined && isPlausibleTime(test.timestamp, now)) {
    json += `,"timestamp":${test.timestamp}`
    if (test.isStartEstimated !== undefined) json += `,"isStartEstimated":${test.isStartEstimated}`
  }
  const metadata = mergedMetadata(file, test.metadata)
  if (metadata !== undefined) json += `,"metadata":${toJson(metadata)}`
  return json
}

/** Makes a function that returns facts as JSON that can follow other members. Neighbouring tests usually have the same owners. */
function createFactsJson(): (facts: Partial<TestFacts>) => string {
  let lastOwners: TestFacts['owners']
  let ownersJson = ''
  return ({ owners, quarantine }) => {
    if (owners !== lastOwners) {
      lastOwners = owners
      ownersJson = owners === undefined ? '' : `,"owners":${toJson(owners)}`
    }
    return quarantine === undefined ? ownersJson : `${ownersJson},"quarantine":${toJson(quarantine)}`
  }
}

/** Merges the metadata of the file and of a record, which takes precedence. In a record of an unknown kind, metadata may be any value. */
function mergedMetadata(file: InputFile | undefined, own: TestRecord['metadata']): TestRecord['metadata'] {
  if (file?.metadata === undefined || (own !== undefined && (typeof own !== 'object' || own === null))) return own
  return own === undefined ? file.metadata : { ...file.metadata, ...own }
}

/** Returns a value as JSON, with U+FFFD for lone surrogates. JSON.stringify writes them as escapes that many parsers refuse. */
function toJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (!json.includes('\\ud')) return json
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? wellFormed(inner) : inner))
}

/** Returns the members of an object as JSON that can follow other members. */
function innerJson(value: Coordinates): string {
  const ordered = Object.fromEntries(coordinateNames.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])))
  const members = toJson(ordered).slice(1, -1)
  return members === '' ? '' : `,${members}`
}
