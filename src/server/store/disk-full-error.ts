import { StoreNotReadyError } from './store-not-ready-error.js'

/** The disk of the data folder has no space for new records. */
export class DiskFullError extends StoreNotReadyError {
  override readonly name = 'DiskFullError'

  constructor(options: ErrorOptions = {}) {
    super('The disk of the data folder is full, so nothing can be stored. Free some space on it.', options)
  }
}
