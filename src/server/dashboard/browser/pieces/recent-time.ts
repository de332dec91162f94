import { element } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { utcMinute } from '../../../../base/text/utc-minute.js'
import { shortDay } from './short-day.js'

/** A time is relative up to this age. */
const recentMs = 7 * 24 * 60 * 60 * 1000

/** Creates a time: `2 days ago` within a week, and then a day such as `4 Nov`, with its year if it is not this one. */
export function recentTime(time: number, now = Date.now()): HTMLElement {
  if (now - time <= recentMs) return timeNode(time)
  const date = new Date(time)
  return element('time', { datetime: date.toISOString(), title: utcMinute(date) }, dayText(time, now))
}

/** Returns `4 Nov`, with the year if it is not the current one. */
export function dayText(time: number, now = Date.now()): string {
  const year = new Date(time).getUTCFullYear()
  return year === new Date(now).getUTCFullYear() ? shortDay(time) : `${shortDay(time)} ${year}`
}
