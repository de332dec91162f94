import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { version } from '../../package.json'
import { recordSchemas } from '../records/schema.js'
import { problemType } from './http-problem.js'
import { problemSchema } from './problem-schema.js'

interface OpenapiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>> | undefined>>
}
interface Operation {
  readonly responses?: Readonly<Record<string, Response>>
}
interface Response {
  readonly headers?: object
  readonly content?: Readonly<Record<string, object>>
}

const description = `The history of test results: store records, and ask for statistics over time.

Every error is a problem as of RFC 9457, also those that no route tells of: 404 at other addresses, 405 with \`Allow\` for other methods, 408 \
where a request does not come in time, 400 where it is no HTTP or its address does not decode, 414 and 431 where its address or its header \
fields are too long. Every GET may be a HEAD. Every answer has its \`X-Request-Id\`.`

/** Collects the schemas of the routes that come after it; `app.swagger()` then gives the OpenAPI 3.1 document. */
export async function addOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Build Report', version, description, license: { name: 'MIT', identifier: 'MIT' } as never },
      servers: [{ url: '/', description: 'The server that this document comes from.' }],
      tags: [
        { name: 'data', description: 'Records and what they say over time.' },
        { name: 'keys', description: 'Who may read and write; by the administration key.' },
        { name: 'operation', description: 'For whoever runs the server.' },
      ],
      components: {
        securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Service-Api-Key' } },
        headers: {
          'X-Request-Id': { description: 'Finds the request in the log of the server.', schema: { type: 'string', format: 'uuid' } },
        },
        schemas: {
          Problem: problemSchema,
          Record: Type.Union(Object.values(recordSchemas), { description: 'One line of records.' }),
        } as never,
      },
    },
    transformObject: (documents) =>
      'openapiObject' in documents ? (withCommonParts(documents.openapiObject as OpenapiDocument) as never) : documents.swaggerObject,
  })
}

/** The same document, with what all answers have, and with one schema of all problems instead of a copy each. */
function withCommonParts(document: OpenapiDocument): OpenapiDocument {
  const paths = mapped(document.paths ?? {}, (operations = {}) =>
    mapped(operations, (operation) => ({ ...operation, responses: mapped(operation.responses ?? {}, withCommonAnswer) })),
  )
  return { ...document, paths }
}

const withCommonAnswer = ({ headers = {}, content, ...rest }: Response): Response => ({
  ...rest,
  headers: { ...headers, 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } },
  ...(content === undefined
    ? {}
    : { content: problemType in content ? { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } } : content }),
})

const mapped = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Readonly<Record<string, Result>> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
