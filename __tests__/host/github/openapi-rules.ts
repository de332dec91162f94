import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly schema: object
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: object } }
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content | Reference>>
}

interface Reference {
  readonly $ref: string
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The rules for requests and answers. Every method returns the violations. */
export interface OperationRules {
  readonly id: string
  readonly path: Readonly<Record<string, string>>
  request(query: URLSearchParams, body: unknown): readonly string[]
  answer(status: number, body: unknown): readonly string[]
}

/** Returns the rules for a request; undefined if GitHub has no such operation, or if we do not use it. */
export type FindRules = (method: string, path: string) => OperationRules | undefined

/**
 * Error statuses of any operation, even if the description does not list them: token, permission, hidden, gone, rate limit,
 * unprocessable, server error.
 */
const anywhere = new Set([401, 403, 404, 410, 422, 429, 500, 502, 503, 504])

/** The part of GitHub's OpenAPI description that scripts/github-openapi.js extracts. */
export function readRules(): FindRules {
  const description = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8')) as Description
  const ajv = new Ajv({ strict: false, allErrors: true })
  const coercing = new Ajv({ strict: false, allErrors: true, coerceTypes: true })
  for (const one of [ajv, coercing]) {
    one.addFormat('uri', (text: string) => URL.canParse(text))
    one.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)
    for (const format of ['int64', 'int32', 'double', 'timestamp', 'email']) one.addFormat(format, true)
    one.addSchema({ $id: 'github', components: jsonSchema(description.components) })
  }
  const resolve = <T>(value: T | Reference): T => {
    if (!(value && typeof value === 'object' && '$ref' in value)) return value as T
    const [, , kind = '', name = ''] = value.$ref.split('/')
    return description.components[kind]?.[name] as T
  }
  const schemaOf = (content: Content | undefined): object | undefined => content?.content?.['application/json']?.schema
  const errorSchema = ajv.compile({ $ref: 'github#/components/schemas/basic-error' })

  const routes = Object.entries(description.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter))
      const body = schemaOf(operation.requestBody)
      return {
        method: method.toUpperCase(),
        pattern: new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        id: operation.operationId,
        pathRules: coercing.compile(objectSchema(parameters.filter((parameter) => parameter.in === 'path'))),
        queryRules: coercing.compile(objectSchema(parameters.filter((parameter) => parameter.in === 'query'))),
        bodyRules: body && ajv.compile(jsonSchema(body) as object),
        answers: new Map(
          Object.entries(operation.responses).map(([status, response]) => {
            const schema = schemaOf(resolve<Content>(response))
            return [Number(status), schema && ajv.compile(jsonSchema(schema) as object)] as const
          }),
        ),
      }
    }),
  )

  return (method, path) => {
    for (const route of routes) {
      const match = route.method === method ? route.pattern.exec(path) : null
      if (!match) continue
      const values = Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))
      return {
        id: route.id,
        path: values,
        request: (query, body) => [
          ...faults(route.pathRules, { ...values }, 'path'),
          ...faults(route.queryRules, Object.fromEntries(query), 'query'),
          ...(Number(query.get('per_page') ?? 1) > 100 ? ['query/per_page is over 100'] : []),
          ...(route.bodyRules ? faults(route.bodyRules, body, 'body') : body === undefined ? [] : ['body where none belongs']),
        ],
        answer: (status, body) => {
          const rules = route.answers.get(status)
          if (rules) return faults(rules, body, `answer ${status}`)
          if (route.answers.has(status)) return body === undefined ? [] : [`answer ${status} has a body`]
          if (!anywhere.has(status)) return [`answer ${status} is not in the description`]
          return typeof body === 'object' ? faults(errorSchema, body, `answer ${status}`) : []
        },
      }
    }
    return undefined
  }
}

function faults(rules: ValidateFunction, value: unknown, where: string): readonly string[] {
  if (rules(value)) return []
  return (rules.errors ?? []).map((error) => `${where}${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`)
}

/** Reports unknown parameters, which GitHub would ignore silently. */
function objectSchema(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, jsonSchema(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

/** Converts `nullable` of OpenAPI 3.0 to the type `null` of JSON Schema. */
function jsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(jsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === '$ref' ? `github${item}` : jsonSchema(item)]),
  )
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest
}
