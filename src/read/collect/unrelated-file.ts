import { jsonFront } from './damage.js'

/** Matches names of data files. Such a file was meant to be read, whatever its content. */
const resultName = /\.(?:xml|json|jsonl|ndjson|tap|trx)(?:\.gz)?$/i

/** Matches the front of XML that is not a web page. */
const xmlFront = /^<(?!!doctype\s+html|html[\s>])/i

/**
 * Returns whether a file is clearly not a test result, such as a screenshot, a log, an archive or a web page. Returns false for an empty
 * file, because it may be an unfinished result file.
 * @param text its first characters
 */
export function isUnrelatedFile(path: string, text: string): boolean {
  const front = text.trimStart()
  return front !== '' && !resultName.test(path) && !xmlFront.test(front) && !jsonFront.test(front)
}
