import type { WritableResult } from '../../../records/record.js'
import { durationOf, parseDuration } from '../fields/numbers.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Attributes } from '../xml/xml.js'

/**
 * Sets the start and the duration. Version 7 writes a start and the elapsed seconds; earlier versions write a start and an end, or `N/A`.
 */
export function setTimes(test: WritableResult, attributes: Attributes): void {
  const begin = parseTimestamp(attributes.start ?? attributes.starttime)
  if (begin !== undefined) test.timestamp = begin
  const duration = durationOfRobot(attributes)
  if (duration !== undefined) test.duration = duration
}

/** The times in a status as they are written. */
export type RobotTimes = Partial<Record<'start' | 'elapsed' | 'starttime' | 'endtime', string | undefined>>

/** Returns the duration in a status, in ms. */
export function durationOfRobot({ start, elapsed, starttime, endtime }: RobotTimes): number | undefined {
  if (elapsed !== undefined) return parseDuration(elapsed, 1000)
  const begin = parseTimestamp(start ?? starttime)
  const end = parseTimestamp(endtime)
  return durationOf(end === undefined || begin === undefined ? undefined : end - begin)
}
