import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { createRecordValidator } from '../../records/validate.js'
import { HttpProblem, unavailable } from '../http-problem.js'
import { problemResponses } from '../problem-schema.js'
import { type RecordBatch, readRecordBatch } from '../record-batch.js'
import { requestContent, tooLarge } from '../request-content.js'
import { storableRecord } from '../storable-record.js'
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

const schema = {
  operationId: 'storeRecords',
  summary: 'Store records',
  description:
    'Newline-delimited JSON, one record a line, plain or compressed. Its records are stored all or none; a repeat counts once. A record without ' +
    '`org` is one of the organisation of the key, one without `timestamp` is of now; `project` and `module` are needed, and `pipeline` by jobs.',
  tags: ['data'],
  security: [{ key: [] }],
  headers: Type.Object({
    [idempotencyHeader]: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'Tells a repeat from a new batch; default: the SHA-256 of the decompressed content.',
      }),
    ),
    'content-encoding': Type.Optional(Type.String({ description: '`gzip`, or `zstd` where the server runs on Node 22.15 or later.' })),
  }),
  body: {
    content: Object.fromEntries(
      mediaTypes.map((type) => [type, { schema: Type.String({ description: 'Lines of JSON, each as the schema Record says.' }) }]),
    ),
  },
  response: { 200: responseSchema, ...problemResponses(400, 401, 403, 413, 415, 429, 500, 503) },
}

/** POST /v1/data/records */
export async function addRecordsRoute(
  parent: FastifyInstance,
  { store, authentication, metrics, now, uploadLimits }: RouteContext,
): Promise<void> {
  const { maximumBytes, maximumRecords, maximumBytesInFlight } = uploadLimits
  const validate = createRecordValidator()
  let bytesInFlight = 0

  /** Stores the batch of a request, and answers 503 where all requests together would need too much memory. */
  const storeBatch = async (request: FastifyRequest, org: string, givenKey: string | undefined): Promise<RecordBatch> => {
    let bytes = 0
    const counted = async function* () {
      for await (const chunk of requestContent(request.body as Readable, request.headers['content-encoding'], maximumBytes)) {
        bytes += chunk.length
        bytesInFlight += chunk.length
        if (bytesInFlight > maximumBytesInFlight) throw unavailable('The server takes in too much at once.', 2)
        yield chunk
      }
    }
    const circumstances = { org, now: now(), validate }
    try {
      const batch = readRecordBatch(counted(), maximumRecords, (value, length) => storableRecord(value, length, circumstances))
      await store.insert({ org, idempotencyKey: givenKey ?? batch.contentHash, records: batch.records })
      return batch
    } finally {
      bytesInFlight -= bytes
    }
  }

  // In a scope of its own, because only this route reads its content by itself.
  await parent.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser([...mediaTypes], (_request, body, done) => done(null, body))
    app.addContentTypeParser('*', (_request, _body, done) => done(wrongType()))
    app.post(
      '/v1/data/records',
      {
        schema,
        // The lines are checked as they come, and the headers where they are used.
        validatorCompiler: () => () => true,
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

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyHeader]
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[!-~]([ -~]{0,253}[!-~])?$/.test(key)) return key
  const message = 'It is not 1 to 255 printable ASCII characters.'
  throw new HttpProblem(400, `The header Idempotency-Key is wrong: ${message}`, { faults: [{ name: 'Idempotency-Key', message }] })
}
