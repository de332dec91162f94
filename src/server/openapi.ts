import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { version } from '../../package.json'
import { definedFields } from '../base/defined-fields.js'
import { recordSchemas } from '../records/schema.js'
import { problemType } from './http-problem.js'
import { problemSchema } from './problem-schema.js'

interface OpenapiDocument {
  readonly servers?: readonly object[]
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>> | undefined>>
}
interface Operation {
  readonly responses?: Readonly<Record<string, Response>>
}
interface Response {
  readonly headers?: object
  readonly content?: Readonly<Record<string, object>>
}

const description = `Stores test results of builds and returns statistics over time.

Every error response is a problem document (RFC 9457). Besides the responses listed for each endpoint, any request may get a 400 (not valid \
HTTP, or a URL that cannot be decoded), 404 (no such endpoint), 405 (method not allowed, see \`Allow\`), 408 (the request did not arrive in \
time), 414 (the URL is too long) or 431 (the header fields are too long). Every GET endpoint also accepts HEAD. Every response has an \
\`X-Request-Id\`.`

/** Collects the schemas of all routes that are added after this call. `app.swagger()` returns the OpenAPI 3.1 document. */
export async function addOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Build Report', version, description, license: { name: 'MIT', identifier: 'MIT' } as never },
      tags: [
        { name: 'data', description: 'Store and query records.' },
        { name: 'keys', description: 'Manage keys. Requires the administration key.' },
        { name: 'operation', description: 'Monitor the server.' },
      ],
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'Service-Api-Key' },
          badgeKey: { type: 'apiKey', in: 'query', name: 'key' },
        },
        headers: {
          'X-Request-Id': { description: 'Identifies the request in the log of the server.', schema: { type: 'string', format: 'uuid' } },
        },
        schemas: {
          Problem: problemSchema,
          Record: Type.Union(Object.values(recordSchemas), { description: 'One line of a records file.' }),
        } as never,
      },
    },
    transformObject: (documents) =>
      'openapiObject' in documents ? (withCommonParts(documents.openapiObject as OpenapiDocument) as never) : documents.swaggerObject,
  })
}

/** Relative to the document, because a proxy may serve it below a path. @fastify/swagger does not accept such an address. */
const servers = [{ url: '..', description: 'The server that returned this document.' }]

/** Adds the servers and the headers of all responses, and replaces copies of the problem schema with references. */
function withCommonParts(document: OpenapiDocument): OpenapiDocument {
  const paths = mapped(document.paths ?? {}, (operations = {}) =>
    mapped(operations, (operation) => ({ ...operation, responses: mapped(operation.responses ?? {}, withCommonAnswer) })),
  )
  return { ...document, servers, paths }
}

const withCommonAnswer = ({ headers = {}, content, ...rest }: Response): Response => ({
  ...rest,
  headers: { ...headers, 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } },
  ...definedFields({
    content: content && (problemType in content ? { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } } : content),
  }),
})

const mapped = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Readonly<Record<string, Result>> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
