import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { version } from '../../package.json'

/** Collects the schemas of the routes that come after it; `app.swagger()` then gives the OpenAPI 3.1 document. */
export async function addOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Build Report',
        version,
        description: 'The history of test results: store records, and ask for statistics over time. Errors are problems as of RFC 9457.',
        license: { name: 'MIT', identifier: 'MIT' } as never,
      },
      tags: [
        { name: 'data', description: 'Records and what they say over time.' },
        { name: 'keys', description: 'Who may read and write; by the administration key.' },
        { name: 'operation', description: 'For whoever runs the server.' },
      ],
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Service-Api-Key' } } },
    },
  })
}
