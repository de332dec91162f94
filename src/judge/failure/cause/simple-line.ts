/** A number that is not between spaces, brackets or punctuation may be a part of a name, an address, a path or a time. */
const boundNumber = /(?<![ <([=])0|0(?![ >)\],;]|$)/

/** Words that give numbers a meaning, and characters of paths and quotes. */
const meaningful =
  /[/\\"'`]|\b(?:http|status|code|errno|error|signal|exit|exception|sqlstate|version|port|response|request)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/**
 * Returns whether all lines that become the same text if each number is replaced with 0 have the same signature.
 * @param shape the line with its numbers replaced
 */
export const isSimpleShape = (shape: string): boolean => !boundNumber.test(shape) && !meaningful.test(shape)
