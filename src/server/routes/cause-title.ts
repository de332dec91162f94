import { firstLine } from './answer-fields.js'

/** The limit for a title, in characters. */
export const titleLength = 200

/** Returns the first line of the message of a failure, or else of its details. Undefined if both are blank. */
export const causeTitle = ({ message, details }: { readonly message: string; readonly details: string }): string | undefined =>
  [...(firstLine(message) ?? firstLine(details) ?? '')].slice(0, titleLength).join('') || undefined
