import { countOf } from '../../../../base/text/counts.js'
import { readTrace } from '../../../../judge/stack-frames/stack-trace.js'
import { type TraceContext, traceExcerpt } from '../../../../report/content/failed-test/trace-excerpt.js'

/** Returns the first lines of a trace as a comment shows it: without the frames of libraries. A text without frames stays as it is. */
export function shortTrace(text: string, context: TraceContext, limit: number): readonly string[] {
  if (text.trim() === '') return []
  const lines = (traceExcerpt(readTrace(text), context) ?? text.split('\n')).filter((line) => line.trim() !== '')
  const more = lines.length - limit
  return more > 0 ? [...lines.slice(0, limit), `… ${countOf(more, 'more line')}`] : lines
}
