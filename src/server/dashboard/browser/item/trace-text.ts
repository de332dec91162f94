import { button, type Child, element } from '../../../../base/browser/element.js'
import { libraryFrameCount } from '../../../../judge/stack-frames/library-frame.js'
import { readTrace, type TraceItem } from '../../../../judge/stack-frames/stack-trace.js'

/** Successive frames of libraries, or one other line. */
type Part = { readonly item: TraceItem } | { readonly libraries: TraceItem[] }

/** Creates the lines of a message with its stack trace. The frames of libraries are folded. */
export function traceText(text: string): readonly HTMLElement[] {
  const parts: Part[] = []
  for (const item of readTrace(text)) {
    const last = parts.at(-1)
    if (item.frame?.library === undefined) parts.push({ item })
    else if (last !== undefined && 'libraries' in last) last.libraries.push(item)
    else parts.push({ libraries: [item] })
  }
  return parts.flatMap((part) => ('item' in part ? [line('', ...named(part.item))] : folded(part.libraries)))
}

const line = (kind: '' | ' library', ...content: readonly Child[]): HTMLElement => element('span', { class: `line${kind}` }, ...content)

function folded(frames: readonly TraceItem[]): readonly HTMLElement[] {
  const lines = frames.map(({ text }) => line(' library', text))
  const folders = frames.map(({ frame }) => frame?.library ?? '')
  const hidden = element('span', { tabindex: '-1' }, ...lines)
  hidden.hidden = true
  const show = button(`${libraryFrameCount(frames.length, folders)} — show`, { class: 'line library unfold' }, () => {
    hidden.hidden = false
    hidden.focus()
    show.remove()
  })
  return [show, hidden]
}

/** Returns a line with the function of its frame in bold. */
function named({ text, frame }: TraceItem): readonly Child[] {
  const call = frame?.call ?? ''
  const start = call === '' ? -1 : text.indexOf(call)
  if (start === -1) return [text === '' ? ' ' : text]
  return [text.slice(0, start), element('b', {}, call), text.slice(start + call.length)]
}
