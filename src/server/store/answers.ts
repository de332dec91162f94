/** The answers to questions, for as long as nothing else is stored. */
export interface Answers {
  /** The answer that is there or on its way; asks where there is none. */
  to(question: string, ask: () => Promise<Buffer>): Promise<Buffer>
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
  return {
    to(question, ask) {
      const same = held.get(question)
      if (same !== undefined && (same.bytes === undefined || now() < same.until)) return same.answer
      if (same !== undefined) remove(question, same)
      const one: Held = { answer: ask(), until: now() + lifetimeMs }
      held.set(question, one)
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
