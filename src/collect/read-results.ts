import type { Format, Sink } from '../formats/format.js'
import type { RecordsReader } from '../records/read-records.js'
import type { Recorder } from '../records/recorder.js'
import { type Interruption, interruptible } from './interruptible.js'
import type { MatchedFile } from './match-files.js'
import type { ProblemList } from './problem-list.js'
import type { OpenTextSource } from './text-source.js'

/**
 * Reads one result file into the recorder. Whatever is wrong with the file becomes a problem; only what the recorder throws
 * is thrown.
 */
export async function readResults(
  format: Format,
  file: OpenTextSource,
  recorder: Recorder,
  problems: ProblemList,
  interruption: Interruption,
): Promise<void> {
  const source = interruptible(file, interruption)
  await survive(recorder, problems, (guarded) => {
    const sink: Sink = {
      test: (result) => guarded.test(result),
      problem: (problem) => problems.add(problem),
      restart() {
        problems.clear()
        guarded.restartFile()
      },
    }
    return format.read(source, sink)
  })
  const encoding = file.undecodable()
  if (encoding !== undefined) {
    problems.add({ severity: 'warning', message: `Some bytes are not in the encoding that the file claims; they are read as ${encoding}.` })
  }
}

/** Reads one event file into the recorder, as `readResults`. */
export async function readEvents(file: MatchedFile, reader: RecordsReader, recorder: Recorder, problems: ProblemList): Promise<void> {
  await survive(recorder, problems, async (guarded) => {
    for (const problem of await reader.read(file.absolutePath, file.path, guarded)) problems.add(problem)
  })
}

type Target = Pick<Recorder, 'test' | 'record' | 'restartFile'>

/** Tells what goes wrong with a file from what goes wrong with the recorder (a full disk), which ends the run. */
async function survive(recorder: Recorder, problems: ProblemList, read: (guarded: Target) => Promise<void>): Promise<void> {
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
      record: (record) => guard(() => recorder.record(record)),
      restartFile: () => guard(() => recorder.restartFile()),
    })
  } catch (error) {
    if (failure !== undefined) throw failure.error
    const message = `The file was not read to its end: ${reasonOf(error)}. The complete tests before are kept.`
    problems.add({ severity: 'error', kind: 'incomplete', message })
  }
}

/** What an error says, as the end of a sentence. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
