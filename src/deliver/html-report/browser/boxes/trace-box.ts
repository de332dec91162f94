import { codeBlock, codeLine } from '../../../../base/browser/code-block.js'
import { button, type Child, element } from '../../../../base/browser/element.js'
import { libraryFrameCount } from '../../../../judge/stack-frames/library-frame.js'
import type { TraceContext } from '../../../../report/content/failed-test/trace-excerpt.js'
import { foldTrace, frameCounts, type ShownTraceLine, type TracePart } from '../failure-text/trace.js'
import { foldBox } from './box.js'

/** Creates the closed box of a stack trace, with the frames of libraries folded. A text without frames is called "Details". */
export function traceBox(text: string, place: TraceContext['place']): HTMLDetailsElement {
  const trace = foldTrace(text, place)
  const title = trace.projectFrames + trace.libraryFrames > 0 ? 'Stack trace' : 'Details'
  return foldBox(title, frameCounts(trace), codeBlock(title, ...trace.parts.flatMap(part)))
}

function part({ lines, libraries }: TracePart): readonly HTMLElement[] {
  if (libraries === undefined) return lines.map((each) => line('', each))
  const hidden = element('span', { class: 'folded', hidden: '' }, ...lines.map((each) => line('library', each)))
  const show = button(`${libraryFrameCount(libraries.frames, libraries.names)} — show`, { class: 'line library unfold' }, () => {
    hidden.hidden = false
    show.remove()
  })
  return [show, hidden]
}

function line(kind: '' | 'library', { text, name }: ShownTraceLine): HTMLElement {
  const content: readonly Child[] =
    name === undefined || kind === 'library' ? [text] : [text.slice(0, name[0]), element('b', {}, text.slice(...name)), text.slice(name[1])]
  return codeLine(kind, ...content)
}
