/**
 * Finds the richest step of a ladder that fits, by bisection. Yields each step to try, and receives whether it fits. Begins with the
 * richest step, because it nearly always fits.
 */
function* stepsToTry<Step>(ladder: readonly Step[]): Generator<Step, void, boolean> {
  let low = 0
  let high = ladder.length - 1
  for (let middle = 0; low <= high; middle = (low + high) >> 1) {
    const step = ladder[middle]
    if (step === undefined) return
    if (yield step) high = middle - 1
    else low = middle + 1
  }
}

/**
 * Returns the richest payload that fits. Never truncates a payload.
 * @param ladder from the richest to the poorest; if one step fits, all poorer ones must fit
 * @returns undefined if not even the poorest fits
 */
export async function richestThatFits<Step, Payload>(
  ladder: readonly Step[],
  make: (step: Step) => Payload | Promise<Payload>,
  fits: (payload: Payload) => boolean,
): Promise<Payload | undefined> {
  let best: Payload | undefined
  const steps = stepsToTry(ladder)
  for (let next = steps.next(); !next.done; ) {
    const payload = await make(next.value)
    const isFitting = fits(payload)
    if (isFitting) best = payload
    next = steps.next(isFitting)
  }
  return best
}

/**
 * Returns the richest text that fits a limit. Never truncates a text.
 * @param ladder from the richest to the poorest; no step may build a longer text than the one before
 * @param limitBytes the limit of the text as UTF-8
 * @returns undefined if not even the poorest fits
 */
export function fit<Step>(ladder: readonly Step[], render: (step: Step) => string, limitBytes: number): string | undefined {
  let best: string | undefined
  const steps = stepsToTry(ladder)
  for (let next = steps.next(); !next.done; ) {
    const text = render(next.value)
    const isFitting = Buffer.byteLength(text) <= limitBytes
    if (isFitting) best = text
    next = steps.next(isFitting)
  }
  return best
}
