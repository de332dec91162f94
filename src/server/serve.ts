import type { AddressInfo } from 'node:net'
import { InputOutputError, UserError } from '../errors.js'
import { firstAdministrationKey } from './administration-key.js'
import { type AppOptions, createApp } from './app.js'

/** What a server is started with. */
export interface ServeOptions extends Omit<AppOptions, 'log'> {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Gets `listening on http://host:port` first, and the administration key, once, where the store has none. */
  readonly stdout: { write(text: string): void }
  /** Called behind that with `http://host:port`. */
  readonly onListening?: ((url: string) => void) | undefined
  /** Gets warnings, and the log as lines of JSON. */
  readonly stderr: { write(text: string): void }
}

/** A server that listens. */
export interface Server {
  /** `http://host:port` */
  readonly url: string
  /** Takes no more requests, lets those that are being answered end, at most {@link graceMs}, and closes the store. */
  close(): Promise<void>
}

/** How long requests may go on after the server was told to end, in ms: the usual limit of supervisors is ten seconds or more. */
const graceMs = 8000

/** An administration key that is shorter can be guessed. */
const safeKeyLength = 32

/** Migrates the store and starts a server on it; throws a UserError where it cannot listen. The store is the server's to close, also where it does not start. */
export async function startServer(options: ServeOptions): Promise<Server> {
  try {
    return await startOnStore(options)
  } catch (error) {
    await options.store.close()
    throw error
  }
}

async function startOnStore(options: ServeOptions): Promise<Server> {
  const { store, adminKey, host, port, stdout, stderr, onListening, now = Date.now } = options
  if (adminKey === '') throw new UserError('SERVICE_ADMIN_KEY is empty.', { hint: 'Give it a value, or unset it.' })
  if (adminKey !== undefined && adminKey.length < safeKeyLength) {
    stderr.write(
      `warning: SERVICE_ADMIN_KEY has ${adminKey.length} characters, which can be guessed; use at least ${safeKeyLength} random ones.\n`,
    )
  }
  await store.migrate()
  const app = await createApp({ ...options, log: { level: 'info', stream: stderr } })
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (cause) {
    await app.close()
    throw cannotListen(host, port, cause)
  }
  const url = urlOf(host, (app.server.address() as AddressInfo).port)
  const close = async (): Promise<void> => {
    const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs)
    await app.close()
    clearTimeout(deadline)
    await store.close()
  }
  try {
    const firstKey = adminKey === undefined ? await firstAdministrationKey(store, now()) : undefined
    stdout.write(`listening on ${url}\n`)
    if (firstKey !== undefined) stdout.write(`administration key, shown this once: ${firstKey}\n`)
    onListening?.(url)
  } catch (error) {
    await app.close()
    throw error
  }
  return { url, close }
}

/** Starts a server and runs it until the signal: SIGTERM and SIGINT abort it. */
export async function serve(options: ServeOptions, signal: AbortSignal): Promise<void> {
  const server = await startServer(options)
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await server.close()
}

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

function cannotListen(host: string, port: number, cause: unknown): UserError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE')
    return new UserError(`Port ${port} of ${host} is taken.`, { hint: 'Choose another one with --port, or 0 for a free one.', cause })
  if (code === 'EACCES') return new UserError(`Port ${port} may not be used.`, { hint: 'Choose one from 1024 on with --port.', cause })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UserError(`"${host}" is no address of this machine.`, { hint: 'Choose another --host.', cause })
  return new InputOutputError(
    `The server cannot listen on ${urlOf(host, port)}: ${cause instanceof Error ? cause.message : String(cause)}.`,
    { cause },
  )
}
