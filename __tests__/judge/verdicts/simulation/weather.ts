import type { Profile } from './profile.js'
import { rates } from './profile.js'
import type { Random } from './random.js'

/** The reasons for tests to fail by chance: flakiness and outages. */
export interface Weather {
  /** Returns how a flaky test fails; undefined for a test that is not flaky at this time. */
  flakinessOf(test: number, minute: number): Flakiness | undefined
  /** Returns whether a test is flaky at any time. */
  isEverFlaky(test: number): boolean
  /** Returns whether a service is down. */
  isOutage(minute: number): boolean
}

export interface Flakiness {
  /** The share of executions that fail. */
  readonly rate: number
  readonly causes: readonly string[]
}

interface Interval {
  readonly from: number
  readonly until: number
}

/** @param minutes of the year */
export function createWeather(profile: Profile, minutes: number, random: Random): Weather {
  const flaky = new Map<number, (Flakiness & Interval)[]>()
  const atOnce = Math.max(1, Math.round(profile.tests * profile.flakyShare))
  for (let place = 0; place < atOnce; place += 1) {
    let from = -random.exponential(rates.flakyDays * 1_440)
    while (from < minutes) {
      const until = from + random.exponential(rates.flakyDays * 1_440)
      const test = random.between(0, profile.tests - 1)
      const causes = [`flaky-${test}-a`, ...(random.chance(0.3) ? [`flaky-${test}-b`] : [])]
      flaky.set(test, [...(flaky.get(test) ?? []), { from, until, rate: random.pick(rates.flakyFailure), causes }])
      from = until
    }
  }
  const outages = Array.from({ length: profile.outagesPerYear }, (): Interval => {
    const from = random.next() * minutes
    return { from, until: from + 10 + random.exponential(rates.outageMinutes) }
  })
  const includes = (minute: number) => (interval: Interval) => interval.from <= minute && minute < interval.until
  return {
    flakinessOf: (test, minute) => flaky.get(test)?.find(includes(minute)),
    isEverFlaky: (test) => flaky.has(test),
    isOutage: (minute) => outages.some(includes(minute)),
  }
}
