import { stackFrames } from '../../../stack-frames/stack-frames.js'
import { formatCount } from '../../../text/counts.js'
import { libraryOf } from './library-frame.js'

/** A line of a trace, and the position of the function's name in it. */
export interface TraceLine {
  readonly text: string
  readonly name?: readonly [from: number, to: number]
}

/** Successive lines of the project, or successive frames of libraries. */
export interface TracePart {
  readonly lines: readonly TraceLine[]
  /** Absent for lines that are not frames of a library. */
  readonly libraries?: { readonly frames: number; readonly names: readonly string[] }
}

/** A stack trace in parts, and the number of its frames. */
export interface Trace {
  readonly parts: readonly TracePart[]
  readonly projectFrames: number
  readonly libraryFrames: number
}

/** Longer lines are no frames. */
const maximumFrameLength = 2000

// `at shop.cart.add (cart.ts:1:2)`, `at async Object.add (…)`, ` ❯ add cart.ts:1:2`, `#2  add (package:shop/cart.dart:1:2)`.
const callBefore =
  /^\s*(?:\p{L}{1,5}|❯|#\d{1,5}:?|\d{1,5}:) {1,8}(?:async |new )*([\p{L}\p{N}_$<>#.:/@[\]~+-]{1,300}?)(?= ?\(| .*\d$| in |$)/u
// `File "cart.py", line 3, in add`, `cart.rb:3:in 'add'`.
const callAfter = /(?:, in |:in [`'])([^\s'`(]{1,200})/
// A frame of Java or .NET may have no place.
const frameStart = /^\s*(?:(?:at|bei|à|en|в|w) \S|❯ \S|#\d{1,5}:? )/

interface Frame {
  readonly library: string | undefined
  readonly line: TraceLine
}

/** Divides a text into frames of the project, frames of libraries, and other lines. The time is linear in the length of the text. */
export function foldTrace(text: string): Trace {
  const parts: { lines: TraceLine[]; libraries?: { frames: number; names: string[] } }[] = []
  const lines = text.split('\n')
  let counts = { projectFrames: 0, libraryFrames: 0 }
  for (let index = 0; index < lines.length; index += 1) {
    const frame = frameAt(lines[index] ?? '')
    const own = [frame.line ?? { text: lines[index] ?? '' }]
    let library = frame.library
    // Python prints the source after a frame.
    const isFollowed = frame.line !== undefined && /^\s*File "/.test(lines[index] ?? '')
    // Go and Rust print the function in a line of its own, and the place in the next one.
    const placed = frame.line === undefined && placeAfter(lines[index] ?? '', lines[index + 1])
    if (placed) {
      index += 1
      library = libraryOf(lines[index] ?? '')
      own.push({ text: lines[index] ?? '' })
    }
    while (isFollowed && isSourceLine(lines[index + 1])) own.push({ text: lines[++index] ?? '' })
    const isFrame = frame.line !== undefined || placed
    const last = parts.at(-1)
    if (!isFrame || library === undefined) {
      if (isFrame) counts = { ...counts, projectFrames: counts.projectFrames + 1 }
      if (last !== undefined && last.libraries === undefined) last.lines.push(...own)
      else parts.push({ lines: own })
      continue
    }
    counts = { ...counts, libraryFrames: counts.libraryFrames + 1 }
    if (last?.libraries === undefined) parts.push({ lines: own, libraries: { frames: 1, names: [library] } })
    else {
      last.lines.push(...own)
      last.libraries.frames += 1
      if (!last.libraries.names.includes(library)) last.libraries.names.push(library)
    }
  }
  return { parts, ...counts }
}

/** Returns whether a line is a frame of a stack trace. */
export const isFrameLine = (line: string): boolean => frameAt(line).line !== undefined

function frameAt(line: string): Partial<Frame> {
  if (line.length > maximumFrameLength) return {}
  const isPlace = !stackFrames(line).next().done
  if (!isPlace && !frameStart.test(line)) return {}
  // A sentence of a message may contain a place, but it is not a frame.
  if (isPlace && /^\S+ \S+ \S+ \S+ \S+ /.test(line) && !frameStart.test(line)) return {}
  const match = callAfter.exec(line) ?? callBefore.exec(line)
  const name = match?.[1] ?? ''
  const from = match === null ? 0 : match.index + match[0].indexOf(name)
  // A frame without a function has only its place.
  const hasName = name !== '' && !/:\d/.test(name)
  return { library: libraryOf(line), line: hasName ? { text: line, name: [from, from + name.length] } : { text: line } }
}

/** Returns whether the next line is the place of the function in this line: `\tcart.go:12 +0x1d`, `             at ./src/cart.rs:42:9`. */
const placeAfter = (line: string, next = ''): boolean =>
  /^(?:\s*\d{1,5}: )?[\w$.:/<>{}*()[\]~-]{1,500}/.test(line) &&
  next.length <= maximumFrameLength &&
  /^(?:\t\S+\.go:\d|\s{10,}at \S+:\d)/.test(next)

const isSourceLine = (line: string | undefined) => line !== undefined && /^ {4,}\S/.test(line) && !/^\s*File "/.test(line)

/** Describes the frames: `2 frames of the project, 4 of libraries`. */
export function frameCounts({ projectFrames, libraryFrames }: Trace): string {
  const frames = (count: number, whose: string) => `${formatCount(count)} ${count === 1 ? 'frame' : 'frames'} of ${whose}`
  if (projectFrames === 0) return libraryFrames === 0 ? '' : frames(libraryFrames, 'libraries')
  return frames(projectFrames, 'the project') + (libraryFrames === 0 ? '' : `, ${formatCount(libraryFrames)} of libraries`)
}
