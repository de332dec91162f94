import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { InputOutputError, UserError } from '../../base/errors.js'
import { letHeapGrow } from '../../host/process/heap.js'
import { createServiceNotifier } from '../../host/process/service-notifier.js'
import { dashboardPage } from '../../server/dashboard/dashboard-page.js'
import { createDemoKey, demoLink, fillDemo } from '../../server/demo/fill-demo.js'
import { serve } from '../../server/serve.js'
import { openClickHouseStore } from '../../server/store/clickhouse-store.js'
import type { Store } from '../../server/store/store.js'
import { StoreUnavailableError } from '../../server/store/store-unavailable-error.js'
import { createLog } from './log.js'
import { type CommonOptions, exitStatus, type Terminal, usesColor } from './options.js'
import { type StorePlaceOptions, storePlace } from './store-place.js'

/** The options of `serve` on the command line. */
export interface ServeCommandOptions extends CommonOptions, StorePlaceOptions {
  readonly cluster?: string
  readonly asyncInserts?: boolean
  readonly retention?: string
  readonly host: string
  readonly port: string
  readonly trustProxy?: boolean
  readonly demo?: boolean
}

/** Runs the server until the signal ends it, which counts as success. */
export async function serveCommand(options: ServeCommandOptions, { env, cwd, stdout, stderr, signal }: Terminal): Promise<number> {
  const { host, cluster, asyncInserts, trustProxy = false, demo = false, quiet = false } = options
  const port = readPort(options.port)
  const retentionMs = options.retention === undefined ? undefined : readRetention(options.retention)
  // The demo is added to a real history only if an option names its store. The variable SERVICE_STORE is not enough.
  const isTemporary = demo && options.data === undefined && options.store === undefined
  const temporaryFolder = isTemporary ? mkdtempSync(join(tmpdir(), 'build-report-demo-')) : undefined
  try {
    const place = storePlace(
      temporaryFolder === undefined ? options : { ...options, data: temporaryFolder },
      resolve(cwd, options.cwd ?? '.'),
      env,
    )
    const store = await openClickHouseStore({ place, cluster, retentionMs, asyncInserts })
    if (temporaryFolder !== undefined) {
      const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
      log.info(`The demo is stored in ${temporaryFolder}, which is removed at the end. To keep it, set --data.`)
    }
    const demoKey = demo ? await prepareDemo(store) : undefined
    const notifier = createServiceNotifier(env, (reason) => stderr.write(`warning: ${reason}\n`))
    signal?.addEventListener('abort', () => void notifier.stopping(), { once: true })
    const onListening = (url: string) => {
      // A store that does not answer, unlike one that answers with an error, may be helped by a restart.
      void notifier.ready(() => store.checkReadiness().catch(() => {}))
      if (demoKey !== undefined) stdout.write(`Open the demo: ${demoLink(url, demoKey)}\n`)
      letHeapGrow()
    }
    // On a terminal, the lines of the JSON log would hide the address of the demo.
    const logLevel = demo && stderr.isTTY === true ? 'warn' : undefined
    await serve(
      { store, dashboard: dashboardPage, adminKey: env.SERVICE_ADMIN_KEY, trustProxy, host, port, stdout, stderr, logLevel, onListening },
      signal ?? new AbortController().signal,
    )
  } catch (error) {
    // A server does not start without its store; its process manager can restart it.
    if (!(error instanceof StoreUnavailableError)) throw error
    throw new InputOutputError(error.message, { hint: 'Fix the store, then restart the server.', cause: error })
  } finally {
    if (temporaryFolder !== undefined) rmSync(temporaryFolder, { recursive: true, force: true })
  }
  return exitStatus.ok
}

/** Fills the store and returns a key for it. */
async function prepareDemo(store: Store): Promise<string> {
  try {
    await store.prepare()
    await fillDemo(store, Date.now())
    return await createDemoKey(store, Date.now())
  } catch (error) {
    await store.close()
    throw error
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new UserError(`Invalid --port "${text}".`, { hint: 'Use 0 to 65535; 0 picks a free port.' })
}

const unitsMs: ReadonlyMap<string, number> = new Map([
  ['h', 3_600_000],
  ['d', 86_400_000],
])

function readRetention(text: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([hd])$/.exec(text) ?? []
  const ms = Number(count) * (unitsMs.get(unit) ?? Number.NaN)
  if (ms > 0) return ms
  throw new UserError(`Invalid --retention "${text}".`, { hint: 'Use days or hours, such as 400d or 48h.' })
}
