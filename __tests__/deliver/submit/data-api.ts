import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { createRecordValidator } from '../../../src/records/validate.js'

/** A fault in one request. With `stores`, the records are stored nevertheless. */
export type Fault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown; readonly stores?: boolean }
  | { readonly cut: true; readonly stores?: boolean }
  | { readonly silent: true }
  /** Sends bytes of the header or of the body slowly and forever. */
  | { readonly drips: 'header' | 'body' }

type Fields = Readonly<Record<string, unknown>>

/** A fake server of the data API that keeps records in memory. */
export interface DataApi {
  readonly url: string
  readonly key: string
  /** The stored records in order. A repeated batch counts once. */
  readonly records: readonly Fields[]
  readonly requests: readonly { readonly method: string; readonly path: string; readonly idempotencyKey: string | undefined }[]
  /** The violations in requests that no network fault explains. */
  readonly violations: readonly string[]
  /** Adds faults for the next requests, one per request. */
  fail(...faults: readonly (Fault | undefined)[]): void
  /** The maximum size of a decompressed body. */
  limitBytes(bytes: number): void
  /** Stops listening; `open` listens again on the same port. */
  shut(): Promise<void>
  open(): Promise<void>
}

const coordinates = ['org', 'project', 'module', 'build', 'ref']

/** Starts a server that stops at the end of the test. */
export async function startDataApi(prefix = ''): Promise<DataApi> {
  const key = 'brk_0SECRET0xxxxxxxxxxxxxxxxxxxxxxxx'
  const records: Fields[] = []
  const batches = new Map<string, { readonly text: string; readonly answer: object }>()
  const requests: { method: string; path: string; idempotencyKey: string | undefined }[] = []
  const violations: string[] = []
  const validate = createRecordValidator()
  let faults: (Fault | undefined)[] = []
  let limit = 16 * 1024 * 1024

  const send = (response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const type = status < 400 ? 'application/json' : 'application/problem+json'
    response.writeHead(status, { 'content-type': type, ...headers }).end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  /** Like the server, stores all valid lines or none, and refuses the others. */
  function store(text: string, idempotencyKey: string, timestamp: string | null): object {
    const known = batches.get(idempotencyKey)
    if (known !== undefined && known.text !== text) violations.push(`other content with the key ${idempotencyKey}`)
    if (known !== undefined) return known.answer
    const refused: object[] = []
    const valid: Fields[] = []
    for (const [index, line] of text.replace(/\n$/, '').split('\n').entries()) {
      const message = faultOf(line, validate)
      if (message === undefined)
        valid.push({ ...(timestamp !== null && { timestamp: Number(timestamp) }), ...(JSON.parse(line) as Fields) })
      else refused.push({ line: index + 1, message })
    }
    for (const record of valid) records.push(record)
    // The server lists only the first hundred.
    const answer = { stored: valid.length, refused: refused.slice(0, 100), refusedCount: refused.length }
    batches.set(idempotencyKey, { text, answer })
    return answer
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', 'http://localhost')
    const idempotencyKey = headers['idempotency-key']?.toString()
    requests.push({ method, path: url.pathname, idempotencyKey })
    const fault = faults.shift()
    const isSubmission = method === 'POST' && url.pathname === `${prefix}/v1/data/records`
    if (isSubmission) {
      if (headers['content-type'] !== 'application/x-ndjson') violations.push(`the type ${headers['content-type']}`)
      if (headers['content-encoding'] !== 'gzip') violations.push(`the encoding ${headers['content-encoding']}`)
      if (!/^[0-9a-f]{64}$/.test(idempotencyKey ?? '')) violations.push(`the idempotency key ${idempotencyKey}`)
    }
    if (fault !== undefined && 'silent' in fault) return
    if (fault !== undefined && 'drips' in fault) return drip(request, fault.drips)
    if (fault !== undefined) {
      if (fault.stores && isSubmission) store(gunzipSync(body).toString(), idempotencyKey ?? '', url.searchParams.get('timestamp'))
      if ('cut' in fault) response.destroy()
      else send(response, fault.status, fault.body ?? { title: 'A fault that was ordered', status: fault.status }, fault.headers)
      return
    }
    if (headers['service-api-key'] !== key) return send(response, 401, { title: 'Unauthorized', detail: 'This key is not known.' })
    if (isSubmission) {
      const text = gunzipSync(body).toString()
      if (Buffer.byteLength(text) > limit) return send(response, 413, { title: 'Content Too Large' })
      return send(response, 200, store(text, idempotencyKey ?? '', url.searchParams.get('timestamp')))
    }
    if (method === 'GET' && url.pathname === `${prefix}/v1/data/properties`) {
      return send(response, 200, { properties: latest(records, url.searchParams, violations) })
    }
    send(response, 404, { title: 'Not Found' })
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      violations.push(String(error))
      response.destroy()
    })
  })
  let port = 0
  const open = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await open()
  onTestFinished(shut)
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    key,
    records,
    requests,
    violations,
    fail: (...more) => {
      faults = [...more]
    },
    limitBytes: (bytes) => {
      limit = bytes
    },
    shut,
    open,
  }
}

/** Begins an answer that never ends. */
function drip({ socket }: IncomingMessage, part: 'header' | 'body'): void {
  socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${part === 'body' ? 'transfer-encoding: chunked\r\n\r\n' : ''}`)
  const timer = setInterval(() => socket.write(part === 'body' ? '1\r\n \r\n' : 'x: y\r\n'), 5)
  socket.on('close', () => clearInterval(timer)).on('error', () => {})
}

function faultOf(line: string, validate: ReturnType<typeof createRecordValidator>): string | undefined {
  try {
    const value: unknown = JSON.parse(line)
    const wrong = validate(value)
    if (wrong !== undefined) return wrong
    const missing = coordinates.find((name) => (value as Fields)[name] === undefined)
    return missing && `"${missing}" is missing`
  } catch {
    return 'The line is not JSON.'
  }
}

function latest(records: readonly Fields[], query: URLSearchParams, violations: string[]): readonly object[] {
  for (const name of query.keys()) {
    if (!['org', 'project', 'module', 'name', 'build', 'exceptBuild', 'ref'].includes(name)) violations.push(`the parameter ${name}`)
  }
  for (const name of ['org', 'project', 'module', 'name']) if (!query.has(name)) violations.push(`no parameter ${name}`)
  const found = records.filter(
    (record) =>
      record.kind === 'property' &&
      [...query].every(([name, value]) => (name === 'exceptBuild' ? record.build !== value : record[name] === value)),
  )
  return found
    .toSorted((a, b) => Number(b.timestamp) - Number(a.timestamp))
    .slice(0, 1)
    .map(({ timestamp, name, valueType = 'number', value, build, ref }) => ({ timestamp, name, valueType, value, build, ref }))
}
