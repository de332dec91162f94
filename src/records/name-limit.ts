import { shortenWithHash } from '../base/text/shorten.js'

/** The longest name of a test, suite, tag or file in a record, in UTF-16 units. The server refuses longer names. */
export const maximumNameLength = 4096

const hashLength = 16

/** Shortens a name that is too long. Two different names stay different. */
export const limitName = (name: string): string => shortenWithHash(name, maximumNameLength, hashLength)
