import type { Cell, Inline } from '../../report-tree/node.js'
import { displayLine } from '../../text/display-text.js'
import { zeroWidthSpace } from '../escape.js'
import { handleNode, type NodeHandlers } from '../node-handlers.js'
import { signs } from '../status-signs.js'
import { cardCodeText, cardLink, cardText, withoutMentions } from './card-text.js'
import type { CardElement, Run, TextStyle } from './teams-card.js'

/**
 * A text run. Unlike that of a TextBlock its text is not read as Markdown (adaptivecards.io/explorer/TextRun.html), so nothing has to be
 * escaped but the functions for dates, which clients look for in any text.
 */
function run(text: string, style: TextStyle): readonly Run[] {
  const shown = text.replace(/\{(?=\{(?:DATE|TIME)\()/g, `{${zeroWidthSpace}`)
  if (shown === '') return []
  return [Object.keys(style).length === 0 ? shown : { type: 'TextRun', text: shown, ...style }]
}

const handlers: NodeHandlers<Inline, readonly Run[], [style: TextStyle]> = {
  text: ({ value }, style) => run(cardText(value), style),
  strong: ({ children }, style) => textRuns(children, { ...style, weight: 'bolder' }),
  emphasis: ({ children }, style) => textRuns(children, { ...style, italic: true }),
  inlineCode: ({ value }, style) => run(withoutMentions(displayLine(value)), { ...style, fontType: 'monospace' }),
  link({ url, children }, style) {
    const target = cardLink(url)
    return textRuns(children, target === undefined ? style : { ...style, selectAction: { type: 'Action.OpenUrl', url: target } })
  },
  badge: ({ status, value }, style) => run(value === '' ? signs[status] : `${signs[status]} ${cardText(value)}`, style),
}

/** Neighbours without a style are one run. */
function joined(runs: readonly Run[]): readonly Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (typeof run === 'string' && typeof last === 'string') whole[whole.length - 1] = last + run
    else whole.push(run)
  }
  return whole
}

/** Text in a line of a card; empty where there is nothing to see. */
export const textRuns = (nodes: Cell, style: TextStyle = {}): readonly Run[] =>
  joined(nodes.flatMap((node) => handleNode(handlers, node, style)))

const codeStyle: TextStyle = { fontType: 'monospace', size: 'small' }

const diffColor = (line: string) => (line.startsWith('-') ? 'attention' : line.startsWith('+') ? 'good' : undefined)

/** Clients collapse spaces; the last of each run stays one, so that a line can still be broken there. */
const withSpaces = (text: string) => text.replace(/\t/g, '    ').replace(/ (?= )|^ /gm, '\u00a0')

/** The lines of a code block; in a diff what was expected is red and what came instead is green. */
export function codeRuns(value: string, language: 'diff' | undefined): readonly Run[] {
  const shown = withSpaces(cardCodeText(value))
  if (language === undefined) return run(shown, codeStyle)
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

/** A block of text; nothing where there is nothing to see, which readers of cards would complain about. */
export const richText = (inlines: readonly Run[], spacing?: NonNullable<CardElement['spacing']>): readonly CardElement[] =>
  inlines.length === 0 ? [] : [{ type: 'RichTextBlock', inlines, ...(spacing === undefined ? {} : { spacing }) }]
