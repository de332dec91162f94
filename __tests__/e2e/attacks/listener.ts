import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A server of an attacker. */
export interface Listener {
  readonly url: string
  /** All received addresses, headers and bodies. */
  readonly received: readonly string[]
}

/** Starts a listener that accepts every request and stops at the end of the test. */
export async function startListener(): Promise<Listener> {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    received.push(`${request.url} ${JSON.stringify(request.headers)} ${await text(request)}`)
    response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}
