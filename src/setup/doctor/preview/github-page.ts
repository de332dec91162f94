import { toHtml } from 'hast-util-to-html'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { githubStyle } from './github-style.js'
import { pageHtml } from './page.js'
import { safeTree } from './safe-html.js'

/** Where GitHub shows a Markdown text. In a comment, each line end is a break; in a job summary, it is a space. */
export type GitHubPlace = 'comment' | 'jobSummary'

/** The tree of a page, as far as it is looked at here. */
interface TreeNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: TreeNode[]
}

const alertTitles: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
}

/** Converts Markdown to HTML as GitHub does: GFM with alerts, and only the elements that GitHub allows. */
export function githubHtml(markdown: string, place: GitHubPlace): string {
  const html = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  const tree = safeTree(html)
  adapt(tree as TreeNode, place === 'comment')
  return toHtml(tree)
}

/** Marks alerts and the lines of diffs, makes line ends of comments breaks, and lets the keyboard reach what scrolls sideways. */
function adapt(node: TreeNode, hasBreaks: boolean): void {
  if (node.tagName === 'blockquote') markAlert(node)
  if (node.tagName === 'pre') markDiff(node)
  if (node.tagName === 'pre' || node.tagName === 'table') node.properties = { ...node.properties, tabIndex: 0 }
  if (node.tagName === 'pre' || node.tagName === 'code' || node.children === undefined) return
  const isParagraph = node.tagName !== undefined && ['p', 'li', 'td', 'sub', 'strong', 'em', 'a'].includes(node.tagName)
  for (const child of node.children) adapt(child, hasBreaks)
  if (hasBreaks && isParagraph) node.children = node.children.flatMap(withBreaks)
}

function withBreaks(node: TreeNode, index: number, siblings: readonly TreeNode[]): TreeNode[] {
  if (node.type !== 'text' || node.value === undefined || node.value.trim() === '') return [node]
  // The line end after a break, or before or after a block, is white space.
  const before = siblings[index - 1]
  const text = before?.tagName === 'br' ? node.value.replace(/^\n/, '') : node.value
  const lines = text.split('\n')
  return lines.flatMap((line, at): TreeNode[] => {
    const isLastEmpty = at === lines.length - 1 && line === ''
    if (at === 0) return [{ type: 'text', value: line }]
    return isLastEmpty
      ? []
      : [
          { type: 'element', tagName: 'br', properties: {}, children: [] },
          { type: 'text', value: line },
        ]
  })
}

/** Makes an alert of a quote that begins with a line such as `[!CAUTION]`. */
function markAlert(quote: TreeNode): void {
  const paragraph = quote.children?.find(({ tagName }) => tagName === 'p')
  const first = paragraph?.children?.[0]
  const [marker, word = ''] = /^\[!([A-Z]+)\][ \t]*\n?/.exec(first?.value ?? '') ?? []
  const title = alertTitles[word]
  if (paragraph === undefined || first === undefined || marker === undefined || title === undefined) return
  first.value = (first.value ?? '').slice(marker.length)
  quote.properties = { className: ['alert', word.toLowerCase()] }
  const heading: TreeNode = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['alert-title'] },
    children: [{ type: 'text', value: title }],
  }
  const isEmpty = (paragraph.children ?? []).every(({ value }) => value?.trim() === '')
  quote.children = [heading, ...(quote.children ?? []).filter((child) => child !== paragraph || !isEmpty)]
}

/** Colours the lines of a diff. */
function markDiff(pre: TreeNode): void {
  const code = pre.children?.find(({ tagName }) => tagName === 'code')
  const classes = code?.properties?.className
  if (code === undefined || !Array.isArray(classes) || !classes.includes('language-diff')) return
  const text = (code.children ?? []).map(({ value = '' }) => value).join('')
  code.children = text.split('\n').map((line, index, lines) => {
    const kind = line.startsWith('+') ? ['added'] : line.startsWith('-') ? ['removed'] : []
    const value = index < lines.length - 1 ? `${line}\n` : line
    return { type: 'element', tagName: 'span', properties: { className: kind }, children: [{ type: 'text', value }] }
  })
}

/** Writes a page that looks like the place on GitHub where a text appears. */
export function githubPage(markdown: string, place: GitHubPlace): string {
  // The text of a comment begins with a heading of the third level, a job summary with one of the second.
  const [title, head] =
    place === 'comment'
      ? ['Comment', '<h1 class="visually-hidden">Comment</h1><h2><b>github-actions</b> <span class="bot">bot</span> commented</h2>']
      : ['Job summary', '<h1>Job summary</h1>']
  const body = `<main class="box ${place === 'comment' ? 'comment' : 'summary'}"><header>${head}</header>
<article class="markdown-body">${githubHtml(markdown, place)}</article></main>`
  return pageHtml({ title, style: githubStyle, body })
}
