import { displayLine } from '../../../../base/text/display-text.js'
import { formatPercentageChange } from '../../../../base/text/percentages.js'
import type { Build } from '../../../answers/builds.js'
import { type ChangePoint, findChangePoints } from '../../../statistics/change-points.js'
import type { Api } from '../answers/api.js'
import { shortDay } from '../pieces/short-day.js'
import type { DashboardState } from '../state/dashboard-state.js'

/** A change of the median duration, with the first build of the bucket in which it happened. */
export interface LevelChange extends ChangePoint {
  /** Start of the bucket, in Unix ms. */
  readonly timestamp: number
  /** Undefined if the branch has no build then. */
  readonly build: Pick<Build, 'build' | 'commit' | 'url' | 'timestamp'> | undefined
}

/** A chart has room for the labels of the last changes. */
const shownChanges = 3

/** The series of the medians of buckets. */
export interface Medians {
  /** Starts of the buckets, in Unix ms. */
  readonly timestamps: readonly number[]
  readonly interval: number
  readonly values: readonly (number | null)[]
}

/** Finds the last changes of a series, and reads the builds since which they exist. */
export async function readChanges(
  api: Api,
  state: DashboardState,
  { timestamps, interval, values }: Medians,
): Promise<readonly LevelChange[]> {
  return Promise.all(
    findChangePoints(values)
      .slice(-shownChanges)
      .map(async (point) => {
        const timestamp = timestamps[point.index] ?? 0
        const { builds } = await api.builds(state, { fromTs: timestamp, toTs: timestamp + interval }, { limit: 100 })
        return { ...point, timestamp, build: builds[0] }
      }),
  )
}

/** Returns since when a change exists: `build 812 · abc1234`, or the day. */
export function changeSince(change: LevelChange): string {
  const { build } = change
  if (build === undefined) return changeDay(change)
  return [`build ${displayLine(build.build)}`, displayLine(build.commit ?? '').slice(0, 7)].filter((text) => text !== '').join(' · ')
}

/** Returns the day since which a change exists, which may not be the first one of its bucket. */
export const changeDay = ({ timestamp, build }: LevelChange): string => shortDay(build?.timestamp ?? timestamp)

/** Returns the relative change: `+18%`. */
export const changeShare = ({ before, after }: ChangePoint): string => formatPercentageChange(after / before - 1)
