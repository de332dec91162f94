import type { Badge, Block, Break, Code, Inline, InlineCode, List, Mark, Paragraph, Section, Small, Strong, Text } from './node.js'

export const text = (value: string): Text => ({ type: 'text', value })

export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] })

/** The end of a line within a paragraph or a cell. */
export const lineBreak: Break = { type: 'break' }

export const small = (...children: readonly Inline[]): Small => ({ type: 'small', children })

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value })

export const code = (value: string): Code => ({ type: 'code', value })

export const yaml = (value: string): Code => ({ type: 'code', value, language: 'yaml' })

/** Lines with `-` were expected, lines with `+` were received. */
export const diff = (value: string): Code => ({ type: 'code', value, language: 'diff' })

export const badge = (status: Mark, value = ''): Badge => ({ type: 'badge', status, value })

export const paragraph = (...children: readonly Inline[]): Paragraph => ({ type: 'paragraph', children })

/** Returns a list with one line per item. */
export const lines = (items: readonly (readonly Inline[])[]): List => ({
  type: 'list',
  ordered: false,
  children: items.map((children) => ({ type: 'listItem', children: [{ type: 'paragraph', children }] })),
})

/** Returns a section that is closed at first. */
export const fold = (title: string, children: readonly Block[]): Section => ({
  type: 'section',
  title: [text(title)],
  fold: 'closed',
  children,
})

/** Returns a section with details of the content above it, closed at first. */
export const detailsFold = (title: string, children: readonly Block[]): Section => ({ ...fold(title, children), isDetail: true })

/** Joins the parts of a line with dots. Skips empty parts. */
export function dotted(...parts: readonly (readonly Inline[])[]): readonly Inline[] {
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(' · '), ...part]))
}

/** Returns a link, or only the shown node if there is no address. */
export const linked = (url: string | undefined, shown: Inline): Inline =>
  url === undefined || url === '' ? shown : { type: 'link', url, children: [shown] }

/** The length of an abbreviated commit hash, as on GitHub. */
const shownHash = 7

/** Returns an abbreviated commit hash. */
export const commitCode = (commit: string): InlineCode => inlineCode(commit.slice(0, shownHash))
