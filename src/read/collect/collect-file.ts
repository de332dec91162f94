import { definedFields } from '../../base/defined-fields.js'
import type { Problem } from '../../records/problem.js'
import type { RecordsReader } from '../../records/read-records.js'
import type { Recorder } from '../../records/recorder.js'
import type { Collector } from './collector.js'
import { type Identity, type IsCommitted, readersOf } from './identify.js'
import type { Interruption } from './interruptible.js'
import type { MatchedFile } from './match-files.js'
import type { Notice } from './notice.js'
import { type OpenFile, openFile } from './open-file.js'
import { createProblemList, type ProblemList } from './problem-list.js'
import { readEvents, readResults } from './read-results.js'
import type { OpenTextSource } from './text-source.js'

/** The result of reading a file. */
export interface FileOutcome {
  readonly identity: Identity
  readonly sizeBytes: number
  /** The time of the last change, in Unix ms. */
  readonly modifiedMs: number
  /** Facts about the file that are not problems. */
  readonly notices: readonly Notice[]
  /** Files of a folder that do not belong to its result, and were not read. */
  readonly others?: readonly MatchedFile[]
}

/** Resources that all files share, because they are read one after the other. */
export interface ReadingTools extends Interruption {
  /** See {@link openTextSource}. */
  readonly buffer: Buffer
  readonly recordsReader: RecordsReader
  readonly isCommitted?: IsCommitted | undefined
  /** Loads code that tests of event and records files may need. Those of result files may wait for it: see `pending`. */
  readonly load?: (() => Promise<void>) | undefined
  /** Whether steps and attachments of tests that passed at once are wanted. */
  readonly keepsPassed?: boolean | undefined
  /** Receives the id of the execution of the next test, if its format has one. */
  readonly onExecution?: ((uuid: string) => void) | undefined
}

/**
 * Reads one file that a test or event collector matched into the recorder. Errors in the file become problems. A file that may be an
 * attachment is not recorded, because other files decide about it: see {@link recordUnreadable}.
 * @param opened the file if it is open already; this function closes it
 * @throws errors of the recorder
 */
export async function collectFile(file: MatchedFile, recorder: Recorder, tools: ReadingTools, opened?: OpenFile): Promise<FileOutcome> {
  const { identity, source, fault } = opened ?? (await openFile(file, tools))
  const notices: string[] = []
  if (source === undefined) return notOpened(file, identity, recorder, fault ?? '')
  try {
    if (identity.kind !== 'foreign' && identity.kind !== 'artifact' && !('mayBeAttachment' in identity)) {
      const problems = createProblemList(file.path)
      const target = beginReading(recorder, file, identity)
      await read(file, identity, { source, recorder: target, problems, notices, tools })
      if (!source.unchanged()) {
        problems.add({
          severity: 'warning',
          message: 'The file changed while it was read. The results may mix its old and its new content.',
        })
      }
      await tools.pending?.()
      recorder.endFile(problems.list())
    }
    return { identity, sizeBytes: source.size, modifiedMs: source.modifiedMs, notices: notices.map((text) => noticeOf(file, text)) }
  } finally {
    source.close()
  }
}

const noticeOf = ({ path }: MatchedFile, text: string): Notice => ({ kind: 'reading', message: `${path}: ${text}`, path })

type Readable = Extract<Identity, { readonly collector: Collector }>

interface Reading {
  readonly source: OpenTextSource
  readonly recorder: Recorder
  readonly problems: ProblemList
  readonly notices: string[]
  readonly tools: ReadingTools
}

async function read(file: MatchedFile, identity: Readable, { source, recorder, problems, notices, tools }: Reading): Promise<void> {
  switch (identity.kind) {
    case 'results':
      return readResults(identity, source, recorder, problems, {
        ...tools,
        notices,
        interruption: tools,
        mergesRepeats: identity.collector.repeats === 'attempts',
      })
    case 'events':
      await tools.load?.()
      return readEvents(file, tools.recordsReader, recorder, problems)
    case 'unreadable':
      problems.add(problemOf(file, identity))
  }
}

type Unreadable = Extract<Identity, { readonly kind: 'unreadable' }>

/** Records a file that cannot be read. */
export function recordUnreadable(file: MatchedFile, identity: Unreadable, recorder: Recorder): void {
  begin(recorder, file, identity.collector, formatMeant(file, identity.collector))
  recorder.endFile([{ ...problemOf(file, identity), path: file.path }])
}

function problemOf(file: MatchedFile, identity: Unreadable): Problem {
  const { severity, because, advice, isNeighbour } = identity
  const reason = isNeighbour === true ? `is ${because}` : `${mismatchOf(file, identity)}: ${because}`
  const message = `The file ${reason}.${advice === undefined ? '' : ` ${advice}`}`
  return { severity, ...definedFields({ kind: severity === 'error' ? ('unreadable' as const) : undefined }), message }
}

function mismatchOf(file: MatchedFile, { collector: { key } }: Readable): string {
  if (readersOf(file).length > 1) return 'contains no results in a known format'
  return key === 'events' ? 'is not a records file' : `contains no results that "${key}" reads`
}

/** Returns the format that a file without recognised content was meant to have; unknown if several collectors read it. */
const formatMeant = (file: MatchedFile, { key }: Collector) => (key === 'events' || readersOf(file).length === 1 ? key : 'unknown')

/**
 * Begins a file, and returns the recorder of its tests.
 * @param files the number of files, if it is a folder
 */
export function beginReading(recorder: Recorder, file: MatchedFile, identity: Readable, files?: number): Recorder {
  begin(recorder, file, identity.collector, identity.kind === 'results' ? identity.format.id : formatMeant(file, identity.collector), files)
  return file.job === undefined ? recorder : withJob(recorder, file.job)
}

function begin(recorder: Recorder, { path, job }: MatchedFile, { metadata }: Collector, format: string, files?: number): void {
  recorder.beginFile({ path, format, ...definedFields({ metadata: Object.keys(metadata).length > 0 ? metadata : undefined, job, files }) })
}

/** Passes everything on. Tests that name no job get this one. */
const withJob = (recorder: Recorder, job: string): Recorder => ({
  ...recorder,
  test: (test) => recorder.test(test.job === undefined ? { ...test, job } : test),
})

const unknown = { sizeBytes: 0, modifiedMs: 0, notices: [] } as const

/** Records a file that has vanished or may not be read. */
function notOpened(file: MatchedFile, identity: Identity, recorder: Recorder, reason: string): FileOutcome {
  if (identity.kind !== 'unreadable') return { identity, ...unknown }
  begin(recorder, file, identity.collector, formatMeant(file, identity.collector))
  recorder.endFile([{ severity: 'error', kind: 'unreadable', message: `The file could not be read: ${reason}.`, path: file.path }])
  return { identity, ...unknown }
}
