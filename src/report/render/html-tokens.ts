/** The parts of HTML in a user's Markdown that are kept: its text and the tags of folds. */
export type HtmlToken =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'details'; readonly isOpen: boolean }
  | { readonly type: 'detailsEnd' | 'summary' | 'summaryEnd' }

const names: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' }

function character(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd'
}

const decoded = (html: string) =>
  html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));/gi, (_, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return names[name.toLowerCase()] ?? ''
    return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
  })

/** Removes comments without a regular expression, which would take quadratic time for comments without an end. */
function withoutComments(html: string): string {
  const [before = '', ...others] = html.split('<!--')
  const behind = others.map((other) => {
    const end = other.indexOf('-->')
    return end === -1 ? '' : other.slice(end + 3)
  })
  return before + behind.join('')
}

const tag = /<[^<>]*>/g

/** Block elements. All others are part of a line. */
const isBlock = /^(?:p|div|br|hr|h[1-6]|li|[uod]l|d[td]|tr|table|thead|tbody|pre|blockquote|section|center)$/i

function tagToken(html: string): HtmlToken {
  const name = /^<\/?([a-z][\w-]*)/i.exec(html)?.[1] ?? ''
  const isEnd = html.startsWith('</')
  switch (name.toLowerCase()) {
    case 'details':
      return isEnd ? { type: 'detailsEnd' } : { type: 'details', isOpen: /\sopen\b/i.test(html) }
    case 'summary':
      return { type: isEnd ? 'summaryEnd' : 'summary' }
    case 'td':
    case 'th':
      return { type: 'text', value: ' ' }
    default:
      return { type: 'text', value: isBlock.test(name) ? '\n' : '' }
  }
}

/** Splits HTML into tokens. Drops elements, but keeps their text. */
export function htmlTokens(html: string): readonly HtmlToken[] {
  const source = withoutComments(html)
  const tokens: HtmlToken[] = []
  let from = 0
  for (const match of source.matchAll(tag)) {
    tokens.push({ type: 'text', value: decoded(source.slice(from, match.index)) }, tagToken(match[0]))
    from = match.index + match[0].length
  }
  tokens.push({ type: 'text', value: decoded(source.slice(from)) })
  return tokens
}
