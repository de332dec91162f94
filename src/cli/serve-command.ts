import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { InputOutputError, UserError } from '../errors.js'
import { letHeapGrow } from '../process/heap.js'
import { dashboardPage } from '../server/dashboard/dashboard-page.js'
import { createDemoKey, demoLink, fillDemo } from '../server/demo/fill-demo.js'
import { serve } from '../server/serve.js'
import { openClickHouseStore } from '../server/store/clickhouse-store.js'
import type { Store } from '../server/store/store.js'
import type { StoreLocation } from '../server/store/store-location.js'
import { StoreUnavailableError } from '../server/store/store-unavailable-error.js'
import { createLog } from './log.js'
import { type CommonOptions, exitStatus, type Terminal, usesColor } from './options.js'

/** The options of `serve`, as the command line has them. */
export interface ServeCommandOptions extends CommonOptions {
  readonly data?: string
  readonly store?: string
  readonly storeCa?: string
  readonly cluster?: string
  readonly asyncInserts?: boolean
  readonly retention?: string
  readonly host: string
  readonly port: string
  readonly trustProxy?: boolean
  readonly demo?: boolean
}

/** Where the embedded engine keeps the history, relative to the working directory. */
export const defaultData = 'build-report-data'

/** Runs the server until it is told to end, which is how it ends well. */
export async function serveCommand(options: ServeCommandOptions, { env, cwd, stdout, stderr, signal }: Terminal): Promise<number> {
  const { host, cluster, asyncInserts, trustProxy = false, demo = false, quiet = false } = options
  const port = portOf(options.port)
  const retentionMs = options.retention === undefined ? undefined : retentionOf(options.retention)
  // A made-up history is mixed with a real one only where somebody names its place: the variable SERVICE_STORE is not enough.
  const isPassing = demo && options.data === undefined && options.store === undefined
  const passingFolder = isPassing ? mkdtempSync(join(tmpdir(), 'build-report-demo-')) : undefined
  try {
    const place = placeOf(
      passingFolder === undefined ? options : { ...options, data: passingFolder },
      resolve(cwd, options.cwd ?? '.'),
      env,
    )
    const store = await openClickHouseStore({ place, cluster, retentionMs, asyncInserts })
    if (passingFolder !== undefined) {
      const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
      log.info(`The demo is kept in ${passingFolder}, which is removed at the end; --data keeps it elsewhere.`)
    }
    const demoKey = demo ? await prepareDemo(store) : undefined
    const onListening = (url: string) => {
      if (demoKey !== undefined) stdout.write(`look at the demo: ${demoLink(url, demoKey)}\n`)
      letHeapGrow()
    }
    await serve(
      { store, dashboard: dashboardPage, adminKey: env.SERVICE_ADMIN_KEY, trustProxy, host, port, stdout, stderr, onListening },
      signal ?? new AbortController().signal,
    )
  } catch (error) {
    // A server does not start without its store; whoever supervises it starts it again.
    if (!(error instanceof StoreUnavailableError)) throw error
    throw new InputOutputError(error.message, { hint: 'See to the store, and start again.', cause: error })
  } finally {
    if (passingFolder !== undefined) rmSync(passingFolder, { recursive: true, force: true })
  }
  return exitStatus.ok
}

/** Fills the store, and gives a key to look at it. */
async function prepareDemo(store: Store): Promise<string> {
  try {
    await store.migrate()
    await fillDemo(store, Date.now())
    return await createDemoKey(store, Date.now())
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Secrets come by variables as well, since command lines can be seen by everybody on a machine. */
function placeOf({ data, store, storeCa }: ServeCommandOptions, cwd: string, env: Terminal['env']): StoreLocation {
  const url = store ?? (data === undefined ? env.SERVICE_STORE || undefined : undefined)
  if (url === undefined) {
    if (storeCa !== undefined) throw new UserError('--store-ca is there, and --store is not.', { hint: 'Name the server as well.' })
    return { folder: resolve(cwd, data ?? defaultData) }
  }
  if (data !== undefined) throw new UserError('--data and --store name two places for one history.', { hint: 'Leave one of them out.' })
  return {
    url,
    username: env.SERVICE_STORE_USER || undefined,
    password: env.SERVICE_STORE_PASSWORD || undefined,
    certificateAuthorities: storeCa === undefined ? undefined : readCertificates(resolve(cwd, storeCa)),
  }
}

function readCertificates(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new InputOutputError(`--store-ca: ${path} cannot be read.`, { cause, hint: 'Name a file with certificates as PEM.' })
  }
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new UserError(`--port: "${text}" is no port.`, { hint: 'Give a number from 0, which takes a free one, to 65535.' })
}

const unitsMs: ReadonlyMap<string, number> = new Map([
  ['h', 3_600_000],
  ['d', 86_400_000],
])

function retentionOf(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([hd])$/.exec(text) ?? []
  const ms = Number(count) * (unitsMs.get(unit) ?? Number.NaN)
  if (ms > 0) return ms
  throw new UserError(`--retention: "${text}" is no length of time.`, { hint: 'Give days or hours, such as 400d or 48h.' })
}
