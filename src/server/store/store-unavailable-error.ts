/** The engine does not respond or is overloaded. A retry may succeed. */
export class StoreUnavailableError extends Error {
  override readonly name: string = 'StoreUnavailableError'
}
