import { titleLength } from '../answers/failure-causes.js'
import { firstFullLine } from './first-line.js'

/** Returns the first line of the message of a failure, or else of its details. Undefined if both are blank. */
export const causeTitle = ({ message, details }: { readonly message: string; readonly details: string }): string | undefined =>
  [...(firstFullLine(message) ?? firstFullLine(details) ?? '')].slice(0, titleLength).join('') || undefined
