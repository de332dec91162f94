import { StoreUnavailableError } from './store-unavailable-error.js'

/** The store cannot be used. The message contains no path or address, because it is readable without a key. */
export class StoreNotReadyError extends StoreUnavailableError {
  override readonly name: string = 'StoreNotReadyError'
}
