import { StoreUnavailableError } from './store-unavailable-error.js'

/** The engine gave a question up because it takes more time, memory or rows than one may: a smaller question may succeed. */
export class StoreLimitError extends StoreUnavailableError {
  override readonly name = 'StoreLimitError'
}
