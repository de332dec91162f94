import { Type } from 'typebox'
import type { Sighting, TimedSighting } from '../store/sighting.js'
import { knownText, time } from './answer-fields.js'

type Which = 'first' | 'last'

/** Returns the schemas of the fields for a build. */
export const sightingFields = (which: Which, description: string) => ({
  [`${which}Build`]: Type.String({ description }),
  [`${which}Commit`]: knownText('The commit of that build.'),
  [`${which}Url`]: knownText('The page of that build.'),
})

/** Returns the fields for a build, without what is unknown. */
export const shownSighting = (which: Which, { build, commit, url }: Sighting) => ({
  [`${which}Build`]: build,
  [`${which}Commit`]: commit || undefined,
  [`${which}Url`]: url || undefined,
})

/** Returns the object for a build, without what is unknown. */
export const shownTimedSighting = ({ timestamp, build, commit, url }: TimedSighting) => ({
  timestamp,
  build,
  commit: commit || undefined,
  url: url || undefined,
})

/** Returns the schemas of the fields for the first and the last event of a kind. */
export const seenFields = (event: string) => ({
  firstSeen: time(`The time of the first ${event} in the range.`),
  ...sightingFields('first', `The build of the first ${event}.`),
  lastSeen: time(`The time of the last ${event} in the range.`),
  ...sightingFields('last', `The build of the last ${event}.`),
})

interface Seen {
  readonly firstSeen: number
  readonly lastSeen: number
  readonly first: Sighting
  readonly last: Sighting
}

/** Returns the fields for the first and the last event. */
export const shownSeen = ({ first, firstSeen, last, lastSeen }: Seen) => ({
  firstSeen,
  ...shownSighting('first', first),
  lastSeen,
  ...shownSighting('last', last),
})
