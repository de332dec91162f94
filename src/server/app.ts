import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type FastifyInstance, fastify } from 'fastify'
import { createAllowedMethods } from './allowed-methods.js'
import { createAuthentication, type RateLimits } from './authentication.js'
import { addErrorHandlers, answerClientError, sendFrameworkProblem } from './error-handlers.js'
import { closeGracefully } from './graceful-close.js'
import { createKeyRing } from './key-ring.js'
import { measuredStore } from './measured-store.js'
import { createMetrics } from './metrics.js'
import { addOpenapi } from './openapi.js'
import { rateLimitCounters } from './rate-limit-counters.js'
import { addRequestLog, type LogTarget, logOptions } from './request-log.js'
import { addCoordinatesRoute } from './routes/coordinates-route.js'
import { addDashboardRoute, type DashboardPage } from './routes/dashboard-route.js'
import { addDocumentationRoutes } from './routes/documentation-routes.js'
import { addHealthRoutes } from './routes/health-routes.js'
import { addJobsRoute } from './routes/jobs-route.js'
import { addKeysRoutes } from './routes/keys-routes.js'
import { addPropertiesRoute } from './routes/properties-route.js'
import { addRecordsRoute } from './routes/records-route.js'
import type { RouteContext, UploadLimits } from './routes/route-context.js'
import { addTestsRoute } from './routes/tests-route.js'
import type { Store } from './store/store.js'
import { createValidatorCompiler } from './validator-compiler.js'

/** What an app is made of. */
export interface AppOptions {
  readonly store: Store
  /** Stands in for the administration key that the store holds. */
  readonly adminKey?: string | undefined
  /** Shown at `/`. */
  readonly dashboard?: DashboardPage | undefined
  /** Unix ms. */
  readonly now?: () => number
  readonly log?: LogTarget | undefined
  /** Whether `X-Forwarded-For` tells the address of a client: only behind a proxy that sets it. */
  readonly trustProxy?: boolean
  readonly rateLimits?: RateLimits
  readonly uploadLimits?: UploadLimits
  readonly timeouts?: Timeouts
}

/** How long things may take, in ms. */
export interface Timeouts {
  readonly headersMs: number
  /** A request with its content, and then the same for its answer. */
  readonly requestMs: number
  /** Nothing moves on a connection. */
  readonly idleMs: number
}

const mebibyte = 1024 * 1024
const defaultRateLimits: RateLimits = { requestsPerKey: 1200, failuresPerAddress: 60 }
const defaultUploadLimits: UploadLimits = { maximumBytes: 32 * mebibyte, maximumRecords: 100_000, maximumBytesInFlight: 128 * mebibyte }
const defaultTimeouts: Timeouts = { headersMs: 15_000, requestMs: 120_000, idleMs: 150_000 }

/** Makes the server's HTTP side on a store that is migrated. It listens where it is told to, and leaves the store open when it closes. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, adminKey, dashboard, now = Date.now, log, trustProxy = false } = options
  const { rateLimits = defaultRateLimits, uploadLimits = defaultUploadLimits, timeouts = defaultTimeouts } = options
  const app: FastifyInstance = fastify({
    ...logOptions(log),
    // One hop: the address that the proxy itself saw. What stands before it in the header is the client's to choose.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    requestTimeout: timeouts.requestMs,
    handlerTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: { requireHostHeader: false, headersTimeout: timeouts.headersMs, connectionsCheckingInterval: Math.ceil(timeouts.headersMs / 5) },
    // Its answer is no problem document; what still comes on an open connection is answered, and the connection closed.
    return503OnClosing: false,
    frameworkErrors: sendFrameworkProblem,
    clientErrorHandler: answerClientError,
  })
  // Of the types that Fastify reads by itself, only JSON means something here.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(createValidatorCompiler())
  addErrorHandlers(app)
  addRequestLog(app)
  closeGracefully(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
  })
  // The first level leaves a fifth of such answers, the usual ones hardly less for two to three times the work.
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
  const context: RouteContext = {
    store: measuredStore(store, metrics.registry),
    keyRing,
    authentication: createAuthentication(app, keyRing, rateLimits),
    metrics,
    now,
    uploadLimits,
  }
  await addRecordsRoute(app, context)
  addJobsRoute(app, context)
  addTestsRoute(app, context)
  addPropertiesRoute(app, context)
  addCoordinatesRoute(app, context)
  await addKeysRoutes(app, context)
  addHealthRoutes(app, context)
  addDocumentationRoutes(app)
  if (dashboard !== undefined) addDashboardRoute(app, dashboard)
  closeMethods()
  return app
}
