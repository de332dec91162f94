import { shorten } from '../../../base/text/shorten.js'
import type { Block, Cell, Inline, ListItem } from '../../tree/node.js'
import { handleNode, type NodeHandlers } from '../node-handlers.js'
import { severities, squares } from '../status-signs.js'
import { cardText, markdownText } from './card-text.js'
import { foldPreview } from './fold-preview.js'
import { plainInline } from './plain-inline.js'
import type { CardElement, ContainerStyle, TextStyle } from './teams-card.js'
import { codeRuns, richText, textRuns } from './teams-runs.js'
import { tableElements } from './teams-tables.js'

/** The place of a block in a card. */
interface Place {
  /** The number of sections around it. */
  readonly depth: number
  /** Returns a new name for an element on every call. */
  readonly nextId: () => string
}

const container = (style: ContainerStyle, items: readonly CardElement[]): readonly CardElement[] =>
  items.length === 0 ? [] : [{ type: 'Container', style, items }]

const boxes = { note: 'accent', tip: 'good', important: 'accent', warning: 'warning', caution: 'attention' } as const

function listItem(item: ListItem, marker: string, place: Place): readonly CardElement[] {
  const [first, ...others] = item.children
  if (first?.type === 'paragraph' && others.length === 0)
    return richText(textRuns([{ type: 'text', value: marker }, ...first.children]), 'small')
  const items = elementsOf(item.children, place)
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

/** The number of lines in a closed section. Hidden elements count towards the limit of a card. */
const foldedLines = 20
const maximumActionTitle = 100

/** Splits a paragraph at its line breaks. Each line is a block, because a break inside of a block is not documented. */
function linesOf(nodes: readonly Inline[]): readonly (readonly Inline[])[] {
  const lines: Inline[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'break') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}

const handlers: NodeHandlers<Block, readonly CardElement[], [place: Place]> = {
  heading: ({ depth, children }) => richText(textRuns(children, titles[depth - 2] ?? smallTitle)),
  paragraph: ({ children }) => linesOf(children).flatMap((line, index) => richText(textRuns(line), index === 0 ? undefined : 'none')),
  list: ({ ordered, children }, place) => children.flatMap((item, index) => listItem(item, ordered ? `${index + 1}. ` : '• ', place)),
  table: (table) => tableElements(table),
  code: ({ value, language }) => container('emphasis', richText(codeRuns(value, language))),
  alert: ({ severity, children }, place) =>
    container(boxes[severity], [
      ...richText(textRuns([{ type: 'text', value: severities[severity] }], smallTitle)),
      ...elementsOf(children, place),
    ]),
  // Small, so that a phone shows the whole bar in one line.
  chart: ({ parts }) =>
    richText(
      textRuns([{ type: 'text', value: parts.map(({ status, cells }) => squares[status].repeat(cells)).join('') }], { size: 'small' }),
    ),
  divider: () => [],
  markdown: ({ parts }) => richText(textRuns([{ type: 'text', value: markdownText(parts) }])),
  section({ title, fold, isDetail, children }, place) {
    if (isDetail) return []
    const { depth } = place
    const isClosed = fold === 'closed'
    const items = elementsOf(isClosed ? foldPreview(children, foldedLines) : children, { ...place, depth: depth + 1 })
    if (items.length === 0) return []
    const marker: Cell = isClosed ? [{ type: 'text', value: '▸ ' }] : []
    const heading = richText(textRuns([...marker, ...title], titles[depth + 1] ?? smallTitle), depth === 0 ? 'large' : 'medium')
    const shown = isClosed ? folded(plainInline(title), heading, items, place.nextId()) : [...heading, ...items]
    return shown.map((element, index) => (depth === 0 && index === 0 ? { ...element, separator: true as const } : element))
  },
}

/** Renders content that is hidden until the reader selects its heading. */
function folded(title: string, heading: readonly CardElement[], items: readonly CardElement[], id: string): readonly CardElement[] {
  const action = { type: 'Action.ToggleVisibility', title: cardText(shorten(title, maximumActionTitle)), targetElements: [id] } as const
  return [
    { type: 'Container', selectAction: action, items: heading },
    { type: 'Container', id, isVisible: false, items },
  ]
}

/** Renders blocks as elements of a card. */
export function cardElements(nodes: readonly Block[]): readonly CardElement[] {
  let folds = 0
  const nextId = () => {
    folds += 1
    return `fold-${folds}`
  }
  return elementsOf(nodes, { depth: 0, nextId })
}

function elementsOf(nodes: readonly Block[], place: Place): readonly CardElement[] {
  const shown: CardElement[] = []
  let isDivided = false
  for (const node of nodes) {
    // Cards have no divider, so the element below draws a separator.
    if (node.type === 'divider') isDivided = shown.length > 0
    for (const element of handleNode(handlers, node, place)) {
      shown.push(isDivided ? { ...element, separator: true } : element)
      isDivided = false
    }
  }
  return shown
}
