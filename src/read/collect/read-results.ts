import { definedFields } from '../../base/defined-fields.js'
import { messageOf } from '../../base/errors.js'
import type { RecordsReader } from '../../records/read-records.js'
import type { Recorder } from '../../records/recorder.js'
import type { Sink } from '../formats/format.js'
import { documentFrom } from '../formats/json/document-in-text.js'
import type { Identity } from './identify.js'
import { type Interruption, interruptible } from './interruptible.js'
import type { MatchedFile } from './match-files.js'
import type { ProblemList } from './problem-list.js'
import type { OpenTextSource } from './text-source.js'

/** The maximum number of notices about one file. */
const maximumNotices = 5

interface ResultsTools {
  readonly notices: string[]
  readonly interruption: Interruption
  /** Whether steps and attachments of tests that passed at once are wanted. */
  readonly keepsPassed?: boolean | undefined
  /** Whether tests with the same name are merged. */
  readonly mergesRepeats?: boolean | undefined
  /** Receives the id of the execution of the next test, if its format has one. */
  readonly onExecution?: ((uuid: string) => void) | undefined
}

type ReadableResults = Pick<Extract<Identity, { readonly kind: 'results' }>, 'format' | 'document'>

/**
 * Reads a result file into the recorder. Errors in the file become problems.
 * @throws errors of the recorder
 */
export async function readResults(
  { format, document }: ReadableResults,
  file: OpenTextSource,
  recorder: Recorder,
  problems: ProblemList,
  { notices, interruption, ...tools }: ResultsTools,
): Promise<void> {
  const whole = interruptible(file, interruption)
  const source = document === undefined ? whole : documentFrom(whole, document.start, document.linesBefore)
  await readInto((sink) => format.read(source, sink), recorder, problems, notices, tools)
  const encoding = file.undecodable()
  if (encoding !== undefined) {
    problems.add({
      severity: 'warning',
      message: `Some bytes do not match the encoding that the file declares. They are read as ${encoding}.`,
    })
  }
}

/** Calls a reader with a sink that passes tests, problems and notices on. */
export async function readInto(
  read: (sink: Sink) => Promise<void>,
  recorder: Recorder,
  problems: ProblemList,
  notices: string[],
  { keepsPassed, mergesRepeats, onExecution }: Omit<ResultsTools, 'notices' | 'interruption'> = {},
): Promise<void> {
  await reportErrors(recorder, problems, (guarded) =>
    read({
      ...definedFields({ keepsPassed, mergesRepeats }),
      test(result, uuid) {
        if (uuid !== undefined) onExecution?.(uuid)
        guarded.test(result)
      },
      file: (file) => guarded.file?.(file),
      problem: (problem) => problems.add(problem),
      notice(message) {
        if (notices.length < maximumNotices) notices.push(message)
      },
      restart() {
        problems.clear()
        notices.length = 0
        guarded.restartFile()
      },
    }),
  )
}

/** Reads an event file into the recorder, as {@link readResults} does. */
export async function readEvents(file: MatchedFile, reader: RecordsReader, recorder: Recorder, problems: ProblemList): Promise<void> {
  await reportErrors(recorder, problems, async (guarded) => {
    for (const problem of await reader.read(file.absolutePath, file.path, guarded)) problems.add(problem)
  })
}

type Target = Pick<Recorder, 'test' | 'file' | 'record' | 'restartFile'>

/** Makes an error in a file a problem, but throws an error of the recorder (such as a full disk), which ends the run. */
async function reportErrors(recorder: Recorder, problems: ProblemList, read: (guarded: Target) => Promise<void>): Promise<void> {
  let failure: { readonly error: unknown } | undefined
  const guard = (action: () => void) => {
    try {
      action()
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  try {
    await read({
      test: (test) => guard(() => recorder.test(test)),
      file: (file) => guard(() => recorder.file?.(file)),
      record: (record) => guard(() => recorder.record(record)),
      restartFile: () => guard(() => recorder.restartFile()),
    })
  } catch (error) {
    if (failure !== undefined) throw failure.error
    const message = `The file was not read to its end: ${readingFault(error)}. The complete tests before that are kept.`
    problems.add({ severity: 'error', kind: 'incomplete', message })
  }
}

/** Returns the message of an error without its final period, to end a sentence. */
export const readingFault = (error: unknown): string => messageOf(error).replace(/\.$/, '')
