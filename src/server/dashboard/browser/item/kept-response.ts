/** Makes a request once and keeps its response. A failed request may be repeated. */
export function keptResponse<Value>(request: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  return () => {
    if (kept === undefined) {
      const started = request()
      kept = started
      started.catch(() => {
        if (kept === started) kept = undefined
      })
    }
    return kept
  }
}
