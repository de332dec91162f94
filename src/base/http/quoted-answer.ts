import { displayLine } from '../text/display-text.js'
import { withoutFullStop } from '../text/without-full-stop.js'

const maximumLength = 300

/** Quotes an answer in one line, without its final full stop and without a secret. */
export const quotedAnswer = (text: string, secret: string): string => withoutFullStop(maskedLine(text, secret))

/** Returns one line of at most 300 characters in which a secret is replaced. */
export const maskedLine = (text: string, secret: string): string =>
  displayLine(text.replaceAll(secret, '***').slice(0, 10_000))
    // Replaced again, because the secret may have contained invisible characters.
    .replaceAll(secret, '***')
    .trim()
    .slice(0, maximumLength)
