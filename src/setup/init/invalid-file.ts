import { displayLine } from '../../base/text/display-text.js'

/** The first error in a file. */
export interface FileFault {
  readonly line: number
  readonly column: number
  /** May quote the file. */
  readonly cause: string
}

/** Returns the reason for leaving out a file that is not valid, with the place of its first error if it is known. */
export function invalidFileReason(language: 'JSON' | 'TOML' | 'YAML', fault: FileFault | undefined): string {
  const place = fault === undefined ? '' : ` in line ${fault.line}, column ${fault.column}: ${displayLine(fault.cause)}`
  return `it is not valid ${language}${place}. Correct it, then run init again.`
}
