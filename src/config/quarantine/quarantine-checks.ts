import { parseDay } from '../../judge/quarantine/quarantine-end.js'
import { matchesEverything, parseTestPattern } from '../../judge/quarantine/test-pattern.js'
import { checkWebAddress, foundMessage } from '../address.js'
import type { Checks } from '../checks.js'
import type { ValueFault } from '../value-fault.js'

function checkPattern(text: string): ValueFault | undefined {
  // The schema rejects an empty text.
  if (text === '' || !matchesEverything(parseTestPattern(text))) return undefined
  return { message: 'matches every test; a pattern needs more than wildcards', offset: 0 }
}

const checkDay = (text: string): ValueFault | undefined =>
  text !== '' && parseDay(text) === undefined ? foundMessage('a day like "2026-12-31"', text) : undefined

const list = (fault: ValueFault | undefined): readonly ValueFault[] => (fault === undefined ? [] : [fault])

/** The checks of strings in a quarantine file. */
export const quarantineChecks: Checks = {
  'test-pattern': (text) => list(checkPattern(text)),
  'web-address': (text) => list(checkWebAddress(text)),
  day: (text) => list(checkDay(text)),
}
