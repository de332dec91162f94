import type { AddressInfo } from 'node:net'
import { InputOutputError, messageOf, UserError } from '../base/errors.js'
import { firstAdministrationKey } from './administration-key.js'
import { type AppOptions, createApp } from './app.js'
import type { LogTarget } from './request-log.js'
import type { StoreLog } from './store/store.js'

export interface ServeOptions extends Omit<AppOptions, 'log'> {
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** Receives `listening on http://host:port`, and the administration key if it was just created. */
  readonly stdout: { write(text: string): void }
  /** Called afterwards with `http://host:port`. */
  readonly onListening?: ((url: string) => void) | undefined
  /** Receives warnings and the JSON log. */
  readonly stderr: { write(text: string): void }
  /** The least level of the lines in the log. Default: `info`, which logs each request. */
  readonly logLevel?: LogTarget['level'] | undefined
}

export interface RunningServer {
  /** `http://host:port` */
  readonly url: string
  /** Accepts no more requests, waits up to {@link graceMs} for running ones, and closes the store. */
  close(): Promise<void>
}

/** The time for running requests at shutdown, in ms. Supervisors usually wait at least ten seconds. */
const graceMs = 8000

/** A shorter administration key can be guessed. */
const safeKeyLength = 32

/** Prepares the store and starts a server on it. Closes the store if that fails. Throws a UserError if it cannot listen. */
export async function startServer(options: ServeOptions): Promise<RunningServer> {
  try {
    return await startOnStore(options)
  } catch (error) {
    await options.store.close()
    throw error
  }
}

async function startOnStore(options: ServeOptions): Promise<RunningServer> {
  const { store, adminKey, host, port, stdout, stderr, onListening, logLevel = 'info', now = Date.now } = options
  if (adminKey === '') throw new UserError('SERVICE_ADMIN_KEY is empty.', { hint: 'Set a value, or unset it.' })
  if (adminKey !== undefined && adminKey.length < safeKeyLength) {
    stderr.write(
      `warning: SERVICE_ADMIN_KEY has only ${adminKey.length} characters and can be guessed. Use at least ${safeKeyLength} random characters.\n`,
    )
  }
  const later: { log?: StoreLog } = {}
  const warnings = await store.prepare({ warn: (text) => later.log?.warn(text), info: (text) => later.log?.info(text) })
  const app = await createApp({ ...options, log: { level: logLevel, stream: stderr } })
  later.log = app.log
  for (const warning of warnings) app.log.warn(warning)
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
    if (firstKey !== undefined) stdout.write(`administration key, shown only once: ${firstKey}\n`)
    onListening?.(url)
  } catch (error) {
    await app.close()
    throw error
  }
  return { url, close }
}

/** Starts a server and runs it until the signal is aborted. */
export async function serve(options: ServeOptions, signal: AbortSignal): Promise<void> {
  const server = await startServer(options)
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await server.close()
}

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

function cannotListen(host: string, port: number, cause: unknown): UserError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE')
    return new UserError(`Port ${port} of ${host} is already in use.`, {
      hint: 'Choose another port with --port, or 0 for a free one.',
      cause,
    })
  if (code === 'EACCES')
    return new UserError(`Port ${port} requires more privileges.`, { hint: 'Choose a port from 1024 with --port.', cause })
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UserError(`"${host}" is not an address of this machine.`, { hint: 'Choose another address with --host.', cause })
  return new InputOutputError(`Cannot listen on ${urlOf(host, port)}: ${messageOf(cause)}.`, {
    cause,
  })
}
