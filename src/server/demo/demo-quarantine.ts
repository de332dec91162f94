import type { DemoTest } from './catalogue.js'
import type { DemoDay } from './incidents.js'

const dayMs = 86_400_000

/** Returns the entry of the quarantine file that applies to a test on a day; undefined if there is none. */
export function quarantineOf({ quarantine }: DemoTest, { start, age }: DemoDay): Readonly<Record<string, string>> | undefined {
  if (quarantine === undefined || age > quarantine.since) return undefined
  const { daysLeft, owner, reason, issue } = quarantine
  const until = daysLeft === undefined ? {} : { until: new Date(start + (age + daysLeft) * dayMs).toISOString().slice(0, 10) }
  return { ...until, owner, reason, issue }
}

/** Returns whether a test in quarantine was repaired, so that it always passes. */
export const isRepaired = ({ quarantine }: DemoTest, { age }: DemoDay): boolean => age <= (quarantine?.repaired ?? -1)

/**
 * Returns whether a test passes only after a retry in the nightly run: every third night if it is in quarantine and was not repaired. So it
 * never passes in twenty builds of `main` in a row, however few of them there are.
 */
export const retriesAtNight = ({ quarantine }: DemoTest, { start, age }: DemoDay): boolean =>
  quarantine !== undefined && quarantine.repaired === undefined && age <= quarantine.since && (start / dayMs) % 3 === 0
