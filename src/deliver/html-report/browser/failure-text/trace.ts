import { countOf, formatCount } from '../../../../base/text/counts.js'
import { readTrace, type TraceItem } from '../../../../judge/stack-frames/stack-trace.js'
import { traceFrame } from '../../../../judge/stack-frames/trace-frame.js'
import { rootOf, type TraceContext, withoutRoot } from '../../../../report/content/failed-test/trace-excerpt.js'
import type { TestDetails } from '../../data/page-data.js'
import { functionSpan } from './function-name.js'

/** A line of a trace, and the position of the function's name in it. */
export interface ShownTraceLine {
  readonly text: string
  readonly name?: readonly [from: number, to: number]
}

/** Successive lines of the project, or successive frames of libraries. */
export interface TracePart {
  readonly lines: readonly ShownTraceLine[]
  /** Absent for lines that are not frames of a library. */
  readonly libraries?: { readonly frames: number; readonly names: readonly string[] }
}

/** A stack trace in parts, and the number of its frames. */
export interface Trace {
  readonly parts: readonly TracePart[]
  readonly projectFrames: number
  readonly libraryFrames: number
}

/** Returns the place of a test as the readers of traces need it. */
export const tracePlace = (source: TestDetails['source']): TraceContext['place'] => source && { file: source[0], line: source[1] }

/** Returns whether a line is a frame of a stack trace. */
export const isFrameLine = (line: string): boolean => traceFrame(line) !== undefined

/**
 * Divides a text into frames of the project, frames of libraries, and other lines.
 * @param place the place of the test in the repository, from which the folder of the repository is known
 */
export function foldTrace(text: string, place?: TraceContext['place']): Trace {
  const parts: { lines: ShownTraceLine[]; libraries?: { frames: number; names: string[] } }[] = []
  let [projectFrames, libraryFrames] = [0, 0]
  const items = readTrace(text)
  const own = items.flatMap(({ frame }) => (frame === undefined || frame.library !== undefined ? [] : frame))
  const root = rootOf(own, place)
  for (const item of items) {
    const library = item.frame?.library
    const lines = linesOf(library === undefined ? withShortPath(item, root) : item)
    const last = parts.at(-1)
    if (library === undefined) {
      if (item.frame !== undefined) projectFrames += 1
      if (last !== undefined && last.libraries === undefined) last.lines.push(...lines)
      else parts.push({ lines: [...lines] })
      continue
    }
    libraryFrames += 1
    if (last?.libraries === undefined) parts.push({ lines: [...lines], libraries: { frames: 1, names: [library] } })
    else {
      last.lines.push(...lines)
      last.libraries.frames += 1
      if (!last.libraries.names.includes(library)) last.libraries.names.push(library)
    }
  }
  return { parts, projectFrames, libraryFrames }
}

/** Writes the path of a frame relative to the repository. */
function withShortPath(item: TraceItem, root: string): TraceItem {
  const { text, frame } = item
  const file = frame?.file
  if (file === undefined || root === '') return item
  const path = withoutRoot(file, root)
  if (path === file) return item
  const written = [`file:///${file}`, `file://${file}`, file].find((each) => text.includes(each)) ?? file
  return { text: text.replace(written, () => path), frame: { ...frame, file: path } }
}

/** Python, Go and Rust write a frame on several lines. */
function linesOf({ text, frame }: TraceItem): readonly ShownTraceLine[] {
  const lines = text.split('\n')
  const names = lines.map((line) => frame && functionSpan(line, frame))
  const first = names.findIndex((name) => name !== undefined)
  return lines.map((line, index) => {
    const name = index === first ? names[index] : undefined
    return name === undefined ? { text: line } : { text: line, name }
  })
}

/** Describes the frames: `2 frames of the project, 4 of libraries`. */
export function frameCounts({ projectFrames, libraryFrames }: Trace): string {
  if (projectFrames === 0) return libraryFrames === 0 ? '' : `${countOf(libraryFrames, 'frame')} of libraries`
  return `${countOf(projectFrames, 'frame')} of the project${libraryFrames === 0 ? '' : `, ${formatCount(libraryFrames)} of libraries`}`
}
