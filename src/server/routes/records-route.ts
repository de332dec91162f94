import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { isPlausibleTime } from '../../records/plausible-time.js'
import { createRecordValidator } from '../../records/validate.js'
import { displayLine } from '../../text/display-text.js'
import { HttpProblem } from '../http-problem.js'
import { problemResponses } from '../problem-schema.js'
import { type RecordBatch, readRecordBatch } from '../record-batch.js'
import { requestContent, tooLarge } from '../request-content.js'
import { implausibleTime, storableRecord } from '../storable-record.js'
import { BatchConflictError } from '../store/batch-conflict-error.js'
import { createUploadMemory } from '../upload-memory.js'
import { createValidatorCompiler } from '../validator-compiler.js'
import type { RouteContext } from './route-context.js'

/** The names under which newline-delimited JSON goes about; none is registered. */
const mediaTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines'] as const

const responseSchema = Type.Object(
  {
    stored: Type.Integer({ minimum: 0, description: 'How many records are stored; a repeated batch counts once and is answered alike.' }),
    refused: Type.Array(Type.Object({ line: Type.Integer({ minimum: 1 }), message: Type.String() }), {
      description: 'The first 100 lines that hold no record that can be stored, and why. All others are stored.',
    }),
    refusedCount: Type.Integer({ minimum: 0, description: 'How many lines are refused.' }),
  },
  { description: 'What is stored, for good, and what is not.' },
)

const idempotencyHeader = 'idempotency-key'

const querySchema = Type.Object({
  timestamp: Type.Optional(
    Type.Integer({
      format: 'int64',
      description:
        'When the records happened that have no `timestamp`, in Unix ms; default: now. It is no part of the content, so the same records ' +
        'count once even if they are sent with another one.',
    }),
  ),
})

const schema = {
  operationId: 'storeRecords',
  summary: 'Store records',
  description:
    'Newline-delimited JSON, one record a line, plain or compressed. Its records are stored all or none; a repeat counts once. A record without ' +
    '`org` is one of the organisation of the key; `project` and `module` are needed, and `pipeline` by jobs. A `timestamp` before the year 2000 or ' +
    'more than a day in the future is refused. Of a job that was run again in its run, the newest attempt counts, whatever arrives last.',
  tags: ['data'],
  security: [{ key: [] }],
  querystring: querySchema,
  headers: Type.Object({
    [idempotencyHeader]: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description:
          'Tells a repeat from a new batch; default: the SHA-256 of the decompressed content. It stands for one content, byte for byte after ' +
          'decompression, for as long as its records are stored: the same content is acknowledged and counts once, other content is a 422.',
      }),
    ),
    'content-encoding': Type.Optional(Type.String({ description: '`gzip`, or `zstd` where the server runs on Node 22.15 or later.' })),
  }),
  body: {
    content: Object.fromEntries(
      mediaTypes.map((type) => [type, { schema: Type.String({ description: 'Lines of JSON, each as the schema Record says.' }) }]),
    ),
  },
  response: { 200: responseSchema, ...problemResponses(400, 401, 403, 413, 415, 422, 429, 500, 503) },
}

interface UploadRoute {
  readonly Querystring: Static<typeof querySchema>
}
type UploadRequest = FastifyRequest<UploadRoute>

/** POST /v1/data/records */
export async function addRecordsRoute(
  parent: FastifyInstance,
  { store, authentication, metrics, now, uploadLimits }: RouteContext,
): Promise<void> {
  const { maximumBytes, maximumRecords, maximumBytesInFlight } = uploadLimits
  const validate = createRecordValidator()
  const memory = createUploadMemory({
    maximumBytes: maximumBytesInFlight,
    // Leaves room for a request of another organisation.
    maximumBytesPerOrganisation: Math.max(maximumBytes, maximumBytesInFlight - maximumBytes),
  })

  /** Stores the batch of a request, and answers 503 if all requests together would need too much memory. */
  const storeBatch = async (request: UploadRequest, org: string, givenKey: string | undefined): Promise<RecordBatch> => {
    const body = memory.open(org)
    const encoding = request.headers['content-encoding']
    const counted = async function* () {
      for await (const chunk of requestContent(request.body as Readable, encoding, maximumBytes, body.signal)) {
        body.add(chunk.length)
        yield chunk
      }
      body.complete()
    }
    const circumstances = { org, now: now(), defaultTimestamp: defaultTimestampOf(request, now()), validate }
    try {
      const batch = readRecordBatch(counted(), maximumRecords, (value, length) => storableRecord(value, length, circumstances))
      const { contentHash, records } = batch
      await store.insert({ org, idempotencyKey: givenKey ?? contentHash, contentHash, records })
      return batch
    } catch (error) {
      throw error instanceof BatchConflictError ? otherContent(givenKey, error) : error
    } finally {
      body.close()
    }
  }

  // In a scope of its own, because only this route reads its content by itself.
  await parent.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser([...mediaTypes], (_request, body, done) => done(null, body))
    app.addContentTypeParser('*', (_request, _body, done) => done(wrongType()))
    app.post<UploadRoute>(
      '/v1/data/records',
      {
        schema,
        // The lines are checked as they come, and the headers when they are used.
        validatorCompiler: (part) => (part.httpPart === 'querystring' ? createValidatorCompiler()(part) : () => true),
        onRequest: authentication.organisation('write'),
      },
      async (request) => {
        if (request.body === undefined || request.body === null) throw wrongType()
        const idempotencyKey = idempotencyKeyOf(request)
        if (Number(request.headers['content-length']) > maximumBytes) throw tooLarge(maximumBytes)
        const { count, refused, refusedCount } = await storeBatch(request, request.organisationKey?.org ?? '', idempotencyKey)
        metrics.storedRecords.inc(count)
        metrics.refusedLines.inc(refusedCount)
        return { stored: count, refused, refusedCount }
      },
    )
  })
}

const wrongType = () =>
  new HttpProblem(415, `The header Content-Type is not ${mediaTypes[0]}.`, { headers: { accept: mediaTypes.join(', ') } })

function defaultTimestampOf({ query }: UploadRequest, now: number): number {
  const { timestamp = now } = query
  if (isPlausibleTime(timestamp, now)) return timestamp
  const message = `It is ${implausibleTime(timestamp, now)}`
  throw new HttpProblem(400, `The parameter "timestamp" is wrong: ${message}`, { errors: [{ name: 'timestamp', message }] })
}

function otherContent(givenKey: string | undefined, cause: BatchConflictError): HttpProblem {
  const key = givenKey === undefined ? 'hash of the content' : `Idempotency-Key "${displayLine(givenKey)}"`
  return new HttpProblem(
    422,
    `The ${key} was already used as the key of other content. Nothing of this request was stored. Send it again with another key.`,
    { cause },
  )
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyHeader]
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[!-~]([ -~]{0,253}[!-~])?$/.test(key)) return key
  const message = 'It is not 1 to 255 printable ASCII characters.'
  throw new HttpProblem(400, `The header Idempotency-Key is wrong: ${message}`, { errors: [{ name: 'Idempotency-Key', message }] })
}
