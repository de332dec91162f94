import type { FailureDiff } from './failure-diff.js'

/** The part of a headline that is searched for. A headline may be made of two lines. */
const maximumHeadline = 60

/** Leaves out the lines before the headline, such as the title that Playwright writes above an error. */
export function diffFromHeadline({ lines, text }: FailureDiff, headline: string): FailureDiff {
  const begin = headline.slice(0, maximumHeadline)
  const isHeadline = (line: string) => line.includes(begin)
  const first = begin === '' ? -1 : lines.findIndex(isHeadline)
  // A headline among the compared values does not begin the diff.
  if (first < 1 || lines.slice(0, first).some((line) => /^[-+]/.test(line))) return { lines, text }
  const all = text?.split('\n') ?? []
  const firstOfText = all.findIndex(isHeadline)
  return { lines: lines.slice(first), text: firstOfText === -1 ? undefined : all.slice(firstOfText).join('\n') }
}
