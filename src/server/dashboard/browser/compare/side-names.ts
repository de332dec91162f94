import { displayLine } from '../../../../base/text/display-text.js'
import { dayText } from '../pieces/short-day.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf, type Period } from '../state/period.js'
import type { Compared } from './read-compared.js'

/** The names of both sides in a sentence. */
export interface SideNames {
  readonly newer: string
  readonly older: string
  /** Whether the sides are two periods of the same branch. */
  readonly arePeriods: boolean
}

/** Names the sides by their branches, or by their periods if they are of the same branch. */
export function sideNames({ newer, older }: Pick<Compared, 'newer' | 'older'>, { base }: DashboardState): SideNames {
  const arePeriods = newer.branch === older.branch
  if (!arePeriods) return { newer: branchName(newer.branch), older: branchName(older.branch), arePeriods }
  const before = base === 'days' ? daysText(older.period) : `the ${daysOf(older.period)} before`
  return { newer: 'this range', older: before, arePeriods }
}

const branchName = (branch: string): string => displayLine(branch) || 'all branches'

/** Returns the days of a period: `18 to 21 Nov`, or `23 Oct to 21 Nov`. */
export function daysText({ fromTs, toTs }: Period): string {
  const [first, last] = [dayText(fromTs), dayText(toTs - 1)]
  if (first === last) return first
  const [day = '', ...month] = first.split(' ')
  return last.split(' ').slice(1).join(' ') === month.join(' ') ? `${day} to ${last}` : `${first} to ${last}`
}
