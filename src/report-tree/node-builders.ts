import type { Status } from '../records/record.js'
import type { Badge, Block, Code, Inline, InlineCode, List, Paragraph, Section, Strong, Text } from './node.js'

export const text = (value: string): Text => ({ type: 'text', value })

export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] })

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value })

export const code = (value: string): Code => ({ type: 'code', value })

/** Lines that begin with `-` were expected, those with `+` came instead. */
export const diff = (value: string): Code => ({ type: 'code', value, language: 'diff' })

export const badge = (status: Status | 'flaky', value = ''): Badge => ({ type: 'badge', status, value })

export const paragraph = (...children: readonly Inline[]): Paragraph => ({ type: 'paragraph', children })

/** A list whose items are one line each. */
export const lines = (items: readonly (readonly Inline[])[]): List => ({
  type: 'list',
  ordered: false,
  children: items.map((children) => ({ type: 'listItem', children: [{ type: 'paragraph', children }] })),
})

/** A section that is closed until the reader opens it. */
export const fold = (title: string, children: readonly Block[]): Section => ({
  type: 'section',
  title: [text(title)],
  fold: 'closed',
  children,
})

/** Details of what is above them, closed at first. */
export const detailsFold = (title: string, children: readonly Block[]): Section => ({ ...fold(title, children), isDetail: true })

/** The parts of a line, with a dot between each two. */
export function dotted(...parts: readonly (readonly Inline[])[]): readonly Inline[] {
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(' · '), ...part]))
}

/** A link to an address; what is shown alone where there is none. */
export const linked = (url: string | undefined, shown: Inline): Inline =>
  url === undefined || url === '' ? shown : { type: 'link', url, children: [shown] }

/** So many characters of a commit's hash are shown, as GitHub does. */
const shownHash = 7

/** A commit as people know it. */
export const commitCode = (commit: string): InlineCode => inlineCode(commit.slice(0, shownHash))
