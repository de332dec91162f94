import type { Authentication } from '../authentication.js'
import type { KeyRing } from '../key-ring.js'
import type { Metrics } from '../metrics.js'
import type { Store } from '../store/store.js'

/** The dependencies of the routes. */
export interface RouteContext {
  readonly store: Store
  readonly authentication: Authentication
  readonly keyRing: KeyRing
  readonly metrics: Metrics
  /** Unix ms. */
  readonly now: () => number
  readonly uploadLimits: UploadLimits
}

/** Limits for uploads of records. */
export interface UploadLimits {
  /** The limit for one request, compressed and decompressed. */
  readonly maximumBytes: number
  readonly maximumRecords: number
  /** The limit for all requests that are being read, decompressed, because their records are in memory. */
  readonly maximumBytesInFlight: number
}
