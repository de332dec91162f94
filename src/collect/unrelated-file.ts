import { jsonFront } from './damage.js'

/** Names under which nobody keeps anything but data: whatever is in such a file, it was meant to be read. */
const resultName = /\.(?:xml|json|jsonl|ndjson|trx)(?:\.gz)?$/i

/** The front of XML that is no web page. */
const xmlFront = /^<(?!!doctype\s+html|html[\s>])/i

/**
 * Whether a file is plainly no test result but something that lies beside them: a screenshot, a log, an archive, a web page.
 * An empty file is none: nobody can tell what it was to become.
 * @param text its first characters
 */
export function isUnrelatedFile(path: string, text: string): boolean {
  const front = text.trimStart()
  return front !== '' && !resultName.test(path) && !xmlFront.test(front) && !jsonFront.test(front)
}
