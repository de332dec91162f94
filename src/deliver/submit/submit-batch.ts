import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { askServer, type ServerRequestOptions } from '../../host/server-api/ask-server.js'
import { type Server, serverTimeMs } from '../../host/server-api/server.js'
import { answerFields, describeRefusal, unexpectedAnswer } from '../../host/server-api/server-refusal.js'
import { type BatchRecord, batchLimits } from './record-batches.js'

/** A line that the server refused. */
export interface RefusedLine {
  /** From 1, in the file. */
  readonly line: number
  readonly message: string
}

/** The outcome of a batch. With `failure`, it did not arrive, and further batches would fail, too. */
export interface BatchResult {
  readonly stored: number
  /** The first refused lines: a server may limit the list. */
  readonly refused: readonly RefusedLine[]
  readonly refusedCount: number
  readonly failure?: string
}

const compress = promisify(gzip)

const failed = (failure: string): BatchResult => ({ stored: 0, refused: [], refusedCount: 0, failure })

/**
 * Sends records in one request, or in several if the server or a proxy reports that the request is too large.
 * @param timestamp the time of records without one, in Unix ms; default: the time of the request. It is not part of the records, so that
 *   their content and its hash, the idempotency key, do not depend on the time of sending.
 */
export async function submitBatch(
  server: Server,
  batch: readonly BatchRecord[],
  timestamp: number | undefined,
  options: ServerRequestOptions,
): Promise<BatchResult> {
  const content = batch.map(({ json }) => `${json}\n`).join('')
  const exchange = await askServer(
    server,
    {
      method: 'POST',
      path: `/v1/data/records${timestamp === undefined ? '' : `?timestamp=${timestamp}`}`,
      headers: {
        'content-type': 'application/x-ndjson',
        'content-encoding': 'gzip',
        'idempotency-key': createHash('sha256').update(content).digest('hex'),
      },
      body: await compress(content),
    },
    options,
  )
  if (exchange.status === 413) return submitHalves(server, batch, timestamp, options)
  if (exchange.status !== 200) return failed(describeRefusal(server, exchange))
  const { stored, refused = [], refusedCount } = answerFields(exchange)
  if (typeof stored !== 'number' || !Array.isArray(refused)) return failed(unexpectedAnswer(server))
  options.budget.giveBack(creditMs(content, batch.length))
  const told = refused.flatMap((item: unknown) => refusedLine(item, batch))
  return { stored, refused: told, refusedCount: typeof refusedCount === 'number' ? refusedCount : told.length }
}

/** A run may have hundreds of small files; a server that stores one per second is fast enough. */
const minimumCreditMs = 1000

/** Returns the time that a stored batch gives back: all of it for a full batch, its share for a smaller one. */
function creditMs(content: string, records: number): number {
  const share = Math.max(records / batchLimits.records, content.length / batchLimits.bytes)
  return Math.max(minimumCreditMs, serverTimeMs * share)
}

async function submitHalves(
  server: Server,
  batch: readonly BatchRecord[],
  timestamp: number | undefined,
  options: ServerRequestOptions,
): Promise<BatchResult> {
  const [only] = batch
  if (batch.length === 1 && only !== undefined) {
    return { stored: 0, refused: [{ line: only.line, message: 'The line is longer than the server accepts' }], refusedCount: 1 }
  }
  const middle = Math.ceil(batch.length / 2)
  const first = await submitBatch(server, batch.slice(0, middle), timestamp, options)
  if (first.failure !== undefined) return first
  const second = await submitBatch(server, batch.slice(middle), timestamp, options)
  return {
    ...second,
    stored: first.stored + second.stored,
    refused: [...first.refused, ...second.refused],
    refusedCount: first.refusedCount + second.refusedCount,
  }
}

function refusedLine(item: unknown, batch: readonly BatchRecord[]): readonly RefusedLine[] {
  const { line, message }: { line?: unknown; message?: unknown } = Object(item)
  const record = typeof line === 'number' ? batch[line - 1] : undefined
  return record === undefined ? [] : [{ line: record.line, message: String(message) }]
}
