import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type FastifyInstance, fastify } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { createAuthentication, type RateLimits } from './authentication.js'
import { addErrorHandlers, answerClientError, sendFrameworkProblem } from './error-handlers.js'
import { closeGracefully } from './graceful-close.js'
import { HttpProblem } from './http-problem.js'
import { createKeyRing } from './key-ring.js'
import { createKeyUses } from './key-uses.js'
import { createMetrics, type Metrics } from './metrics.js'
import { addOpenapi } from './openapi.js'
import { queryMethods } from './queries/query-table.js'
import { rateLimitCounters } from './rate-limit-counters.js'
import { addRequestLog, type LogTarget, logOptions } from './request-log.js'
import { addBackupRoute } from './routes/backup-route.js'
import { addBadgeRoute } from './routes/badge-route.js'
import { addDashboardRoute, type DashboardPage } from './routes/dashboard-route.js'
import { addDataRoutes } from './routes/data-route.js'
import { addDocumentationRoutes } from './routes/documentation-routes.js'
import { addExportRoute } from './routes/export-route.js'
import { addHealthRoutes } from './routes/health-routes.js'
import { addKeysRoutes } from './routes/keys-routes.js'
import { addOwnKeyRoute } from './routes/own-key-route.js'
import { addRecordsRoute } from './routes/records-route.js'
import type { RouteContext, UploadLimits } from './routes/route-context.js'
import type { Store, StoreFigures } from './store/store.js'
import { createValidatorCompiler } from './validator-compiler.js'

export interface AppOptions {
  readonly store: Store
  /** Replaces the administration key of the store. */
  readonly adminKey?: string | undefined
  /** The response of `GET /`. */
  readonly dashboard?: DashboardPage | undefined
  /** Unix ms. */
  readonly now?: () => number
  readonly log?: LogTarget | undefined
  /** Whether to read the client's address from `X-Forwarded-For`. Only safe with a proxy that sets it. */
  readonly trustProxy?: boolean
  readonly rateLimits?: RateLimits
  readonly uploadLimits?: UploadLimits
  readonly timeouts?: Timeouts
}

/** Time limits in ms. */
export interface Timeouts {
  readonly headersMs: number
  /** For receiving a request with its content, and again for responding to it. */
  readonly requestMs: number
  /** For a connection without traffic. */
  readonly idleMs: number
}

const mebibyte = 1024 * 1024
const defaultRateLimits: RateLimits = { requestsPerKey: 1200, failuresPerAddress: 60 }
const defaultUploadLimits: UploadLimits = { maximumBytes: 32 * mebibyte, maximumRecords: 100_000, maximumBytesInFlight: 128 * mebibyte }
const defaultTimeouts: Timeouts = { headersMs: 15_000, requestMs: 120_000, idleMs: 150_000 }

/** Creates the HTTP server on a prepared store. It does not listen yet, and closing it leaves the store open. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, adminKey, dashboard, now = Date.now, log, trustProxy = false } = options
  const { rateLimits = defaultRateLimits, uploadLimits = defaultUploadLimits, timeouts = defaultTimeouts } = options
  const app: FastifyInstance = fastify({
    ...logOptions(log),
    // Trusts one hop, the address that the proxy itself saw. The client can forge everything before it in the header.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    requestTimeout: timeouts.requestMs,
    handlerTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: { requireHostHeader: false, headersTimeout: timeouts.headersMs, connectionsCheckingInterval: Math.ceil(timeouts.headersMs / 5) },
    // Fastify's 503 is not a problem document. Requests that still arrive are answered, and their connection is closed.
    return503OnClosing: false,
    frameworkErrors: sendFrameworkProblem,
    clientErrorHandler: answerClientError,
  })
  // Fastify also parses plain text by default, which no route accepts.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(createValidatorCompiler())
  addErrorHandlers(app)
  addRequestLog(app)
  closeGracefully(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
    // Other hosts below the name of this one may not have TLS.
    strictTransportSecurity: { includeSubDomains: false },
  })
  // Level 1 compresses typical responses to a fifth. The default levels save little more and take two to three times as long.
  await app.register(compress, {
    globalDecompression: false,
    zlibOptions: { level: 1 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  })
  await app.register(rateLimit, { global: false, store: rateLimitCounters })
  await addOpenapi(app)

  const closeMethods = createAllowedMethods(app)
  const keyRing = createKeyRing(store, adminKey, now)
  const metrics = createMetrics(app)
  addStoreMetrics(metrics, store)
  const keyUses = createKeyUses(store, now, (err) => app.log.warn({ err }, 'The use of a key was not recorded.'))
  // The store is closed afterwards.
  app.addHook('onClose', keyUses.settle)
  const context: RouteContext = {
    store: measuredStore(store, metrics.registry),
    keyRing,
    authentication: createAuthentication(app, keyRing, rateLimits, keyUses.record),
    metrics,
    now,
    uploadLimits,
  }
  await addRecordsRoute(app, context)
  addExportRoute(app, context)
  addDataRoutes(app, context)
  addBadgeRoute(app, context)
  addOwnKeyRoute(app, context)
  await addKeysRoutes(app, context)
  addBackupRoute(app, context)
  addHealthRoutes(app, context)
  addDocumentationRoutes(app)
  if (dashboard !== undefined) addDashboardRoute(app, dashboard)
  closeMethods()
  return app
}

/** Records the routes that are added after this call. Returns a function that answers all other methods on their paths with 405. */
function createAllowedMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>()
  let isOpen = true
  app.addHook('onRoute', ({ url, method }) => {
    if (!isOpen) return
    const methods = methodsOf.get(url) ?? new Set()
    methodsOf.set(url, methods)
    for (const name of [method].flat()) methods.add(name)
  })
  return () => {
    isOpen = false
    for (const [url, allowed] of methodsOf) {
      const allow = [...allowed].sort().join(', ')
      app.route({
        url,
        method: app.supportedMethods.filter((method) => !allowed.has(method)),
        schema: { hide: true },
        // Before the content is parsed, so that its type does not matter.
        onRequest: async ({ method }) => {
          throw new HttpProblem(405, `${method} is not allowed here. Allowed methods: ${allow}.`, { headers: { allow } })
        },
        handler: async () => undefined,
      })
    }
  }
}

/** Wraps a store and records the duration and the outcome of inserts and queries in a histogram. */
function measuredStore(store: Store, registry: Registry): Store {
  const durations = new Histogram({
    name: 'build_report_store_duration_seconds',
    help: 'Duration of store operations.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const measured =
    <Arguments extends readonly unknown[], Result>(operation: string, method: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      const end = durations.startTimer({ operation })
      try {
        const result = await method(...given)
        end({ outcome: 'success' })
        return result
      } catch (error) {
        end({ outcome: 'error' })
        throw error
      }
    }
  return {
    ...store,
    insert: measured('insert', store.insert),
    ...queryMethods((name) => measured(name, store[name] as (...given: readonly unknown[]) => Promise<unknown>)),
  }
}

/** The time for which figures are kept, and the longest wait for new ones, in ms. A scrape of all metrics reads them once. */
const lifetimeMs = 5000
const maximumWaitMs = 1000

/** Adds the size and the load of a store to the metrics. Figures that the store cannot read in time are left out. */
function addStoreMetrics({ addGauge }: Metrics, store: Pick<Store, 'figures'>): void {
  let held: { readonly figures: Promise<StoreFigures | undefined>; readonly sinceMs: number } | undefined
  const figures = (): Promise<StoreFigures | undefined> => {
    const sinceMs = performance.now()
    if (held === undefined || sinceMs - held.sinceMs >= lifetimeMs) held = { figures: inTime(store.figures()), sinceMs }
    return held.figures
  }
  const add = (name: string, help: string, field: keyof StoreFigures) =>
    addGauge({ name, help, read: async () => (await figures())?.[field] })
  add('build_report_disk_free_bytes', 'Free space on the disk of the data folder.', 'freeBytes')
  add('build_report_rows', 'Stored records.', 'rows')
  add('build_report_parts', 'Parts of the table of records.', 'parts')
  add('build_report_queries_waiting', 'Queries that wait for their turn.', 'waitingQueries')
}

/** Resolves to undefined if the promise is rejected or takes too long. */
function inTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), maximumWaitMs)
    promise.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer))
  })
}
