import { statSync } from 'node:fs'
import { isPlausibleTime } from '../records/plausible-time.js'
import type { Problem } from '../records/problem.js'
import type { ServerRequestOptions } from '../server-api/ask-server.js'
import { type RetryOptions, type Server, timeBudgetOf } from '../server-api/server.js'
import { describeRefusal } from '../server-api/server-refusal.js'
import { displayLine } from '../text/display-text.js'
import { type Completion, createRecordCompleter } from './complete-record.js'
import { recordBatches } from './record-batches.js'
import { type RefusedLine, submitBatch } from './submit-batch.js'

/** A records file that is to be submitted. */
export interface RecordsFile {
  readonly absolutePath: string
  /** What it is called towards people. */
  readonly path: string
}

/** What became of records files. */
export interface Submission {
  /** How many records the server took; those that it had already count, too. */
  readonly stored: number
  /** The lines that it did not take, and files that could not be read. */
  readonly problems: readonly Problem[]
  /** Why it got no more, in a sentence; then `unsent` lists the files that did not arrive as a whole. */
  readonly failure?: string
  readonly unsent: readonly RecordsFile[]
}

/** How many refused lines of a file are reported one by one. */
const maximumRefused = 10
const maximumMessage = 300

/**
 * Sends records files, one after the other, in constant memory. What was sent before counts once, so that anything that did not
 * arrive may be sent again as a whole. Throws the signal's reason.
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

/** Makes a function that reports once that the server is tried again, and for how long. */
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
    // Records without a timestamp are as old as their file. Archives date a file without a time to 1980, which is not used.
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
    const message = `The records file was not submitted to its end: ${reason}.`
    return { stored, problems: [...refusals.list(), { severity: 'error', kind: 'delivery', message, path }] }
  }
}

/** What the file system or zlib says; undefined of any other error. */
function fileReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  if (error.code.startsWith('Z_')) return error.code === 'Z_BUF_ERROR' ? 'its gzip data is cut off' : `its gzip data is damaged`
  return 'syscall' in error ? error.message : undefined
}

function createRefusals(path: string) {
  const problems: Problem[] = []
  let total = 0
  return {
    /** @param count how many lines were refused, those that are not told one by one among them */
    add(refused: readonly RefusedLine[], count: number): void {
      total += count
      for (const { line, message } of refused.slice(0, maximumRefused - problems.length)) {
        const shown = displayLine(message.slice(0, maximumMessage)).replace(/(?<![.\s])[.\s]+$/, '')
        problems.push({ severity: 'error', kind: 'delivery', message: `Refused by the server: ${shown}.`, path, line })
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
