import type { Authentication } from '../authentication.js'
import type { KeyRing } from '../key-ring.js'
import type { Metrics } from '../metrics.js'
import type { Store } from '../store/store.js'

/** What the routes work with. */
export interface RouteContext {
  readonly store: Store
  readonly authentication: Authentication
  readonly keyRing: KeyRing
  readonly metrics: Metrics
  /** Unix ms. */
  readonly now: () => number
  readonly uploadLimits: UploadLimits
}

/** How much is taken in. */
export interface UploadLimits {
  /** Of one request, compressed or decompressed. */
  readonly maximumBytes: number
  readonly maximumRecords: number
  /** Of all requests that are being read, decompressed: their records are in memory. */
  readonly maximumBytesInFlight: number
}
