import { shortenWithHash } from '../base/text/shorten.js'
import { recordLimits } from './limits.js'

const hashLength = 16

/** Shortens a name that is too long. Two different names stay different. */
export const limitName = (name: string): string => shortenWithHash(name, recordLimits.name, hashLength)
