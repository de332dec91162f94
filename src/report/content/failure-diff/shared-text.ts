import { differingLines } from '../../../base/text/differing-parts.js'

/**
 * Leaves out of the lines of a diff what a long removed line and its added line have in common. The nth removed line of a change belongs to
 * the nth added one if there are equally many.
 * @returns `lines` itself if nothing was left out
 */
export function withoutSharedText(lines: readonly string[]): readonly string[] {
  const shown = [...lines]
  let isShortened = false
  for (let start = 0; start < lines.length; ) {
    const middle = endOfSign(lines, start, '-')
    const end = endOfSign(lines, middle, '+')
    if (end - middle === middle - start) {
      for (let index = start; index < middle; index += 1) {
        const other = index + middle - start
        const [one, two] = differingLines(lines[index] ?? '', lines[other] ?? '')
        isShortened ||= one !== lines[index] || two !== lines[other]
        shown[index] = one
        shown[other] = two
      }
    }
    start = Math.max(end, start + 1)
  }
  return isShortened ? shown : lines
}

function endOfSign(lines: readonly string[], start: number, sign: string): number {
  let end = start
  while (lines[end]?.startsWith(sign) === true) end += 1
  return end
}
