import { toHtml } from 'hast-util-to-html'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { pageHtml } from './page.js'
import { safeTree } from './safe-html.js'

/** The look of Markdown on GitHub (github-markdown-css has the same values), in the theme of the reader. */
const githubStyle = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: light-dark(#ffffff, #0d1117); color: light-dark(#1f2328, #f0f6fc); font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
.box { max-width: 880px; margin: 0 auto; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px }
.box > header { padding: 8px 16px; border-bottom: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px 6px 0 0; background: light-dark(#f6f8fa, #151b23); color: light-dark(#59636e, #9198a1) }
.box > header b { color: light-dark(#1f2328, #f0f6fc) }
.bot { padding: 0 6px; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 2em; font-size: 12px }
.markdown-body { padding: 16px; overflow-wrap: break-word }
.markdown-body > :first-child { margin-top: 0 }
.markdown-body > :last-child { margin-bottom: 0 }
p, blockquote, ul, ol, table, pre, details { margin: 0 0 16px }
h1, h2, h3, h4, h5, h6 { margin: 24px 0 16px; font-weight: 600; line-height: 1.25 }
h1 { font-size: 2em }
h2 { font-size: 1.5em }
h3 { font-size: 1.25em }
h4 { font-size: 1em }
h1, h2 { padding-bottom: .3em; border-bottom: 1px solid light-dark(#d1d9e0b3, #3d444db3) }
.box > header :is(h1, h2) { margin: 0; padding: 0; border: 0; font: inherit }
a { color: light-dark(#0969da, #4493f8); text-decoration: underline; text-underline-offset: .2rem }
ul, ol { padding-left: 2em }
li + li { margin-top: .25em }
li > p { margin-top: 16px }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0; border-collapse: collapse }
th, td { padding: 6px 13px; border: 1px solid light-dark(#d1d9e0, #3d444d) }
th { font-weight: 600 }
tr:nth-child(2n) { background: light-dark(#f6f8fa, #151b23) }
code { padding: .2em .4em; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 85% ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: break-spaces }
pre { padding: 16px; overflow: auto; border-radius: 6px; background: light-dark(#f6f8fa, #151b23); line-height: 1.45 }
pre code { padding: 0; background: none; white-space: pre }
.added { background: light-dark(#dafbe1, #033a16); color: light-dark(#116329, #aff5b4) }
.removed { background: light-dark(#ffebe9, #67060c); color: light-dark(#82071e, #ffdcd7) }
sub { font-size: 75%; vertical-align: baseline; position: relative; bottom: -.25em; line-height: 0 }
summary { cursor: pointer }
hr { height: .25em; margin: 24px 0; border: 0; background: light-dark(#d1d9e0, #3d444d) }
blockquote { padding: 0 1em; border-left: .25em solid light-dark(#d1d9e0, #3d444d); color: light-dark(#59636e, #9198a1) }
blockquote > :last-child { margin-bottom: 0 }
.alert { --alert: light-dark(#0969da, #4493f8); padding: 8px 16px; border-left-color: var(--alert); color: inherit }
.alert-title { margin-bottom: 4px; color: var(--alert); font-weight: 500 }
.tip { --alert: light-dark(#1a7f37, #3fb950) }
.important { --alert: light-dark(#8250df, #ab7df8) }
.warning { --alert: light-dark(#9a6700, #d29922) }
.caution { --alert: light-dark(#cf222e, #f85149) }`

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
