import { cutWithMargin } from '../../../base/text/cut-margin.js'

/** Returns the first line that is not blank, trimmed. The end of a line that is longer than `maximumLength` becomes "…", after a margin. */
export function firstLine(text: string, maximumLength = Number.POSITIVE_INFINITY): string {
  const trimmed = text.trimStart()
  const end = trimmed.search(/[\r\n]/)
  const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd()
  return cutWithMargin(line, maximumLength, '…')
}
