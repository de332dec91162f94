import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ArtifactService {
  readonly url: string
  readonly requests: readonly { readonly path: string; readonly body: Buffer }[]
}

const claims = Buffer.from(JSON.stringify({ scp: 'Actions.Results:run-id:job-id' })).toString('base64url')

/** The token of the service that a runner sets in a step. */
export const runtimeToken = `e30.${claims}.`

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/**
 * Serves the results service of GitHub and its blob storage, as the toolkit uses them, until the test ends. The artifact gets the id 42.
 * @param answer answers a request itself and returns true, or returns false
 */
export async function startArtifactService(
  answer: (path: string, response: ServerResponse) => boolean = () => false,
): Promise<ArtifactService> {
  const requests: { readonly path: string; readonly body: Buffer }[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? ''
      requests.push({ path, body })
      if (answer(path, response)) return
      response.setHeader('content-type', 'application/json')
      if (path.endsWith('/CreateArtifact')) response.end(JSON.stringify({ ok: true, signed_upload_url: `${url()}/blob/artifact` }))
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
