/**
 * Bisection for the richest step of a ladder that fits. Gives the steps to try; is told of each whether it fits.
 * The richest first: it nearly always fits.
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
 * The richest payload of a ladder that fits; nothing is ever cut off a payload that is done.
 * @param ladder from the richest to the poorest; where one step fits, so do all below it
 * @returns nothing where not even the poorest fits
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
 * The richest of a ladder of texts that fits a limit; nothing is ever cut off a text that is done.
 * @param ladder from the richest to the poorest; no step may make a longer text than the one before
 * @param limitBytes of its UTF-8 form
 * @returns nothing where not even the poorest fits
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
