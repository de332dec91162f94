import { displayText } from '../../base/text/display-text.js'
import { type TraceFrame, traceFrame, twoLineFrame } from './trace-frame.js'

/** A frame of a trace with its lines, or another line of the text. */
export interface TraceItem {
  readonly text: string
  readonly frame?: TraceFrame
}

/** How much of a text is read, in UTF-16 units. */
const maximumLength = 256 * 1024

/** The number of lines with properties of an error. */
const maximumProperties = 200

const maximumFurniture = 1000

/** Lines around the frames that do not describe the failure. */
const furniture = [
  /^\.\.\. \d{1,9} (?:more|common frames omitted|lines matching cause stack trace \.\.\.)$/,
  /^Traceback \(most recent call last\):$/,
  /^(?:stack(?: ?trace| ?backtrace)?|call stack):$/i,
  /^-{2,5} End of .{0,60}stack trace.{0,60}-{2,5}$/,
  /^<asynchronous suspension>$/,
  /^=+ asynchronous gap =+$/,
  /^#\d{1,5} \{main\}$/,
  /^goroutine \d{1,9} \[/,
  /^@@ .{0,60} @@/,
  // The title that Playwright writes above an error.
  /^\S.{0,400}:\d{1,9}:\d{1,9} › /,
  // MSTest, Flutter.
  /^Test method \S{1,900} threw exception:$/,
  /^\(elided .{1,200}\)$/,
  /^The test description was:$/,
  // Properties of an error of Node.js.
  /^(?:code: 'ERR_(?:ASSERTION|TEST_FAILURE)'|failureType: '\w{1,40}'),?$/,
]

const isFurniture = (line: string): boolean => line.length < maximumFurniture && furniture.some((pattern) => pattern.test(line))

const indentation = (line: string): number => line.length - line.trimStart().length

/** Returns the number of lines of source code that Python prints below a frame: they are indented further. */
function sourceLines(lines: readonly string[], index: number): number {
  const frame = lines[index] ?? ''
  if (!frame.trimStart().startsWith('File "')) return 0
  let count = 0
  for (let next = lines[index + 1]; next !== undefined && next.trim() !== '' && indentation(next) > indentation(frame); ) {
    count += 1
    next = lines[index + 1 + count]
  }
  return count
}

/** Returns the index after the properties that Node.js prints below the frames of an assertion: the two values and its operator. */
function endOfProperties(lines: readonly string[], index: number): number {
  if (!/^\s*generatedMessage: /.test(lines[index] ?? '')) return index
  let end = index + 1
  while (end - index < maximumProperties && !/^\s*operator: '/.test(lines[end] ?? "operator: '")) end += 1
  while (/^\s*(?:operator: '[^']{1,40}'|diff: '\w{1,40}'|[}\]]),?$/.test(lines[end] ?? '')) end += 1
  return end
}

/** Divides a text into the frames of its stack trace and its other lines, in their order. The time is linear in the length of the text. */
export function readTrace(text: string): readonly TraceItem[] {
  const lines = displayText(text.slice(0, maximumLength)).split('\n')
  const items: TraceItem[] = []
  // Braces that Node.js opens after the last frame of an error, before its properties.
  let openBraces = 0
  for (let index = 0; index < lines.length; index += 1) {
    const end = endOfProperties(lines, index)
    if (end > index) openBraces = 0
    index = end
    const line = lines[index]
    if (line === undefined) break
    const pair = twoLineFrame(line, lines[index + 1] ?? '')
    const frame = pair ?? traceFrame(line)
    if (frame !== undefined) {
      const end = index + 1 + (pair === undefined ? sourceLines(lines, index) : 1)
      const text = lines.slice(index, end).join('\n')
      if (text.endsWith(') {')) openBraces += 1
      items.push({ frame, text: text.replace(/(?<=\)) \{$/, '') })
      index = end - 1
    } else if (openBraces > 0 && /^\s*\},?$/.test(line)) openBraces -= 1
    else if (!isFurniture(line.trim())) items.push({ text: line.trimEnd() })
  }
  return items
}
