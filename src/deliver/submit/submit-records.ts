import { statSync } from 'node:fs'
import { displayLine } from '../../base/text/display-text.js'
import { withoutFullStop } from '../../base/text/without-full-stop.js'
import type { ServerRequestOptions } from '../../host/server-api/ask-server.js'
import { type RetryOptions, type Server, timeBudgetOf } from '../../host/server-api/server.js'
import { describeRefusal } from '../../host/server-api/server-refusal.js'
import { isPlausibleTime } from '../../records/plausible-time.js'
import type { Problem } from '../../records/problem.js'
import { type Completion, createRecordCompleter } from './complete-record.js'
import { recordBatches } from './record-batches.js'
import { type RefusedLine, submitBatch } from './submit-batch.js'

/** A records file to submit. */
export interface RecordsFile {
  readonly absolutePath: string
  /** The path in messages. */
  readonly path: string
}

/** The outcome for records files. */
export interface Submission {
  /** The number of records that the server has accepted, including those that it already had. */
  readonly stored: number
  /** Refused lines and unreadable files. */
  readonly problems: readonly Problem[]
  /** The reason why the submission ended early, as a sentence. `unsent` then lists the files that did not arrive completely. */
  readonly failure?: string
  readonly unsent: readonly RecordsFile[]
}

/** The maximum number of refused lines of a file that are reported one by one. */
const maximumRefused = 10
const maximumMessage = 300

/** Returns what to do about a refusal, if the run does not know a coordinate that records must have. */
function cureOf(refusal: string): string {
  const field = /^"(project|module|pipeline)" is missing$/.exec(refusal)?.[1]
  return field === undefined ? '' : ` Set SERVICE_${field.toUpperCase()} to the name of the ${field}.`
}

/**
 * Sends records files one after the other, in constant memory. The server stores repeated batches once, so a file that did not arrive
 * completely can be sent again. Throws the signal's reason.
 */
export async function submitRecords(
  server: Server,
  files: readonly RecordsFile[],
  completion: Completion,
  retry: RetryOptions = {},
): Promise<Submission> {
  let stored = 0
  const problems: Problem[] = []
  const asking = { ...retry, budget: timeBudgetOf(retry), onRepeat: repeatSayer(server, retry) }
  for (const [index, file] of files.entries()) {
    const result = await submitFile(server, file, completion, asking)
    stored += result.stored
    for (const problem of result.problems) problems.push(problem)
    if (result.failure !== undefined) return { stored, problems, failure: result.failure, unsent: files.slice(index) }
  }
  return { stored, problems, unsent: [] }
}

/** Creates a function that logs once that requests are repeated, and for how long. */
function repeatSayer(server: Server, { say }: RetryOptions): ServerRequestOptions['onRepeat'] {
  let isSaid = false
  return (exchange, forMs) => {
    if (!isSaid) say?.(`${describeRefusal(server, exchange)} Trying again for up to ${Math.max(1, Math.round(forMs / 1000))} s.`)
    isSaid = true
  }
}

async function submitFile(
  server: Server,
  { absolutePath, path }: RecordsFile,
  completion: Completion,
  options: ServerRequestOptions,
): Promise<Omit<Submission, 'unsent'>> {
  let stored = 0
  const refusals = createRefusals(path)
  try {
    // Records without a timestamp get the time of their file. Archives set 1980 if they do not store a time, which is ignored.
    const written = Math.floor(statSync(absolutePath).mtimeMs)
    const timestamp = isPlausibleTime(written, Date.now()) ? written : undefined
    const onFault = ({ line }: { readonly line: number }) => refusals.add([{ line, message: 'The line is longer than 16 MiB' }], 1)
    for await (const batch of recordBatches(absolutePath, createRecordCompleter(completion), onFault)) {
      const result = await submitBatch(server, batch, timestamp, options)
      stored += result.stored
      refusals.add(result.refused, result.refusedCount)
      if (result.failure !== undefined) return { stored, problems: refusals.list(), failure: result.failure }
    }
    return { stored, problems: refusals.list() }
  } catch (error) {
    const reason = fileReason(error)
    if (reason === undefined) throw error
    const message = `The records file was submitted only in part: ${reason}.`
    return { stored, problems: [...refusals.list(), { severity: 'error', kind: 'delivery', message, path }] }
  }
}

/** Returns the reason of an error of the file system or zlib; undefined for other errors. */
function fileReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  if (error.code.startsWith('Z_')) return error.code === 'Z_BUF_ERROR' ? 'its gzip data is cut off' : `its gzip data is damaged`
  return 'syscall' in error ? error.message : undefined
}

function createRefusals(path: string) {
  const problems: Problem[] = []
  let total = 0
  return {
    /** @param count the number of refused lines, including those that are not in the list */
    add(refused: readonly RefusedLine[], count: number): void {
      total += count
      for (const { line, message } of refused.slice(0, maximumRefused - problems.length)) {
        const shown = withoutFullStop(displayLine(message.slice(0, maximumMessage)))
        problems.push({ severity: 'error', kind: 'delivery', message: `Refused by the server: ${shown}.${cureOf(shown)}`, path, line })
      }
    },
    list(): readonly Problem[] {
      const more = total - problems.length
      if (more <= 0) return problems
      const message = `The server refused ${more} more ${more === 1 ? 'line' : 'lines'}.`
      return [...problems, { severity: 'error', kind: 'delivery', message, path }]
    },
  }
}
