import { StoreUnavailableError } from './store-unavailable-error.js'

/** Too many queries of the organisation are waiting. A retry may succeed. */
export class StoreBusyError extends StoreUnavailableError {
  override readonly name = 'StoreBusyError'
  constructor() {
    super('Too many queries of the organisation are waiting.')
  }
}
