import { shortenWithHash } from '../../base/text/shorten.js'

/** The longest id of a build that a history file may contain, in UTF-16 units. */
export const maximumBuildId = 200
const hashLength = 16

/** Shortens an id that is too long for a history file, so that different ids stay different. The user may choose any. */
export const limitBuildId = (id: string): string => shortenWithHash(id, maximumBuildId, hashLength)
