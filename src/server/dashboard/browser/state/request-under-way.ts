/** The request for the results of the page. There is at most one: a new request aborts the one before. */
export interface RequestUnderWay {
  /** Aborts the request under way and starts another one for results with this key. */
  start(resultsKey: string): ResultsRequest
  /** Returns whether this is the request under way. The response to any other one is out of date. */
  isCurrent(request: ResultsRequest): boolean
  /** Returns whether a request is under way, for results with any of these keys if some are given. */
  isRunning(resultsKeys?: readonly string[]): boolean
  stop(): void
}

export interface ResultsRequest {
  readonly resultsKey: string
  readonly signal: AbortSignal
}

/** Creates the owner of the request, without a request. */
export function createRequestUnderWay(): RequestUnderWay {
  let current: { readonly request: ResultsRequest; readonly controller: AbortController } | undefined

  function stop(): void {
    current?.controller.abort()
    current = undefined
  }
  return {
    start(resultsKey) {
      stop()
      const controller = new AbortController()
      const request = { resultsKey, signal: controller.signal }
      current = { request, controller }
      return request
    },
    isCurrent: (request) => current?.request === request,
    isRunning: (resultsKeys) => current !== undefined && (resultsKeys?.includes(current.request.resultsKey) ?? true),
    stop,
  }
}
