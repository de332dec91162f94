import { Ajv, type ErrorObject } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { displayLine } from '../base/text/display-text.js'
import { HttpProblem, type InputError } from './http-problem.js'
import { createParameterReader } from './parameter-reader.js'

/** The maximum number of errors in a response. */
const maximumErrors = 20

/** Creates the compiler of the routes' schemas. Its validators coerce and drop nothing: invalid input is a 400. */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const ajv = new Ajv({ allErrors: true, verbose: true, formats: { int64: true } })
  return ({ schema, httpPart }) => {
    if (httpPart === 'querystring') {
      const read = createParameterReader(schema as TObject)
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
  const inputErrors = errors.slice(0, maximumErrors).map(inputErrorOf)
  const [first] = inputErrors
  return new HttpProblem(400, first === undefined ? 'The request is not valid.' : `Invalid field "${first.name}": ${first.message}`, {
    errors: inputErrors,
  })
}

/** Uses the same wording as {@link createParameterReader}. */
function inputErrorOf({ keyword, instancePath, message = 'is wrong', params, parentSchema }: ErrorObject): InputError {
  const path = instancePath.slice(1).split('/').filter(Boolean)
  const at = (...more: readonly unknown[]) => [...path, ...more].join('.') || 'body'
  switch (keyword) {
    case 'required':
      return { name: at(params.missingProperty), message: 'It is required.' }
    case 'additionalProperties':
      return {
        name: at(displayLine(String(params.additionalProperty).slice(0, 60))),
        message: `Unknown field. Known fields: ${Object.keys(parentSchema?.properties ?? {}).join(', ')}.`,
      }
    case 'type':
      return { name: at(), message: `It must be of type ${params.type}.` }
    case 'enum':
      return { name: at(), message: `It must be one of: ${(params.allowedValues as readonly string[]).join(', ')}.` }
    case 'minLength':
    case 'minItems':
      return { name: at(), message: 'It must not be empty.' }
    case 'maxLength':
      return { name: at(), message: `It must have at most ${params.limit} characters.` }
    default:
      return { name: at(), message: `It ${message}.` }
  }
}
