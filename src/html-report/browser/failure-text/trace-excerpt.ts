import { formatCount } from '../../../text/counts.js'
import { foldTrace, type TracePart } from './trace.js'

/** Returns the first lines of a trace without the frames of libraries, and a line that counts what is left out. */
export function traceExcerpt(text: string, limit: number): readonly string[] {
  const { parts } = foldTrace(text)
  const lines = parts.filter(({ libraries }) => libraries === undefined).flatMap((part) => part.lines.map((line) => line.text.trimEnd()))
  const written = lines.filter((line) => line !== '')
  const more = written.length - limit
  const left = [...(more > 0 ? [`${formatCount(more)} more ${more === 1 ? 'line' : 'lines'}`] : []), ...librariesOf(parts)]
  return [...written.slice(0, limit), ...(left.length === 0 ? [] : [`${left.join(' and ')} left out`])]
}

function librariesOf(parts: readonly TracePart[]): readonly string[] {
  const libraries = parts.flatMap((part) => part.libraries ?? [])
  const frames = libraries.reduce((sum, each) => sum + each.frames, 0)
  return frames === 0 ? [] : [libraryFrames(frames, [...new Set(libraries.flatMap(({ names }) => names))])]
}

/** Describes frames that are not shown: `4 frames of node_modules`. */
export const libraryFrames = (frames: number, names: readonly string[]): string =>
  `${formatCount(frames)} ${frames === 1 ? 'frame' : 'frames'} of ${names.length === 1 ? names[0] : 'libraries'}`
