import { utcMinute } from '../../../../base/text/utc-minute.js'

/** Formats a day in UTC as `11 Nov`. */
export const shortDay = (time: number): string => utcMinute(new Date(time)).split(' ').slice(0, 2).join(' ')

/** Formats a day in UTC as `11 Nov`, with the year if it is another one than now. */
export function dayText(time: number): string {
  const year = new Date(time).getUTCFullYear()
  return year === new Date().getUTCFullYear() ? shortDay(time) : `${shortDay(time)} ${year}`
}

/** Formats the day since which something is known: `today` or `11 Nov`. */
export const sinceText = (time: number): string => (dayText(time) === dayText(Date.now()) ? 'today' : dayText(time))
