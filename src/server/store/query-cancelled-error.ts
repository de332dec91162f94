import { StoreUnavailableError } from './store-unavailable-error.js'

/** The question was given up because its client has gone. */
export class QueryCancelledError extends StoreUnavailableError {
  override readonly name = 'QuestionCancelledError'
  constructor() {
    super('The client has gone before its question was answered.')
  }
}
