import type { TestQuarantine } from './record.js'

/** Returns the quarantine that a test record states, without other fields, such as the pattern of the entry or unknown ones. */
export const testQuarantine = ({ until, owner, reason, issue, isAdded }: TestQuarantine): TestQuarantine => ({
  ...(until !== undefined && { until }),
  ...(owner !== undefined && { owner }),
  ...(reason !== undefined && { reason }),
  ...(issue !== undefined && { issue }),
  ...(isAdded === true && { isAdded }),
})
