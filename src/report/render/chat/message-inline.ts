import { displayLine } from '../../../base/text/display-text.js'
import type { Inline } from '../../tree/node.js'
import { wordJoiner } from '../escape.js'
import { handleNode, type NodeHandlers } from '../node-handlers.js'
import { signs } from '../status-signs.js'
import type { Dialect } from './dialect.js'
import { plainInline } from './plain-inline.js'
import { webAddress } from './web-address.js'

/** Joins two texts of a line. Separates them if they end and begin with the same markup character, which would have another meaning. */
const besideMarks = (before: string, behind: string) =>
  /[`*_]$/.test(before) && before.at(-1) === behind[0] ? before + wordJoiner + behind : before + behind

/** Removes nested strong or emphasised nodes, because chats do not support the same markup twice. */
export const without = (type: 'strong' | 'emphasis', nodes: readonly Inline[]): readonly Inline[] =>
  nodes.flatMap((node): readonly Inline[] => {
    if (node.type !== 'strong' && node.type !== 'emphasis' && node.type !== 'small') return [node]
    const children = without(type, node.children)
    return node.type === type ? children : [{ ...node, children }]
  })

/** Renders a line in the markup of a chat. */
export function messageInline(nodes: readonly Inline[], dialect: Dialect): string {
  const inline = (children: readonly Inline[]): string => children.reduce((line, node) => besideMarks(line, handleNode(handlers, node)), '')

  /** Adds markup around the trimmed content, because it is not markup next to a space. */
  function marked(children: readonly Inline[], mark: (content: string) => string): string {
    const shown = inline(children)
    const content = shown.trim()
    return content === '' ? shown : shown.replace(content, () => mark(content))
  }

  const handlers: NodeHandlers<Inline, string> = {
    text: ({ value }) => dialect.text(value),
    strong: ({ children }) => marked(without('strong', children), dialect.strong),
    emphasis: ({ children }) => marked(without('emphasis', children), dialect.emphasis),
    small: ({ children }) => inline(children),
    break: () => '\n',
    inlineCode: ({ value }) => dialect.code(displayLine(value)),
    link({ url, children }) {
      const target = webAddress(url)
      const label = plainInline(children).trim()
      return target === undefined || label === '' ? inline(children) : dialect.link(target, dialect.text(label))
    },
    badge: ({ status, value }) => (value === '' ? signs[status] : `${signs[status]} ${dialect.text(value)}`),
  }

  return inline(nodes)
}
