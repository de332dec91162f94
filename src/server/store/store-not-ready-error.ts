import { StoreUnavailableError } from './store-unavailable-error.js'

/** The store cannot do its work. The message gives the reason without a path or an address, because no key is needed to ask for it. */
export class StoreNotReadyError extends StoreUnavailableError {
  override readonly name = 'StoreNotReadyError'
}
