import { displayText } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import type { SourceLines } from '../../../judge/source-locations/source-lines.js'
import type { SourceLocation } from '../../../judge/source-locations/test-location.js'

/** The number of lines before and after the failing line. */
const linesAround = 5
const maximumLineLength = 200

/** Returns the source lines around a failure, with their numbers and a mark at the failing one. Undefined if they are unknown. */
export function sourceExcerpt({ file, line }: SourceLocation, sourceLines: SourceLines): string | undefined {
  const lines = line === undefined ? undefined : sourceLines(file)
  if (line === undefined || lines === undefined || line > lines.length) return undefined
  const first = Math.max(1, line - linesAround)
  const shown = lines.slice(first - 1, line + linesAround)
  const width = String(first + shown.length - 1).length
  return shown
    .map((text, index) => {
      const number = first + index
      const content = shorten(displayText(text).replaceAll('\n', ' '), maximumLineLength)
      return `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}`.trimEnd()
    })
    .join('\n')
}
