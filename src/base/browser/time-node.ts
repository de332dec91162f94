import { roughAge } from '../text/ages.js'
import { utcMinute } from '../text/utc-minute.js'
import { element } from './element.js'

/** Formats the time since a moment: `3 hours ago`. A clock may be slow, so the moment may be in the future. */
export const formatAgo = (ms: number): string => {
  const age = roughAge(ms)
  return age === '' ? 'just now' : `${age} ago`
}

/** Returns the age of a time, with the time itself as its title. */
export const timeNode = (time: number): HTMLElement => {
  const date = new Date(time)
  const attributes = Number.isNaN(date.getTime()) ? {} : { datetime: date.toISOString(), title: utcMinute(date) }
  return element('time', attributes, formatAgo(Date.now() - time))
}
