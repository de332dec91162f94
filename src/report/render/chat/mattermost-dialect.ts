import { displayLine } from '../../../base/text/display-text.js'
import type { Cell } from '../../tree/node.js'
import { codeFence, codeSpan } from '../code-fence.js'
import { escapeMarkdown, wordJoiner } from '../escape.js'
import type { Dialect } from './dialect.js'

const broken = (match: string) => match + wordJoiner

/** Escapes text for Mattermost's Markdown, which is GitHub's with tags (`#name`) and links to channels (`~name`). */
export const mattermostText = (value: string): string =>
  // Removes invisible characters first, because they may separate a sign from its name.
  escapeMarkdown(displayLine(value).replace(/[#~](?=[\p{L}\p{N}]|$)/gu, broken))

/**
 * Breaks Slack's syntax for mentions and links, which the server replaces even inside code: `<!channel>`, `<@name>`, `<address|text>`.
 */
const withoutCommands = (code: string) => code.replace(code.includes('|') ? /</g : /<(?=[!@#])/g, broken)

/** Formats a code span. A pipe ends a table cell even inside a code span, so such a value is plain text. */
const code = (value: string) => (value.trim() === '' || value.includes('|') ? mattermostText(value) : codeSpan(withoutCommands(value)))

const delimiters = { left: ':--', center: ':-:', right: '--:' } as const
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Mattermost's Markdown. */
export const mattermostDialect: Dialect = {
  text: mattermostText,
  strong: (content) => `**${content}**`,
  emphasis: (content) => `*${content}*`,
  code,
  link: (url, label) => `[${label}](${url.replace(/&/g, '&amp;')})`,
  // A heading and not a bold paragraph, because Mattermost reads a table right below a paragraph as a part of it.
  heading: (content) => `##### ${content}`,
  codeBlock(value, language) {
    const fence = codeFence(value)
    return `${fence}${language}\n${withoutCommands(value)}\n${fence}`
  },
  table: ({ align, head, rows }, inline) => {
    const line = (cell: Cell) => inline(cell).replace(/\n/g, ' ')
    const lines = [head.map(line), align.map((side) => delimiters[side]), ...rows.map((cells) => cells.map(line))]
    return [lines.map(row).join('\n')]
  },
  bullet: '- ',
  indentation: '  ',
  divider: '---',
}
