import { displayLine } from '../../../../base/text/display-text.js'
import type { KnownFacts } from '../../../answers/test-facts.js'

/** The limits of the quarantine file, in characters. */
const maximumPattern = 2_000
const maximumText = 500

/**
 * Returns an entry for the quarantine file that matches one test: with its names as the report shows them, which readers of the file
 * understand, or with its id if they are not a valid pattern.
 */
export function quarantineEntry(
  testId: string,
  { name, suite, owners }: Pick<KnownFacts, 'name' | 'suite' | 'owners'>,
  module: string,
): string {
  const pattern = [...suite, name].map((text) => literalPattern(displayLine(text).trim())).join(' › ')
  const isValid = pattern.length <= maximumPattern && !/^[ ›]*$/.test(pattern)
  const [owner = ''] = owners
  return JSON.stringify({ test: isValid ? pattern : testId, ...optional('module', module), ...optional('owner', owner) }, undefined, 2)
}

const optional = (name: string, text: string): Readonly<Record<string, string>> =>
  text === '' || text.length > maximumText ? {} : { [name]: text }

/** Escapes `*`, which is a wildcard, and the backslashes before it. */
const literalPattern = (text: string): string =>
  text
    .split('*')
    .map((piece, index, pieces) => (index === pieces.length - 1 ? piece : piece + '\\'.repeat(endingBackslashes(piece))))
    .join('\\*')

function endingBackslashes(text: string): number {
  let count = 0
  while (text[text.length - 1 - count] === '\\') count += 1
  return count
}
