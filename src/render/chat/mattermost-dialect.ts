import { displayLine } from '../../text/display-text.js'
import { codeFence, codeSpan } from '../code-fence.js'
import { escapeMarkdown, zeroWidthSpace } from '../escape.js'
import type { Dialect } from './dialect.js'

const broken = (match: string) => match + zeroWidthSpace

/** Text in Mattermost's Markdown, which is GitHub's but for tags (`#name`) and links to channels (`~name`). */
export const mattermostText = (value: string): string =>
  // What is invisible goes first: it may stand between a sign and its name.
  escapeMarkdown(displayLine(value).replace(/[#~](?=[\p{L}\p{N}]|$)/gu, broken))

/**
 * What the server puts mentions and links for even within code, as Slack writes them: `<!channel>`, `<@name>`, `<address|text>`.
 */
const withoutCommands = (code: string) => code.replace(code.includes('|') ? /</g : /<(?=[!@#])/g, broken)

/** A cell takes a pipe for its end even within a code span. */
const code = (value: string) => (value.trim() === '' || value.includes('|') ? mattermostText(value) : codeSpan(withoutCommands(value)))

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Mattermost's Markdown. */
export const mattermostDialect: Dialect = {
  text: mattermostText,
  strong: (content) => `**${content}**`,
  emphasis: (content) => `*${content}*`,
  code,
  link: (url, label) => `[${label}](${url.replace(/&/g, '&amp;')})`,
  // On a line of its own it ends there: Mattermost takes the lines of a table below a paragraph for a part of that.
  heading: (content) => `##### ${content}`,
  codeBlock(value, language) {
    const fence = codeFence(value)
    return `${fence}${language}\n${withoutCommands(value)}\n${fence}`
  },
  table: ({ align, head, rows }, inline) => {
    const lines = [head.map(inline), align.map((side) => (side === 'right' ? '--:' : ':--')), ...rows.map((cells) => cells.map(inline))]
    return [lines.map(row).join('\n')]
  },
  bullet: '- ',
  indentation: '  ',
  divider: '---',
}
