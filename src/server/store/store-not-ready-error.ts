import { StoreUnavailableError } from './store-unavailable-error.js'

/** The store cannot serve as it is to. The message says why, to anyone who asks: it names no path and no address. */
export class StoreNotReadyError extends StoreUnavailableError {
  override readonly name = 'StoreNotReadyError'
}
