import { StoreUnavailableError } from './store-unavailable-error.js'

/** The engine stopped a query that exceeded its limits for time, memory or rows. A smaller query may succeed. */
export class StoreLimitError extends StoreUnavailableError {
  override readonly name = 'StoreLimitError'
}
