import { displayLine } from '../../text/display-text.js'
import { zeroWidthSpace } from '../escape.js'
import { withoutAutoLinks } from './auto-links.js'
import type { Dialect } from './dialect.js'
import { withoutBackticks, withoutFences } from './look-alike-characters.js'
import { monospacedTable } from './monospaced-table.js'

/** Text in Discord's Markdown, where a backslash takes its meaning from any sign. */
export const discordText = (value: string): string =>
  withoutAutoLinks(displayLine(value))
    .replace(/[\\`*~|<[\]]/g, '\\$&')
    // Between letters it emphasises nothing, and test names are full of it.
    .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
    // What makes a heading, a list or a quotation at the start of a line.
    .replace(/^( ?)([->#+.])/, '$1\\$2')
    .replace(/^( ?\d+)\.(?= |$)/, '$1\\.')

const codeBlock = (value: string, language = '') => `\`\`\`${language}\n${withoutFences(value)}\n\`\`\``

/** How much of a table is in one block of code, so that a description takes it. */
const maximumTablePart = 3_000

/** Discord's Markdown, as it is in the description of an embed. */
export const discordDialect: Dialect = {
  text: discordText,
  strong: (content) => `**${content}**`,
  emphasis: (content) => `*${content}*`,
  // A backslash at the end might take its meaning from the backtick behind it.
  code: (value) => (value.trim() === '' ? '' : `\`${withoutBackticks(value).replace(/\\$/, `\\${zeroWidthSpace}`)}\``),
  link: (url, label) => `[${label}](${url})`,
  heading: (content) => `**${content}**`,
  codeBlock,
  table: (table) => monospacedTable(table, maximumTablePart).map((part) => codeBlock(part)),
  bullet: '- ',
  indentation: '  ',
  // There is no rule in Discord.
  divider: '──────────',
}
