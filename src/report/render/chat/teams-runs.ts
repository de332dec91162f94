import { definedFields } from '../../../base/defined-fields.js'
import { displayLine } from '../../../base/text/display-text.js'
import type { Cell, Code, Inline } from '../../tree/node.js'
import { handleNode, type NodeHandlers } from '../node-handlers.js'
import { signs } from '../status-signs.js'
import { cardCodeText, cardLink, cardText, withoutFunctions, withoutMentions } from './card-text.js'
import type { CardElement, Run, TextStyle } from './teams-card.js'

/**
 * Creates a text run. Unlike a TextBlock, it is not parsed as Markdown (adaptivecards.io/explorer/TextRun.html), so only the functions
 * for dates must be escaped, which clients replace in any text.
 */
function run(text: string, style: TextStyle): readonly Run[] {
  const shown = withoutFunctions(text)
  if (shown === '') return []
  return [Object.keys(style).length === 0 ? shown : { type: 'TextRun', text: shown, ...style }]
}

const handlers: NodeHandlers<Inline, readonly Run[], [style: TextStyle]> = {
  text: ({ value }, style) => run(cardText(value), style),
  strong: ({ children }, style) => textRuns(children, { ...style, weight: 'bolder' }),
  emphasis: ({ children }, style) => textRuns(children, { ...style, italic: true }),
  small: ({ children }, style) => textRuns(children, { ...style, size: 'small', isSubtle: true }),
  break: (_node, style) => run('\n', style),
  inlineCode: ({ value }, style) => run(withoutMentions(displayLine(value)), { size: 'small', ...style, fontType: 'monospace' }),
  link({ url, children }, style) {
    const target = cardLink(url)
    return textRuns(children, target === undefined ? style : { ...style, selectAction: { type: 'Action.OpenUrl', url: target } })
  },
  badge: ({ status, value }, style) => run(value === '' ? signs[status] : `${signs[status]} ${cardText(value)}`, style),
}

/** Joins adjacent runs without a style. */
function joined(runs: readonly Run[]): readonly Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (typeof run === 'string' && typeof last === 'string') whole[whole.length - 1] = last + run
    else whole.push(run)
  }
  return whole
}

/** Renders a line of a card; empty if nothing is visible. */
export const textRuns = (nodes: Cell, style: TextStyle = {}): readonly Run[] =>
  joined(nodes.flatMap((node) => handleNode(handlers, node, style)))

const codeStyle: TextStyle = { fontType: 'monospace', size: 'small' }

const diffColor = (line: string) => (line.startsWith('-') ? 'attention' : line.startsWith('+') ? 'good' : undefined)

/** Makes spaces no-break, because clients collapse them. The last of each run stays a space, so that the line can wrap there. */
const withSpaces = (text: string) => text.replace(/\t/g, '    ').replace(/ (?= )|^ /gm, '\u00a0')

/** Renders the lines of a code block. In a diff, expected lines are red and received lines are green. */
export function codeRuns(value: string, language: Code['language']): readonly Run[] {
  const shown = withSpaces(cardCodeText(value))
  if (language !== 'diff') return run(shown, codeStyle)
  const parts: { readonly color: ReturnType<typeof diffColor>; readonly lines: string[] }[] = []
  for (const line of shown.split('\n')) {
    const color = diffColor(line)
    const last = parts.at(-1)
    if (last !== undefined && last.color === color) last.lines.push(line)
    else parts.push({ color, lines: [line] })
  }
  return parts.flatMap(({ color, lines }, index) =>
    run(lines.join('\n') + (index < parts.length - 1 ? '\n' : ''), color === undefined ? codeStyle : { ...codeStyle, color }),
  )
}

/** Creates a block of text; none if nothing is visible, because clients report an error for an empty block. */
export const richText = (inlines: readonly Run[], spacing?: NonNullable<CardElement['spacing']>): readonly CardElement[] =>
  inlines.length === 0 ? [] : [{ type: 'RichTextBlock', inlines, ...definedFields({ spacing }) }]
