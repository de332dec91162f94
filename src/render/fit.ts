/**
 * The richest of a ladder of texts that fits a limit; nothing is ever cut off a text that is done.
 * @param ladder from the richest to the poorest; no step may make a longer text than the one before
 * @param limitBytes of its UTF-8 form
 * @returns nothing where not even the poorest fits
 */
export function fit<Detail>(ladder: readonly Detail[], render: (detail: Detail) => string, limitBytes: number): string | undefined {
  let best: string | undefined
  let low = 0
  let high = ladder.length - 1
  // Bisection, but the richest first: it nearly always fits.
  for (let middle = 0; low <= high; middle = (low + high) >> 1) {
    const detail = ladder[middle]
    if (detail === undefined) break
    const text = render(detail)
    if (Buffer.byteLength(text) <= limitBytes) {
      best = text
      high = middle - 1
    } else {
      low = middle + 1
    }
  }
  return best
}
