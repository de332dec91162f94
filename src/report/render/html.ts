// The structure for style sheets:
//   span.badge.badge-<mark> > span.sign, span.visually-hidden               h2…h6, p, ul, ol, hr, a, strong, em, small, code, br
//   div.scroll > table > thead, tbody; th|td.right, th|td.center            pre.code, pre.diff > ins, del
//   div.alert.alert-<severity> > p.alert-title                              svg.chart > rect.cells.cells-<status>
//   section.fixed > h2…h6                                                   details.fold > summary, div.fold-content
// There are no inline styles, so the Content-Security-Policy of a page does not have to allow any.

import { displayLine, displayText } from '../../base/text/display-text.js'
import { withIsolatedParts } from '../../base/text/isolated-parts.js'
import { formatPercentage } from '../../base/text/percentages.js'
import { statusWord } from '../../base/text/status-words.js'
import type { Alignment, Block, Inline, Mark, Root } from '../tree/node.js'
import { codeText } from './code-text.js'
import { linkTarget } from './link-target.js'
import { handleNode, type NodeHandlers } from './node-handlers.js'

type NodeOf<Nodes extends { readonly type: string }, Type> = Extract<Nodes, { readonly type: Type }>

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => references[character] ?? '')

/** Escapes a text as one line, for the content of an element or a quoted attribute value. */
export const escapeHtmlText = (text: string): string => escapeMarkup(displayLine(text))

/** Escapes a text that users read, but do not copy. */
const escapeText = (text: string): string => escapeMarkup(withIsolatedParts(displayLine(text)))

const signs: Readonly<Record<Mark, string>> = {
  successful: '✓',
  failed: '✗',
  skipped: '○',
  cancelled: '⊘',
  running: '…',
  unknown: '?',
  flaky: '↻',
  waiting: '…',
  incomplete: '!',
  quarantined: '–',
}

const inlineHandlers: NodeHandlers<Inline, string> = {
  text: ({ value }) => escapeText(value),
  strong: ({ children }) => `<strong>${renderHtmlInline(children)}</strong>`,
  emphasis: ({ children }) => `<em>${renderHtmlInline(children)}</em>`,
  small: ({ children }) => `<small>${renderHtmlInline(children)}</small>`,
  break: () => '<br>',
  inlineCode: ({ value }) => `<code>${escapeHtmlText(value)}</code>`,
  link({ url, children }) {
    const target = linkTarget(url)
    const shown = renderHtmlInline(children)
    return target === undefined ? shown : `<a href="${escapeMarkup(target)}" rel="noopener noreferrer">${shown}</a>`
  },
  badge({ status, value }) {
    // Names the status for screen readers, unless a text follows the sign.
    const name = statusWord(status)
    const word = value.toLowerCase() === name ? '' : `<span class="visually-hidden">${name}</span>`
    const text = value === '' ? '' : ` ${escapeText(value)}`
    return `<span class="badge badge-${status}"><span class="sign" aria-hidden="true">${signs[status]}</span>${word}${text}</span>`
  },
}

/** Renders inline nodes as HTML. */
export const renderHtmlInline = (nodes: readonly Inline[]): string => nodes.map((node) => handleNode(inlineHandlers, node)).join('')

const firstLevel = 2
const lastLevel = 6

const classOf = (side: Alignment = 'left'): string => (side === 'left' ? '' : ` class="${side}"`)

const diffLine = (line: string): string => {
  const shown = escapeMarkup(line)
  if (line.startsWith('-')) return `<del>${shown}</del>`
  return line.startsWith('+') ? `<ins>${shown}</ins>` : shown
}

function chart(parts: NodeOf<Block, 'chart'>['parts']): string {
  const all = parts.reduce((sum, { cells }) => sum + cells, 0)
  const shown = parts.filter(({ cells }) => cells > 0)
  const label = shown.map(({ status, cells }) => `${formatPercentage(cells / all)} ${statusWord(status)}`).join(', ')
  let x = 0
  const rects = shown.map(({ status, cells }) => {
    const rect = `<rect class="cells cells-${status}" x="${x}" y="0" width="${cells}" height="1"/>`
    x += cells
    return rect
  })
  const name = label === '' ? 'no tests' : `about ${label}`
  return `<svg class="chart" viewBox="0 0 ${Math.max(all, 1)} 1" preserveAspectRatio="none" role="img" aria-label="${name}">${rects.join('')}</svg>`
}

/** Renders a report as HTML. Its outermost headings are of level 2. Markdown nodes must be parsed before. */
export function renderHtml(root: Root): string {
  let level = firstLevel - 1

  /** Closes gaps between the levels of headings, because screen readers navigate by them. A user may have skipped levels. */
  function heading(wanted: number, children: readonly Inline[]): string {
    level = Math.min(Math.max(wanted, firstLevel), level + 1, lastLevel)
    return `<h${level}>${renderHtmlInline(children)}</h${level}>`
  }
  const blocks = (nodes: readonly Block[], depth: number): string => nodes.map((node) => handleNode(blockHandlers, node, depth)).join('\n')

  /** Omits the element around a single paragraph. */
  const item = (children: readonly Block[], depth: number): string => {
    const [first, ...others] = children
    return first?.type === 'paragraph' ? [renderHtmlInline(first.children), blocks(others, depth)].join('') : blocks(children, depth)
  }
  const row = (cells: readonly (readonly Inline[])[], align: readonly Alignment[], element: string): string => {
    const shown = cells.map((cell, column) => `<${element}${classOf(align[column])}>${renderHtmlInline(cell)}</${element.split(' ')[0]}>`)
    return `<tr>${shown.join('')}</tr>`
  }

  const blockHandlers: NodeHandlers<Block, string, [depth: number]> = {
    heading: ({ depth, children }, nesting) => heading(depth + nesting, children),
    paragraph: ({ children }) => `<p>${renderHtmlInline(children)}</p>`,
    list({ ordered, children }, depth) {
      const element = ordered ? 'ol' : 'ul'
      return `<${element}>${children.map((child) => `<li>${item(child.children, depth)}</li>`).join('')}</${element}>`
    },
    // A scrollable element must be reachable by keyboard.
    table: ({ align, head, rows }) =>
      `<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead>${row(head, align, 'th scope="col"')}</thead><tbody>${rows
        .map((cells) => row(cells, align, 'td'))
        .join('\n')}</tbody></table></div>`,
    code({ value, language }) {
      const shown = codeText(value)
      return language === 'diff'
        ? `<pre class="diff" tabindex="0">${shown.split('\n').map(diffLine).join('\n')}</pre>`
        : `<pre class="code" tabindex="0">${escapeMarkup(shown)}</pre>`
    },
    alert: ({ severity, children }, depth) =>
      `<div class="alert alert-${severity}"><p class="alert-title">${severity}</p>${blocks(children, depth)}</div>`,
    chart: ({ parts }) => chart(parts),
    divider: () => '<hr>',
    markdown: ({ parts }) => `<p>${escapeMarkup(displayText(parts.map(({ text }) => text).join('')).trim())}</p>`,
    section({ title, fold, children }, depth) {
      if (fold === 'fixed') return `<section class="fixed">${heading(firstLevel + depth, title)}\n${blocks(children, depth + 1)}</section>`
      const summary = `<summary>${renderHtmlInline(title)}</summary>`
      return `<details class="fold"${fold === 'open' ? ' open' : ''}>${summary}<div class="fold-content">${blocks(children, depth)}</div></details>`
    },
  }
  return blocks(root.children, 0)
}
