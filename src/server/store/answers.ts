/** The answers to questions, for as long as nothing else is stored. */
export interface Answers {
  /**
   * Returns the answer that is held or on its way, and asks if there is none. The caller aborts its signal when it no longer waits; the
   * signal of `ask` is aborted when all callers have done so.
   */
  to(question: string, ask: (signal: AbortSignal) => Promise<Buffer>, signal?: AbortSignal): Promise<Buffer>
  /** Something was stored. What is being answered may or may not know of it, and nobody who asks from now on gets it. */
  forget(): void
}

/** How much is held, in bytes: hundreds of answers of the size that people look at. */
const maximumBytes = 16 * 1024 * 1024

/** An answer that is larger is not held: it would push out all others. */
const maximumAnswerBytes = 1024 * 1024

/**
 * How long an answer holds, in ms. Nothing but storing changes what is said of a range, and the deleting of what is older than the
 * retention, for which nobody waits on a second.
 */
const lifetimeMs = 60_000

interface Held {
  readonly answer: Promise<Buffer>
  readonly until: number
  /** Undefined while it is on its way. */
  bytes?: number
  /** The number of callers that wait for it. */
  waiting: number
  readonly stop: AbortController
}

/** Makes the memory of one engine that nobody else writes to. A dashboard that many look at asks the same again and again. */
export function createAnswers(now: () => number = performance.now.bind(performance)): Answers {
  const held = new Map<string, Held>()
  let heldBytes = 0
  const remove = (question: string, one: Held): void => {
    if (held.get(question) !== one) return
    held.delete(question)
    heldBytes -= one.bytes ?? 0
  }
  const keep = (question: string, one: Held, bytes: number): void => {
    if (held.get(question) !== one) return
    if (bytes > maximumAnswerBytes) {
      remove(question, one)
      return
    }
    one.bytes = bytes
    heldBytes += bytes
    // The oldest first; those on their way weigh nothing.
    for (const [oldest, other] of held) {
      if (heldBytes <= maximumBytes) return
      remove(oldest, other)
    }
  }
  const wait = (question: string, one: Held, signal: AbortSignal | undefined): void => {
    one.waiting += 1
    const leave = () => {
      one.waiting -= 1
      if (one.waiting > 0 || one.bytes !== undefined) return
      remove(question, one)
      one.stop.abort()
    }
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  }
  return {
    to(question, ask, signal) {
      const same = held.get(question)
      if (same !== undefined && (same.bytes === undefined || now() < same.until)) {
        wait(question, same, signal)
        return same.answer
      }
      if (same !== undefined) remove(question, same)
      const stop = new AbortController()
      const one: Held = { answer: ask(stop.signal), until: now() + lifetimeMs, waiting: 0, stop }
      held.set(question, one)
      wait(question, one, signal)
      one.answer.then(
        ({ length }) => keep(question, one, length),
        () => remove(question, one),
      )
      return one.answer
    },
    forget() {
      held.clear()
      heldBytes = 0
    },
  }
}
