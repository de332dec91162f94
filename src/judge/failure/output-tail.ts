import { tailOf } from '../../base/text/cut.js'
import { dedented } from '../../base/text/dedented.js'
import { textLines } from './text-lines.js'

const maximumLines = 10
const maximumLength = 800

/** Marks a file that the test attached. */
const attachment = /^\s*\[\[ATTACHMENT\|.*\]\]\s*$/

const lastLines = (text: string | undefined): string => {
  const lines = textLines(text).filter((line) => !attachment.test(line.slice(0, maximumLength)))
  const end = lines.findLastIndex((line) => line.trim() !== '')
  const tail = dedented(lines.slice(Math.max(0, end + 1 - maximumLines), end + 1)).join('\n')
  return tail.length <= maximumLength ? tail : `… ${tailOf(tail, maximumLength - 2)}`
}

/** Returns the last lines of standard output, or of standard error if standard output is empty. */
export function outputTail({ stdout, stderr }: { readonly stdout?: string; readonly stderr?: string }): string {
  return lastLines(stdout) || lastLines(stderr)
}
