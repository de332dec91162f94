import { StoreUnavailableError } from './store-unavailable-error.js'

/** Too many questions of the organisation are waiting: the same request may succeed later. */
export class StoreBusyError extends StoreUnavailableError {
  override readonly name = 'StoreBusyError'
  constructor() {
    super('Too many questions of the organisation are waiting.')
  }
}
