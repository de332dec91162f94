import { type Parsed, parse } from '../../../report/render/parsed-markdown.js'

interface Node extends Parsed {
  readonly children?: readonly Node[]
  readonly depth?: number
  readonly align?: readonly (string | null)[]
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const inside = ({ children = [] }: Node): string => children.map(shown).join('')

const diffLine = (line: string) =>
  /^[-+]/.test(line) ? `<span class="${line[0] === '-' ? 'del' : 'ins'}">${escaped(line)}</span>` : escaped(line)

function codeBlock({ value = '', lang }: Node): string {
  const lines = value.split('\n')
  return `<pre><code>${lang === 'diff' ? lines.map(diffLine).join('\n') : escaped(value)}</code></pre>`
}

function table({ align = [], children = [] }: Node): string {
  const rows = children.map((row, index) => {
    const element = index === 0 ? 'th' : 'td'
    const cells = (row.children ?? []).map((cell, column) => `<${element} align="${align[column] ?? ''}">${inside(cell)}</${element}>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table>${rows.join('')}</table>`
}

/** Writes a node of Markdown as GitHub shows it. Only for Markdown without untrusted elements. */
function shown(node: Node): string {
  const { type, value = '', url = '' } = node
  switch (type) {
    case 'heading':
      return `<h${node.depth}>${inside(node)}</h${node.depth}>`
    case 'paragraph':
      return `<p>${inside(node)}</p>`
    case 'list':
      return `<ul>${inside(node)}</ul>`
    case 'listItem':
      return `<li>${inside(node).replace(/^<p>(.*)<\/p>$/s, '$1')}</li>`
    case 'blockquote':
      return `<blockquote>${inside(node).replace('[!CAUTION]', '<b>Caution</b><br>')}</blockquote>`
    case 'code':
      return codeBlock(node)
    case 'table':
      return table(node)
    case 'inlineCode':
      return `<code>${escaped(value)}</code>`
    case 'strong':
      return `<strong>${inside(node)}</strong>`
    case 'link':
      return `<a href="${escaped(url)}">${inside(node)}</a>`
    case 'html':
      return value
    case 'text':
      return escaped(value)
    default:
      return inside(node)
  }
}

/** The metrics and colors of GitHub's pages. */
const style = `
  :root { color-scheme: light dark }
  body { margin: 0; padding: 16px; font: 14px/1.5 "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif; overflow-wrap: break-word;
    color: light-dark(#1f2328, #f0f6fc); background: light-dark(#fff, #0d1117) }
  main > :first-child { margin-top: 0 }
  h2, h3 { margin: 24px 0 16px; line-height: 1.25; font-weight: 600 }
  h2 { font-size: 1.5em; padding-bottom: .3em; border-bottom: 1px solid light-dark(#d1d9e0b3, #3d444db3) }
  h3 { font-size: 1.25em }
  p, ul, table, pre, details, blockquote { margin: 0 0 16px }
  ul { padding-left: 2em } li + li { margin-top: .25em }
  a { color: light-dark(#0969da, #4493f8); text-decoration: none }
  code { padding: .2em .4em; border-radius: 6px; font: 85% "DejaVu Sans Mono", monospace; background: light-dark(#818b981f, #656c7633) }
  pre { padding: 16px; overflow: auto; border-radius: 6px; line-height: 1.45; background: light-dark(#f6f8fa, #151b23) }
  pre code { padding: 0; background: none }
  .del { background: light-dark(#ffebe9, #67060c) } .ins { background: light-dark(#dafbe1, #033a16) }
  table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse }
  th, td { padding: 6px 13px; border: 1px solid light-dark(#d1d9e0, #3d444d) }
  blockquote { padding: 0 1em; border-left: .25em solid light-dark(#cf222e, #da3633) }
  sub { font-size: 75%; line-height: 0; position: relative; bottom: -.25em; vertical-align: baseline }`

/** Shows a comment or a job summary as GitHub does. */
export const githubPage = (markdown: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${inside(parse(markdown) as Node)}</main>`
