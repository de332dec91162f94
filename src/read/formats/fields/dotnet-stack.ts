import type { WritableResult } from '../../../records/record.js'

interface SourcePlace {
  readonly file: string
  readonly line: number
}

const maximumLines = 200
const maximumLineLength = 2000
/** The maximum length of the word for "line" with the spaces around it. */
const maximumWordLength = 20

/**
 * Finds the place of a test in a .NET stack trace of any language: `at Shop.Cart.Adds() in C:\Shop\Cart.cs:line 12`,
 * `bei … in …:Zeile 12.`, `at … in /shop/Cart.cs:12` (Mono).
 * @param method the method of the test, whose frame takes precedence over the frames above it
 */
export function placeInDotnetStack(stack: string, method: string | undefined): SourcePlace | undefined {
  // An async test runs in a generated class: `Shop.Cart.<Adds>d__5.MoveNext()`.
  const signs = method ? [`.${method}(`, `<${method}>`, `.${method} (`] : ['']
  let topmost: SourcePlace | undefined
  let start = 0
  for (let count = 0; count < maximumLines && start < stack.length; count += 1) {
    const end = stack.indexOf('\n', start)
    const next = end === -1 ? stack.length : end
    const frame = stack.slice(start, Math.min(next, start + maximumLineLength))
    const isOwn = signs.some((sign) => frame.includes(sign))
    // Only the topmost frame of other methods counts.
    const place = isOwn || topmost === undefined ? placeInFrame(frame) : undefined
    if (place !== undefined && isOwn) return place
    topmost ??= place
    start = next + 1
  }
  return topmost
}

/** Takes the file and the line of a test from its stack trace. */
export function placeByDotnetStack(test: WritableResult, stack: string, method: string | undefined): void {
  const place = placeInDotnetStack(stack, method)
  if (place === undefined) return
  test.file = place.file
  test.line = place.line
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

function placeInFrame(frame: string): SourcePlace | undefined {
  let end = frame.trimEnd().length
  // German .NET ends the line with a full stop.
  if (frame[end - 1] === '.') end -= 1
  let digits = end
  while (digits > 0 && isDigit(frame.charCodeAt(digits - 1))) digits -= 1
  const line = Number(frame.slice(digits, end))
  const colon = frame.lastIndexOf(':', digits)
  if (digits === end || colon === -1 || digits - colon > maximumWordLength || !(line > 0) || !Number.isSafeInteger(line)) return undefined
  const path = pathBefore(frame, colon)
  return path === undefined ? undefined : { file: path, line }
}

/** Returns the absolute path that ends at `end`. It starts after a space, with a slash, a backslash or a drive. */
function pathBefore(frame: string, end: number): string | undefined {
  for (let space = frame.indexOf(' '); space !== -1 && space < end; space = frame.indexOf(' ', space + 1)) {
    const first = frame[space + 1]
    const isDrive = frame[space + 2] === ':' && (frame[space + 3] === '\\' || frame[space + 3] === '/')
    if (first === '/' || first === '\\' || isDrive) return space + 1 < end ? frame.slice(space + 1, end) : undefined
  }
  return undefined
}
