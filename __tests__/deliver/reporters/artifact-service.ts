import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request that the service received. */
export interface ServiceRequest {
  readonly path: string
  readonly body: Buffer
}

export interface ArtifactService {
  readonly url: string
  readonly requests: readonly ServiceRequest[]
}

const claims = Buffer.from(JSON.stringify({ scp: 'Actions.Results:run-id:job-id' })).toString('base64url')

/** The token of the service that a runner sets in a step. */
export const runtimeToken = `e30.${claims}.`

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Returns the bytes that were stored: the blocks in the order of the list, each as it was sent last. */
export function storedBytes(requests: readonly ServiceRequest[]): Buffer {
  const blocks = new Map(
    requests.flatMap(({ path, body }) => {
      const id = new URL(path, 'http://blob').searchParams.get('blockid')
      return id === null ? [] : [[id, body] as const]
    }),
  )
  const list = requests.findLast(({ path }) => path.includes('comp=blocklist'))?.body.toString() ?? ''
  return Buffer.concat(
    [...list.matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, id = '']) => blocks.get(id) ?? Buffer.from('no such block')),
  )
}

/** Returns the fields of each request to a method of the results service. */
export const sentFields = (requests: readonly ServiceRequest[], method: string): readonly Readonly<Record<string, unknown>>[] =>
  requests.flatMap(({ path, body }) => (path.endsWith(`/${method}`) ? [JSON.parse(body.toString())] : []))

/**
 * Serves the results service of GitHub and its blob storage until the test ends. The artifact gets the id 42.
 * @param answer answers a request itself and returns true, or returns false
 */
export async function startArtifactService(
  answer: (path: string, response: ServerResponse, body: Buffer) => boolean = () => false,
): Promise<ArtifactService> {
  const requests: ServiceRequest[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? ''
      requests.push({ path, body })
      if (answer(path, response, body)) return
      response.setHeader('content-type', 'application/json')
      if (path.endsWith('/CreateArtifact'))
        response.end(JSON.stringify({ ok: true, signed_upload_url: `${url()}/blob/artifact?sp=cw&sig=a%2Bb%2Fc%3D` }))
      else if (path.endsWith('/FinalizeArtifact')) response.end(JSON.stringify({ ok: true, artifact_id: '42' }))
      else response.writeHead(201).end()
    })
  })
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: url(), requests }
}
