import { closesBracket, isJson } from '../damage.js'
import type { FileFront } from './file-front.js'
import type { NeighbourKind } from './neighbour.js'

/**
 * Returns whether a file ends as it should: its last characters close the root element or the bracket that its first characters open. For
 * a JSON file of more than 64 KiB, this is only likely, see {@link closesBracket}.
 */
export function isComplete(front: FileFront, completeness?: NeighbourKind['completeness']): boolean {
  if (completeness === 'any') return true
  if (completeness === 'lines') return endsWithLine(front)
  switch (front.head.kind) {
    case 'xml':
      return closesRoot(front)
    case 'json':
      return front.isWhole ? isJson(front.text) : closesBracket(front.text, front.tail)
    case 'text':
      return true
    case 'empty':
      return false
  }
}

function closesRoot({ head, root, text, tail, isWhole }: FileFront): boolean {
  if (root === undefined) return false
  const end = withoutLastComments(tail)
  const [, name = ''] = /<\/([^<>\s/]+)\s*>$/.exec(end) ?? []
  if (name.slice(name.indexOf(':') + 1) === root.local) return true
  // A root element without content.
  return isWhole && head.kind === 'xml' && head.elements.length === 1 && end.endsWith('/>') && !text.includes('</')
}

/** Removes white space, comments and instructions from the end of XML. */
function withoutLastComments(xml: string): string {
  let end = xml.trimEnd()
  for (let start = lastComment(end); start !== -1; start = lastComment(end)) end = end.slice(0, start).trimEnd()
  return end
}

const lastComment = (xml: string): number =>
  xml.endsWith('-->') ? xml.lastIndexOf('<!--') : xml.endsWith('?>') ? xml.lastIndexOf('<?') : -1

/** Returns whether the last line is a whole value, if it is one at all. */
function endsWithLine({ tail }: FileFront): boolean {
  const last = tail.trimEnd()
  const line = last.slice(last.lastIndexOf('\n') + 1)
  return !/^[{[]/.test(line) || /[}\]]$/.test(line)
}
