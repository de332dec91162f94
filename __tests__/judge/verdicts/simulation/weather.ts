import { causeId } from './cause-ids.js'
import type { Profile } from './profile.js'
import { rates } from './profile.js'
import type { Random } from './random.js'
import { type Repository, weakCauses } from './repository.js'

/** The reasons for tests to fail by chance: flakiness and outages. */
export interface Weather {
  /** Returns how a flaky test fails; undefined for a test that is not flaky at this time. */
  flakinessOf(test: number, minute: number): Flakiness | undefined
  /** Returns whether a service is down. */
  isOutage(minute: number): boolean
}

export interface Flakiness {
  /** The share of executions that fail. */
  readonly rate: number
  /** The ids of the causes. */
  readonly causes: readonly [string, ...string[]]
}

interface Interval {
  readonly from: number
  readonly until: number
}

/** The services whose failures are causes of the environment. */
const services = 3

/** @param minutes of the simulation */
export function createWeather(profile: Profile, { tests }: Pick<Repository, 'tests'>, minutes: number, random: Random): Weather {
  const flaky = new Map<number, (Flakiness & Interval)[]>()
  const atOnce = Math.max(1, Math.round(profile.tests * profile.flakyShare))
  const { weakFlakes, environmentFlakes } = profile

  function causeOf(test: number): string {
    const kind = random.next()
    if (kind < weakFlakes) return random.pick(weakCauses(tests[test]?.suite ?? 0))
    if (kind < weakFlakes + environmentFlakes) return causeId('e', `service ${random.between(1, services)}`)
    return causeId('', `flaky ${test} ${random.next()}`)
  }

  for (let place = 0; place < atOnce; place += 1) {
    let from = -random.exponential(rates.flakyDays * 1_440)
    while (from < minutes) {
      const until = from + random.exponential(rates.flakyDays * 1_440)
      const test = random.between(0, profile.tests - 1)
      const rate = random.pick(rates.flakyFailure)
      const causes = [causeOf(test), ...(random.chance(rates.hasTwoCauses) ? [causeOf(test)] : [])] as const
      flaky.set(test, [...(flaky.get(test) ?? []), { from, until, rate, causes }])
      from = until
    }
  }
  const outages = Array.from({ length: Math.round((profile.outagesPerYear * minutes) / (365 * 1_440)) }, (): Interval => {
    const from = random.next() * minutes
    return { from, until: from + 10 + random.exponential(rates.outageMinutes) }
  })
  const includes = (minute: number) => (interval: Interval) => interval.from <= minute && minute < interval.until
  return {
    flakinessOf: (test, minute) => flaky.get(test)?.find(includes(minute)),
    isOutage: (minute) => outages.some(includes(minute)),
  }
}
