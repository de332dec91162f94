import { StoreUnavailableError } from './store-unavailable-error.js'

/** The query was cancelled because its client disconnected. */
export class QueryCancelledError extends StoreUnavailableError {
  override readonly name = 'QueryCancelledError'
  constructor() {
    super('The client disconnected before its query was answered.')
  }
}
