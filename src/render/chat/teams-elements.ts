import type { Block, ListItem } from '../../report/node.js'
import { severities, squares } from '../status-signs.js'
import { markdownText } from './card-text.js'
import type { CardElement, ContainerStyle, TextStyle } from './teams-card.js'
import { codeRuns, richText, textRuns } from './teams-runs.js'
import { tableElements } from './teams-tables.js'

/** A function for every type of node: one that is missing does not compile. */
type Handlers = {
  readonly [Type in Block['type']]: (node: Extract<Block, { readonly type: Type }>, depth: number) => readonly CardElement[]
}

const container = (style: ContainerStyle, items: readonly CardElement[]): readonly CardElement[] =>
  items.length === 0 ? [] : [{ type: 'Container', style, items }]

const boxes = { note: 'accent', tip: 'good', important: 'accent', warning: 'warning', caution: 'attention' } as const

function listItem(item: ListItem, marker: string): readonly CardElement[] {
  const [first, ...others] = item.children
  if (first?.type === 'paragraph' && others.length === 0)
    return richText(textRuns([{ type: 'text', value: marker }, ...first.children]), 'small')
  const items = cardElements(item.children)
  if (items.length === 0) return []
  return [
    {
      type: 'ColumnSet',
      spacing: 'small',
      columns: [
        { type: 'Column', width: 'auto', items: richText([marker.trim()]) },
        { type: 'Column', width: 'stretch', items },
      ],
    },
  ]
}

const titles: readonly TextStyle[] = [
  { size: 'large', weight: 'bolder' },
  { size: 'medium', weight: 'bolder' },
]
const smallTitle: TextStyle = { weight: 'bolder' }

const handlers: Handlers = {
  heading: ({ depth, children }) => richText(textRuns(children, titles[depth - 2] ?? smallTitle)),
  paragraph: ({ children }) => richText(textRuns(children)),
  list: ({ ordered, children }) => children.flatMap((item, index) => listItem(item, ordered ? `${index + 1}. ` : '• ')),
  table: tableElements,
  code: ({ value, language }) => container('emphasis', richText(codeRuns(value, language))),
  alert: ({ severity, children }) =>
    container(boxes[severity], [
      ...richText(textRuns([{ type: 'text', value: severities[severity] }], smallTitle)),
      ...cardElements(children),
    ]),
  // Small, so that a phone shows the whole bar in one line.
  chart: ({ parts }) =>
    richText(
      textRuns([{ type: 'text', value: parts.map(({ status, cells }) => squares[status].repeat(cells)).join('') }], { size: 'small' }),
    ),
  divider: () => [],
  markdown: ({ parts }) => richText(textRuns([{ type: 'text', value: markdownText(parts) }])),
  section({ title, fold, children }, depth) {
    // Nobody could open it here; the full report has it.
    if (fold === 'closed') return []
    const items = cardElements(children, depth + 1)
    const heading = richText(textRuns(title, titles[depth + 1] ?? smallTitle), depth === 0 ? 'large' : 'medium')
    return items.length === 0
      ? []
      : [...heading.map((element) => (depth === 0 ? { ...element, separator: true as const } : element)), ...items]
  },
}

/** The elements of a card that show some blocks. */
export function cardElements(nodes: readonly Block[], depth = 0): readonly CardElement[] {
  const shown: CardElement[] = []
  let isDivided = false
  for (const node of nodes) {
    // A card has no element for a line: the one below it draws it.
    if (node.type === 'divider') isDivided = shown.length > 0
    // The type of a node picks the handler of that very type, which TypeScript cannot follow through an index by a union.
    for (const element of handlers[node.type](node as never, depth)) {
      shown.push(isDivided ? { ...element, separator: true } : element)
      isDivided = false
    }
  }
  return shown
}
