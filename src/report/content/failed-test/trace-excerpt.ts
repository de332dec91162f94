import { placeText } from '../../../base/text/place-text.js'
import { libraryFrameCount } from '../../../judge/stack-frames/library-frame.js'
import type { TraceItem } from '../../../judge/stack-frames/stack-trace.js'
import type { TraceFrame } from '../../../judge/stack-frames/trace-frame.js'

/** The facts that make a trace shorter. */
export interface TraceContext {
  /** The place that is already shown: relative to the repository, or as in the result file. */
  readonly place?: { readonly file: string; readonly line?: number | undefined } | undefined
  /** The name of the test, for its own frame if the runtime gives it none. */
  readonly testName: string
}

/** Returns the part of the paths before the repository, if a frame is in a file whose path in the repository is known. */
export function rootOf(frames: readonly TraceFrame[], place: TraceContext['place']): string {
  if (place === undefined) return ''
  const ending = place.file.replaceAll('\\', '/')
  for (const { file = '' } of frames) {
    const path = file.replaceAll('\\', '/')
    if (path !== ending && path.endsWith(`/${ending}`)) return path.slice(0, -ending.length)
  }
  return ''
}

/** Returns the path of a file relative to the repository, if the file is in it. */
export const withoutRoot = (file: string, root: string): string => {
  const path = file.replaceAll('\\', '/')
  if (root !== '' && path.startsWith(root)) return path.slice(root.length)
  return file.replace(/^\.[\\/]/, '')
}

/** Returns whether a function has no name or the name of the test. */
const isNamedLike = (call: string | undefined, testName: string): boolean =>
  call === undefined || call === testName || call.slice(-testName.length - 1) === `.${testName}`

/** Describes the frames that are left out. */
const leftOut = (folders: readonly string[]): readonly string[] =>
  folders.length === 0 ? [] : [`${libraryFrameCount(folders.length, folders)} left out`]

/**
 * Returns a stack trace with the frames of the project in columns, and the number of the others.
 * @returns undefined if no frame belongs to the project; no lines if the only frame is the place that is already shown
 */
export function traceExcerpt(items: readonly TraceItem[], { place, testName }: TraceContext): readonly string[] | undefined {
  const frames = items.flatMap(({ frame }) => frame ?? [])
  const own = frames.filter(({ library }) => library === undefined)
  if (own.length === 0) return undefined
  const root = rootOf(own, place)
  const rows = new Map(
    own.map((frame) => {
      const file = withoutRoot(frame.file ?? '', root)
      const isPlace = file === place?.file.replaceAll('\\', '/') && frame.line === place.line
      return [frame, { place: placeText({ ...frame, path: file }), isPlace, call: frame.call ?? (isPlace ? testName : '') }]
    }),
  )
  const [first] = rows.values()
  const isKnown = items.length === 1 && first?.isPlace === true && isNamedLike(own[0]?.call, testName)
  if (isKnown) return []
  const width = Math.max(...[...rows.values()].map((row) => row.place.length))
  const lines = items.flatMap(({ text, frame }) => {
    if (frame === undefined) return [text]
    const row = rows.get(frame)
    return row === undefined ? [] : [row.call === '' ? row.place : `${row.place.padEnd(width)}  ${row.call}`]
  })
  return [...lines, ...leftOut(frames.flatMap(({ library }) => library ?? []))]
}
