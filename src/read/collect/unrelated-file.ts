import { jsonFront } from './damage.js'

/** Returns whether a file has the name of a data file. Such a file was meant to be read, whatever its content. */
export const hasResultName = (path: string): boolean => /\.(?:xml|json|jsonl|ndjson|tap|trx)(?:\.gz)?$/i.test(path)

/** Matches the front of XML that is not a web page. */
const xmlFront = /^<(?!!doctype\s+html|html[\s>])/i

/**
 * Returns whether a file is clearly not a test result, such as a screenshot, a log, an archive or a web page. Returns false for an empty
 * file, because it may be an unfinished result file.
 * @param text its first characters
 */
export function isUnrelatedFile(path: string, text: string): boolean {
  const front = text.trimStart()
  return front !== '' && !hasResultName(path) && !xmlFront.test(front) && !jsonFront.test(front)
}
