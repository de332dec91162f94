import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { displayLine } from '../../base/text/display-text.js'
import { isPlausibleTime } from '../../records/plausible-time.js'
import { createRecordValidator } from '../../records/validate.js'
import { HttpProblem, parameterProblem } from '../http-problem.js'
import { problemResponses } from '../problem-schema.js'
import { type RecordBatch, readRecordBatch } from '../record-batch.js'
import { requestContent, tooLarge } from '../request-content.js'
import { implausibleTime, storableRecord } from '../storable-record.js'
import { BatchConflictError } from '../store/batch-conflict-error.js'
import { createUploadMemory } from '../upload-memory.js'
import { createValidatorCompiler } from '../validator-compiler.js'
import type { RouteContext } from './route-context.js'

/** The media types in use for newline-delimited JSON. None of them is registered. */
const mediaTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines'] as const

const responseSchema = Type.Object(
  {
    stored: Type.Integer({
      minimum: 0,
      description: 'The number of stored records. A repeated batch counts once and gets the same response.',
    }),
    refused: Type.Array(Type.Object({ line: Type.Integer({ minimum: 1 }), message: Type.String() }), {
      description: 'The first 100 lines that are not valid records, with the reason. All other lines are stored.',
    }),
    refusedCount: Type.Integer({ minimum: 0, description: 'The number of refused lines.' }),
  },
  { description: 'The stored records are on disk. The response also lists the lines that were refused.' },
)

const idempotencyHeader = 'idempotency-key'

const querySchema = Type.Object({
  timestamp: Type.Optional(
    Type.Integer({
      format: 'int64',
      description:
        'The time of records without a `timestamp`, in Unix ms. Default: now. It is not part of the content: the same records count once, ' +
        'even if a repeat has another value.',
    }),
  ),
})

const schema = {
  operationId: 'storeRecords',
  summary: 'Store records',
  description:
    'The content is newline-delimited JSON with one record per line, plain or compressed. Either all valid records are stored or none, and a ' +
    'repeated batch counts once. `org` defaults to the organisation of the key. `project` and `module` are required, and `pipeline` for jobs. A ' +
    '`timestamp` before the year 2000 or more than a day in the future is refused. If a job was run again, only its newest attempt counts, even ' +
    'if an older one arrives later.',
  tags: ['data'],
  security: [{ key: [] }],
  querystring: querySchema,
  headers: Type.Object({
    [idempotencyHeader]: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description:
          'Identifies a batch, so that a repeat counts once. Default: the SHA-256 of the decompressed content. As long as the records are ' +
          'stored, only the same decompressed content is accepted with this key; other content is refused with 422.',
      }),
    ),
    'content-encoding': Type.Optional(Type.String({ description: '`gzip`, or `zstd` if the server runs on Node 22.15 or later.' })),
  }),
  body: {
    content: Object.fromEntries(
      mediaTypes.map((type) => [type, { schema: Type.String({ description: 'Lines of JSON. Each line matches the schema Record.' }) }]),
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
    // Leaves room for an upload of another organisation.
    maximumBytesPerOrganisation: Math.max(maximumBytes, maximumBytesInFlight - maximumBytes),
  })

  metrics.addGauge({
    name: 'build_report_upload_memory_bytes',
    help: 'Memory for the content of running uploads.',
    read: () => memory.bytes,
  })

  /** Stores the batch of a request. Throws an HttpProblem (503) if all uploads together need too much memory. */
  const storeBatch = async (request: UploadRequest, givenKey: string | undefined): Promise<RecordBatch> => {
    const { org = '', project } = request.organisationKey ?? {}
    const body = memory.open(org)
    const encoding = request.headers['content-encoding']
    const counted = async function* () {
      for await (const chunk of requestContent(request.body as Readable, encoding, maximumBytes, body.signal)) {
        body.add(chunk.length)
        yield chunk
      }
      body.complete()
    }
    const storableOptions = { org, project, now: now(), defaultTimestamp: defaultTimestampOf(request, now()), validate }
    try {
      const batch = readRecordBatch(counted(), maximumRecords, (value, length) => storableRecord(value, length, storableOptions))
      const { contentHash, records } = batch
      await store.insert({ org, idempotencyKey: givenKey ?? contentHash, contentHash, records })
      return batch
    } catch (error) {
      throw error instanceof BatchConflictError ? otherContent(givenKey, error) : error
    } finally {
      body.close()
    }
  }

  // In a scope of its own, because only this route parses its content itself.
  await parent.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser([...mediaTypes], (_request, body, done) => done(null, body))
    app.addContentTypeParser('*', (_request, _body, done) => done(wrongType()))
    app.post<UploadRoute>(
      '/v1/data/records',
      {
        schema,
        // The handler validates the lines as they arrive, and the headers.
        validatorCompiler: (part) => (part.httpPart === 'querystring' ? createValidatorCompiler()(part) : () => true),
        onRequest: authentication.organisation('write'),
      },
      async (request) => {
        if (request.body === undefined || request.body === null) throw wrongType()
        const idempotencyKey = idempotencyKeyOf(request)
        if (Number(request.headers['content-length']) > maximumBytes) throw tooLarge(maximumBytes)
        const { count, refused, refusedCount } = await storeBatch(request, idempotencyKey)
        metrics.storedRecords.inc(count)
        metrics.refusedLines.inc(refusedCount)
        return { stored: count, refused, refusedCount }
      },
    )
  })
}

const wrongType = () =>
  new HttpProblem(415, `The Content-Type header must be ${mediaTypes[0]}.`, { headers: { accept: mediaTypes.join(', ') } })

function defaultTimestampOf({ query }: UploadRequest, now: number): number {
  const { timestamp = now } = query
  if (isPlausibleTime(timestamp, now)) return timestamp
  throw parameterProblem({ name: 'timestamp', message: `It is ${implausibleTime(timestamp, now)}` })
}

function otherContent(givenKey: string | undefined, cause: BatchConflictError): HttpProblem {
  const key = givenKey === undefined ? 'hash of the content' : `Idempotency-Key "${displayLine(givenKey)}"`
  return new HttpProblem(422, `The ${key} was already used for other content. Nothing was stored. Retry with another Idempotency-Key.`, {
    cause,
  })
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyHeader]
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[!-~]([ -~]{0,253}[!-~])?$/.test(key)) return key
  const message = 'It must have 1 to 255 printable ASCII characters.'
  throw new HttpProblem(400, `Invalid header "Idempotency-Key": ${message}`, { errors: [{ name: 'Idempotency-Key', message }] })
}
