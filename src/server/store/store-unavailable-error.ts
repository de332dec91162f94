/** The engine does not answer, or cannot take more now: the same request may succeed in a while. */
export class StoreUnavailableError extends Error {
  override readonly name: string = 'StoreUnavailableError'
}
