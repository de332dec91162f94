import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An artifact of the fake service. */
export interface StoredArtifact {
  readonly name: string
  /** The id of the run in the service, which differs between its attempts. */
  readonly run: string
  /** The id of the job's run that uploaded it. */
  readonly jobRun: string
  readonly expiresAt: string | undefined
  readonly archive: Buffer
}

/** The faults of the fake service. */
export interface ServiceFaults {
  /** The storage of the account is used up. */
  readonly isFull?: boolean
  /** Artifacts stay in the list, and their archives are gone. */
  readonly isEmpty?: boolean
  /** The answer to the creation of an artifact is lost the first time, and the work is done. */
  readonly losesFirstAnswer?: boolean
}

export interface FakeResultsService {
  readonly url: string
  /** All artifacts, the oldest first. */
  readonly artifacts: readonly StoredArtifact[]
  /** Returns the token of a job. */
  tokenOf(jobRun: string, run?: string): string
  removeAll(): void
  setFaults(faults: ServiceFaults): void
  close(): Promise<void>
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Starts the results service of GitHub with its blob storage, as runners use them. The names of artifacts are unique in a run. Unlike the
 * REST API, it asks for no permission: the token of a job names its run.
 * @param onStored receives each artifact that is complete
 */
export async function startResultsService(onStored: (artifact: StoredArtifact) => void = () => {}): Promise<FakeResultsService> {
  const created = new Map<
    string,
    { readonly run: string; readonly name: string; readonly jobRun: string; readonly expiresAt: string | undefined }
  >()
  const blobs = new Map<string, Buffer>()
  const blocks = new Map<string, Buffer>()
  const finished = new Set<string>()
  let faults: ServiceFaults = {}
  let lost = 0

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(JSON.stringify({ msg: String(error) })))
  })
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    const { pathname, searchParams } = new URL(request.url ?? '/', url())
    if (pathname.startsWith('/blob/')) return blob(request, response, { id: decodeURIComponent(pathname.slice(6)), searchParams, body })
    const ids = claimsOf(request.headers.authorization)
    const send = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (ids === undefined) return void send(401, { msg: 'no valid token' })
    const { name, expires_at: expiresAt, workflow_run_backend_id: run, size, hash } = JSON.parse(body.toString('utf8'))
    if (run !== ids.run) return void send(403, { msg: 'another run' })
    const id = `${run}/${name}`
    switch (pathname.split('/').at(-1)) {
      case 'CreateArtifact':
        if (faults.isFull) return void send(403, { msg: 'Artifact storage quota has been hit. Unable to upload any new artifacts.' })
        if (created.has(id)) return void send(409, { msg: 'an artifact with this name already exists on the workflow run' })
        created.set(id, { run, name, jobRun: ids.job, expiresAt })
        return void send(200, { ok: true, signed_upload_url: `${url()}/blob/${encodeURIComponent(id)}` })
      case 'FinalizeArtifact':
        if (size !== String(blobs.get(id)?.length) || hash !== digestOf(blobs.get(id))) return void send(400, { msg: 'another content' })
        finished.add(id)
        onStored(artifactOf(id))
        lost += 1
        if (faults.losesFirstAnswer && lost === 1) return void request.socket.destroy()
        return void send(200, { ok: true, artifact_id: String(finished.size) })
      case 'ListArtifacts':
        return void send(200, {
          artifacts: [...created.values()]
            .filter((one) => one.run === run && finished.has(`${run}/${one.name}`))
            .map((one, index) => ({
              workflow_run_backend_id: run,
              workflow_job_run_backend_id: one.jobRun,
              database_id: String(index + 1),
              name: one.name,
              size: String(blobs.get(`${run}/${one.name}`)?.length ?? 0),
            })),
        })
      case 'GetSignedArtifactURL':
        return void send(200, { signed_url: `${url()}/blob/${encodeURIComponent(id)}` })
      default:
        return void send(404, { msg: 'no such method' })
    }
  }

  function blob(
    request: IncomingMessage,
    response: ServerResponse,
    { id, searchParams, body }: { readonly id: string; readonly searchParams: URLSearchParams; readonly body: Buffer },
  ): void {
    if (request.method === 'GET') {
      const content = faults.isEmpty ? undefined : blobs.get(id)
      if (content === undefined) return void response.writeHead(404).end()
      return void response.writeHead(200, { 'content-type': 'application/zip' }).end(content)
    }
    if (searchParams.get('comp') === 'block') blocks.set(`${id} ${searchParams.get('blockid')}`, body)
    else if (searchParams.get('comp') === 'blocklist') {
      const order = [...body.toString('utf8').matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, block]) => blocks.get(`${id} ${block}`))
      if (order.includes(undefined)) return void response.writeHead(400, { 'x-ms-error-code': 'InvalidBlockList' }).end()
      blobs.set(id, Buffer.concat(order.flatMap((block) => block ?? [])))
    } else return void response.writeHead(400, { 'x-ms-error-code': 'InvalidQueryParameterValue' }).end()
    response.writeHead(201).end()
  }

  function artifactOf(id: string): StoredArtifact {
    const { name = '', run = '', jobRun = '', expiresAt } = created.get(id) ?? {}
    return { name, run, jobRun, expiresAt, archive: blobs.get(id) ?? Buffer.alloc(0) }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: url(),
    get artifacts() {
      return [...created.keys()].filter((id) => finished.has(id)).map(artifactOf)
    },
    tokenOf: (jobRun, run = 'run-4711') => `${encoded({})}.${encoded({ scp: `Actions.ExampleScope Actions.Results:${run}:${jobRun}` })}.`,
    removeAll: () => {
      created.clear()
      finished.clear()
    },
    setFaults: (given) => {
      faults = given
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

const digestOf = (content: Buffer = Buffer.alloc(0)) => `sha256:${createHash('sha256').update(content).digest('hex')}`

function claimsOf(header: string | undefined): { readonly run: string; readonly job: string } | undefined {
  const payload = /^Bearer [^.]*\.([^.]+)\./.exec(header ?? '')?.[1]
  if (payload === undefined) return undefined
  const { scp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  const [, run, job] = /Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? []
  return run === undefined || job === undefined ? undefined : { run, job }
}
