import { roughAge } from '../../../text/ages.js'

/** Formats the time since a moment: `3 hours ago`. A clock may be slow, so the moment may be in the future. */
export const formatAgo = (ms: number): string => {
  const age = roughAge(ms)
  return age === '' ? 'just now' : `${age} ago`
}
