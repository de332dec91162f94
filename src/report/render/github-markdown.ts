import { displayLine } from '../../base/text/display-text.js'
import type { Block, Inline, Root } from '../tree/node.js'
import { codeFence, codeSpan } from './code-fence.js'
import { codeText } from './code-text.js'
import { escapeHtml, escapeMarkdown } from './escape.js'
import { linkTarget } from './link-target.js'
import { handleNode, type NodeHandlers } from './node-handlers.js'
import { signs, squares } from './status-signs.js'
import { userMarkdown } from './user-markdown.js'

/** The functions that differ between Markdown and the elements in which GitHub does not parse it. */
interface Leaves {
  readonly isMarkdown: boolean
  escape(text: string): string
  code(value: string): string
  link(url: string, children: string): string
}

const markdownLeaves: Leaves = {
  isMarkdown: true,
  escape: escapeMarkdown,
  code(value) {
    const shown = displayLine(value)
    return shown === '' ? '<code></code>' : codeSpan(shown)
  },
  link: (url, children) => `[${children}](${url.replace(/&/g, '&amp;')})`,
}

const cellLeaves: Leaves = {
  ...markdownLeaves,
  code(value) {
    const shown = displayLine(value)
    // A pipe ends a cell even inside a code span. Elsewhere an element would add invisible characters to a command that users copy.
    return shown.includes('|') ? `<code>${escapeMarkdown(shown)}</code>` : markdownLeaves.code(shown)
  },
}

const htmlLeaves: Leaves = {
  isMarkdown: false,
  escape: escapeHtml,
  code: (value) => `<code>${escapeHtml(value)}</code>`,
  link: (url, children) => `<a href="${url.replace(/&/g, '&amp;')}">${children}</a>`,
}

/**
 * Writes emphasised text as an element, not with asterisks: whether asterisks are markup depends on the characters next to them, and these
 * are untrusted. `inlinesOf` writes strong text with asterisks if they certainly are markup.
 */
function createInlineRenderer(leaves: Leaves): (nodes: readonly Inline[]) => string {
  const inline = (nodes: readonly Inline[]): string => inlinesOf(leaves, handlers, nodes)
  const handlers: NodeHandlers<Inline, string> = {
    text: ({ value }) => leaves.escape(value),
    strong: ({ children }) => `<strong>${inline(children)}</strong>`,
    emphasis: ({ children }) => `<em>${inline(children)}</em>`,
    small: ({ children }) => `<sub>${inline(children)}</sub>`,
    // Comments turn the end of a line into a break, job summaries do not.
    break: () => '<br>',
    inlineCode: ({ value }) => leaves.code(value),
    link({ url, children }) {
      const target = linkTarget(url)
      const shown = inline(children)
      return target === undefined ? shown : leaves.link(target, shown)
    },
    badge: ({ status, value }) => (value === '' ? signs[status] : `${signs[status]} ${leaves.escape(value)}`),
  }
  return inline
}

/** Whether asterisks around a text are markup if its neighbours are apart from it. Its own asterisks are escaped. */
const canBeMarked = (content: string) => /^\S/.test(content) && /\S$/.test(content)

const endsApart = (line: string) => line === '' || line.endsWith(' ') || line.endsWith('<br>')
const startsApart = (line: string) => line === '' || /^[ ,;:)]/.test(line) || line.startsWith('<br>')

/** Joins nodes. Uses asterisks for strong text wherever they certainly are markup, because a plain e-mail shows elements as written. */
function inlinesOf(leaves: Leaves, handlers: NodeHandlers<Inline, string>, nodes: readonly Inline[]): string {
  const shown = nodes.map((node) => handleNode(handlers, node))
  return nodes.reduce((line, node, index) => {
    const [whole = '', behind = ''] = shown.slice(index, index + 2)
    if (node.type !== 'strong' || !leaves.isMarkdown || !endsApart(line) || !startsApart(behind)) return line + whole
    const content = node.children.map((child) => handleNode(handlers, child)).join('')
    return line + (canBeMarked(content) ? `**${content}**` : whole)
  }, '')
}

const inMarkdown = createInlineRenderer(markdownLeaves)
const inCell = createInlineRenderer(cellLeaves)
const inHtml = createInlineRenderer(htmlLeaves)

/** Trims only the spaces that Markdown would drop. A no-break space stays: without it, a plus after it would begin a list. */
const phrase = (nodes: readonly Inline[], render = inMarkdown) => render(nodes).replace(/^ +|(?<! ) +$/g, '')
const cell = (nodes: readonly Inline[]) => phrase(nodes, inCell)
const heading = (depth: number, nodes: readonly Inline[]) => `${'#'.repeat(Math.min(depth, 6))} ${phrase(nodes)}`
const delimiters = { left: '---', center: ':-:', right: '--:' } as const
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Indents every line except the first and empty ones. */
const indented = (text: string, width: number) => text.replace(/\n(?!\n)/g, `\n${' '.repeat(width)}`)

/** Returns the line above the text of an alert. */
type AlertLine = (severity: Extract<Block, { readonly type: 'alert' }>['severity']) => string

function createBlockRenderer(alertLine: AlertLine): (nodes: readonly Block[], depth: number) => string {
  const blocks = (nodes: readonly Block[], depth: number): string => nodes.map((node) => handleNode(handlers, node, depth)).join('\n\n')
  const handlers: NodeHandlers<Block, string, [depth: number]> = {
    heading: ({ depth, children }) => heading(depth, children),
    paragraph: ({ children }) => phrase(children),
    list({ ordered, children }, depth) {
      const items = children.map((item, index) => {
        const marker = ordered ? `${index + 1}. ` : '- '
        return marker + indented(blocks(item.children, depth), marker.length)
      })
      return items.join('\n')
    },
    table: ({ align, head, rows }) =>
      [head.map(cell), align.map((side) => delimiters[side]), ...rows.map((cells) => cells.map(cell))].map(row).join('\n'),
    code({ value, language = '' }) {
      const shown = codeText(value)
      const fence = codeFence(shown)
      return `${fence}${language}\n${shown}\n${fence}`
    },
    alert: ({ severity, children }, depth) => `> ${`${alertLine(severity)}\n${blocks(children, depth)}`.replace(/\n/g, '\n> ')}`,
    chart: ({ parts }) => parts.map(({ status, cells }) => squares[status].repeat(cells)).join(''),
    divider: () => '---',
    markdown: ({ parts }) => userMarkdown(parts),
    section({ title, fold, children }, depth) {
      if (fold === 'fixed') return `${heading(depth, title)}\n\n${blocks(children, depth + 1)}`
      // Without the empty lines, GitHub does not parse the content as Markdown.
      return `<details${fold === 'open' ? ' open' : ''}>\n<summary>${inHtml(title).trim()}</summary>\n\n${blocks(children, depth + 1)}\n\n</details>`
    },
  }
  return blocks
}

const withAlerts = createBlockRenderer((severity) => `[!${severity.toUpperCase()}]`)
const withQuotedAlerts = createBlockRenderer((severity) => `<strong>${severity.charAt(0).toUpperCase()}${severity.slice(1)}</strong><br>`)

/** The depth of the heading of an outermost section, one below the headline of the report. */
const firstSection = 3

/** Renders a report as GitHub Flavored Markdown, for job summaries and comments. */
export const renderGithubMarkdown = (root: Root): string => `${withAlerts(root.children, firstSection)}\n`

/** Renders a report as GitHub Flavored Markdown for other services, which do not know the alerts of GitHub. */
export const renderPlainMarkdown = (root: Root): string => `${withQuotedAlerts(root.children, firstSection)}\n`
