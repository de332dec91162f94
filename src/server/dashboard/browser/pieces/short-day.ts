import { utcMinute } from '../../../../base/text/utc-minute.js'

/** Formats a day in UTC as `11 Nov`. */
export const shortDay = (time: number): string => utcMinute(new Date(time)).split(' ').slice(0, 2).join(' ')
