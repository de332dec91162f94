import { utcMinute } from '../../../../base/text/utc-minute.js'

/** Formats a day in UTC as `11 Nov`. */
export const shortDay = (time: number): string => utcMinute(new Date(time)).split(' ').slice(0, 2).join(' ')

/** Formats a day in UTC as `11 Nov`, with the year if it is another one than now. */
export function dayText(time: number): string {
  const year = new Date(time).getUTCFullYear()
  return `${shortDay(time)}${year === new Date().getUTCFullYear() ? '' : ` ${year}`}`
}

/** Formats the day since which something is known: `today`, `11 Nov`, or `before 11 Nov` if it may be earlier. */
export function sinceText({ time, isBound }: { readonly time: number; readonly isBound: boolean }): string {
  if (isBound) return `before ${dayText(time)}`
  return dayText(time) === dayText(Date.now()) ? 'today' : dayText(time)
}
