import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** The parts of an OpenAPI document that are compared with requests and responses. */
export interface OpenapiDocument {
  readonly openapi: string
  readonly servers?: readonly object[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly headers: Readonly<Record<string, Header>>
    readonly securitySchemes: Readonly<Record<string, { readonly in: string; readonly name: string }>>
  }
}
export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, DocumentedResponse>>
  readonly security?: readonly object[]
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: { readonly type?: string }
}
interface Header {
  readonly $ref?: string
  readonly schema?: { readonly type?: string }
}
interface DocumentedResponse {
  readonly headers?: Readonly<Record<string, Header>>
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

/** Checks exchanges against a document and records which parts were used. */
export interface ApiContract {
  /** Returns the differences between an exchange and the document. */
  faults(method: string, address: string, init: RequestInit, response: Response): Promise<readonly string[]>
  /** Returns the documented statuses that never occurred, as `operationId status`. */
  unseen(): readonly string[]
}

/** Headers for HTTP itself, compression, caches and browsers, which no operation documents. */
const commonHeaders = new Set(
  `cache-control connection content-encoding content-length content-security-policy content-type cross-origin-opener-policy
  cross-origin-resource-policy date keep-alive origin-agent-cluster referrer-policy strict-transport-security transfer-encoding vary
  x-content-type-options x-dns-prefetch-control x-download-options x-frame-options x-permitted-cross-domain-policies
  x-xss-protection`.split(/\s+/),
)

/** Optional response headers. All other documented headers are always sent. */
const optionalHeaders = new Set(['accept', 'accept-encoding', 'etag'])

const readJson = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as object

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addFormat('int64', { type: 'number', validate: (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63 })
  ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  for (const format of ['uri', 'uri-reference', 'media-range', 'regex', 'email']) ajv.addFormat(format, true)
  return ajv
}

/** Validates the document against the schema of the OpenAPI Initiative, and the schemas in it. */
export function documentFaults(document: OpenapiDocument): readonly string[] {
  const ajv = createAjv()
  const validate = ajv.compile(readJson('../fixtures/openapi/schema-3.1.json'))
  const faults = validate(document) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  JSON.stringify(document, (key, value) => {
    if (key === 'schema' && !ajv.validateSchema(value)) faults.push(`${JSON.stringify(value)}: ${ajv.errorsText(ajv.errors)}`)
    return value
  })
  return faults
}

export function createApiContract(document: OpenapiDocument): ApiContract {
  const ajv = createAjv()
  const seen = new Set<string>()
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
      operation,
    })),
  )

  const schemaFaults = (what: string, schema: object, value: unknown): readonly string[] => {
    const whole = { ...(closed(schema) as object), components: document.components }
    const validate = ajv.compile(whole)
    return validate(value) ? [] : [`${what}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)?.slice(0, 300)}`]
  }

  const queryFaults = (query: URLSearchParams, parameters: readonly Parameter[]): readonly string[] => {
    const known = parameters.filter((parameter) => parameter.in === 'query')
    const unknown = [...query.keys()].filter((name) => !known.some((parameter) => parameter.name === name))
    const missing = known.filter(({ name, required }) => required && !query.has(name)).map(({ name }) => name)
    const wrong = known
      .filter(({ name }) => query.has(name))
      .flatMap(({ name, schema }) => schemaFaults(`the parameter ${name}`, schema, parsed(query.getAll(name), schema.type)))
    return [...unknown.map((name) => `the parameter ${name} is not documented`), ...missing.map((name) => `${name} is missing`), ...wrong]
  }

  const headerFaults = (headers: Headers, documented: Readonly<Record<string, Header>>): readonly string[] => {
    const known = new Map(Object.entries(documented).map(([name, header]) => [name.toLowerCase(), resolved(header)]))
    const strange = [...headers.keys()].filter((name) => !commonHeaders.has(name) && !known.has(name))
    const missing = [...known.keys()].filter((name) => !optionalHeaders.has(name) && !headers.has(name))
    const wrong = [...known].flatMap(([name, { schema = {} }]) => {
      const value = headers.get(name)
      return value === null ? [] : schemaFaults(`the field ${name}`, schema, parsed([value], schema.type))
    })
    return [...strange.map((name) => `the field ${name} is not documented`), ...missing.map((name) => `${name} is missing`), ...wrong]
  }

  /** Returns the parameters that contain a key. */
  const keyParameters = ({ security = [] }: Operation): readonly Parameter[] =>
    security
      .flatMap((schemes) => Object.keys(schemes).map((name) => document.components.securitySchemes[name]))
      .flatMap((scheme) => (scheme?.in === 'query' ? [{ name: scheme.name, in: 'query', required: true, schema: { type: 'string' } }] : []))

  const resolved = (header: Header): Header => document.components.headers[header.$ref?.split('/').at(-1) ?? ''] ?? header

  return {
    unseen: () =>
      operations
        .flatMap(({ operation }) => Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`))
        .filter((name) => !seen.has(name)),
    async faults(method, address, init, response) {
      const { pathname, searchParams } = new URL(address, 'http://localhost')
      const operation = operations.find((one) => one.method === method && one.pattern.test(pathname))?.operation
      if (operation === undefined) return [`${method} ${pathname} is not documented`]
      const documented = operation.responses[response.status]
      if (documented === undefined) return [`${operation.operationId} does not document ${response.status}: ${await response.text()}`]
      seen.add(`${operation.operationId} ${response.status}`)
      const faults = [...headerFaults(response.headers, documented.headers ?? {})]
      if (response.status < 400) {
        faults.push(...queryFaults(searchParams, [...(operation.parameters ?? []), ...keyParameters(operation)]))
        const type = new Headers(init.headers).get('content-type')
        const body = type === null ? undefined : operation.requestBody?.content[type]
        if (type !== null && body === undefined) faults.push(`the type ${type} of the request is not documented`)
        if (body !== undefined && type === 'application/json') {
          faults.push(...schemaFaults('the request', body.schema, JSON.parse(String(init.body))))
        }
      }
      const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
      const text = await response.text()
      const content = documented.content?.[type]
      if (content === undefined) {
        if (text !== '' || documented.content !== undefined) faults.push(`an answer of the type "${type}" is not documented`)
        return faults
      }
      const answer: unknown = type.endsWith('json') && !type.endsWith('ndjson') ? JSON.parse(text) : text
      if (operation.operationId === 'storeRecords' && response.status === 200 && typeof init.body === 'string') {
        const refused = new Set((answer as { refused: readonly { line: number }[] }).refused.map(({ line }) => line))
        const taken = init.body.split('\n').filter((line, index) => line !== '' && !refused.has(index + 1))
        const record = document.components.schemas.Record ?? {}
        faults.push(...taken.flatMap((line) => schemaFaults('a line that was stored', record, JSON.parse(line))))
      }
      return [...faults, ...schemaFaults('the answer', content.schema, answer)]
    },
  }
}

const parsed = (given: readonly string[], type: string | undefined): unknown => {
  if (type === 'array') return given.flatMap((text) => text.split(','))
  if (type === 'boolean') return given[0] === 'true'
  return type === 'integer' ? Number(given[0]) : given[0]
}

/** Returns the schema without additional properties, so that undocumented fields are found. */
const closed = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.type === 'object' && value.properties !== undefined ? { ...value, additionalProperties: false } : value,
  )
