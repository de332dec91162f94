import { Ajv, type ErrorObject } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { HttpProblem } from './http-problem.js'
import { createQueryReader } from './query.js'

/** Makes what checks requests by the schemas of their routes. Nothing is coerced or dropped: what a schema does not allow is a 400. */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const ajv = new Ajv({ allErrors: true })
  return ({ schema, httpPart }) => {
    if (httpPart === 'querystring') {
      const read = createQueryReader(schema as TObject)
      return (raw) => attempt(() => read(raw))
    }
    const validate = ajv.compile(schema)
    return (value) => (validate(value) ? { value } : { error: problemOf(validate.errors ?? []) })
  }
}

function attempt(read: () => unknown): { value: unknown } | { error: Error } {
  try {
    return { value: read() }
  } catch (error) {
    return { error: error as Error }
  }
}

function problemOf(errors: readonly ErrorObject[]): HttpProblem {
  const faults = errors.slice(0, 20).map(({ instancePath, message = 'is wrong', params }) => {
    const choices = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : ''
    const extra = typeof params.additionalProperty === 'string' ? `: "${params.additionalProperty.slice(0, 60)}"` : ''
    return { name: instancePath.slice(1).replaceAll('/', '.') || 'body', message: `It ${message}${choices}${extra}.` }
  })
  const [first] = faults
  return new HttpProblem(400, first === undefined ? 'The request is wrong.' : `"${first.name}" is wrong: ${first.message}`, { faults })
}
