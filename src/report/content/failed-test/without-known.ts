import { createOwnName } from '../../../judge/failure/own-name.js'
import { isSourceLine } from '../../../judge/stack-frames/playwright-attempts.js'
import type { TraceItem } from '../../../judge/stack-frames/stack-trace.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import { isDiffLegend } from '../failure-diff/ready-made-diff.js'

/** Returns a line without indentation and without the sign of a diff. */
const lineKey = (line: string): string => line.trim().replace(/^[-+]\s*/, '')

/** Returns whether a line has enough text to be recognised: brackets occur everywhere. */
const isTelling = (key: string): boolean => /[\p{L}\p{N}]/u.test(key)

/** The name of an exception before its message. node:test encloses an error without a stack in brackets. */
const exceptionName = /^(?:Caused by: |cause: )?\[?[\w$.:\\]{1,400}(?: \[\w{1,100}\])? ?: /

/** The end of an error in brackets, perhaps with its properties. */
const endOfError = /\](?: \{(?: code: 'ERR_TEST_FAILURE', .{1,2000}\})?)?$/

/** A shorter part of the headline may be a coincidence. */
const minimumPart = 6

/**
 * Removes the lines that a report already shows, such as its headline and the name of the test, with the brackets and blank lines between
 * them. Lines that only explain a diff count as shown.
 */
export function withoutKnown(
  items: readonly TraceItem[],
  { name, suite, headline = '' }: Pick<ListedTest, 'name' | 'suite' | 'headline'>,
  known: readonly string[],
): readonly TraceItem[] {
  const isOwnName = createOwnName(name, suite)
  const keys = new Set([headline, ...known].map(lineKey).filter((key) => key !== ''))
  const isPart = (key: string): boolean => key.length >= minimumPart && (headline.startsWith(key) || headline.endsWith(` ${key}`))
  const isKnown = (line: string): boolean => {
    const key = lineKey(line)
    const forms = [key, key.replace(exceptionName, ''), key.replace(endOfError, '').replace(exceptionName, '')]
    return forms.some((form) => keys.has(form) || isPart(form)) || isDiffLegend(line) || (isOwnName(line.trim()) && !isSourceLine(line))
  }
  const kept: TraceItem[] = []
  for (let index = 0; index < items.length; ) {
    const run = runFrom(items, index, isKnown)
    if (!run.hasKnown) for (const item of items.slice(index, Math.max(run.end, index + 1))) kept.push(item)
    index = Math.max(run.end, index + 1)
  }
  return kept
}

/** Finds the known lines from `start` and the lines without a word between them, up to the next other line. */
function runFrom(
  items: readonly TraceItem[],
  start: number,
  isKnown: (line: string) => boolean,
): { readonly end: number; readonly hasKnown: boolean } {
  let hasKnown = false
  let end = start
  for (let item = items[end]; item !== undefined && item.frame === undefined; item = items[++end]) {
    if (isKnown(item.text)) hasKnown = true
    else if (isTelling(item.text)) break
  }
  return { end, hasKnown }
}
