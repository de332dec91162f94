import { displayLine } from '../../../base/text/display-text.js'
import { withIsolatedParts } from '../../../base/text/isolated-parts.js'
import { wordJoiner } from '../escape.js'
import { withoutAutoLinks } from './auto-links.js'
import type { Dialect } from './dialect.js'
import { withoutBackticks, withoutFences } from './look-alike-characters.js'
import { monospacedTable } from './monospaced-table.js'

/** Escapes text for Discord's Markdown, in which a backslash escapes any character. */
export const discordText = (value: string): string =>
  withoutAutoLinks(withIsolatedParts(displayLine(value)))
    .replace(/[\\`*~|<[\]]/g, '\\$&')
    // Between letters, an underscore is not markup, and test names contain many of them.
    .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
    // At the start of a line, these begin a heading, a list or a quotation.
    .replace(/^( ?)([->#+.])/, '$1\\$2')
    .replace(/^( ?\d+)\.(?= |$)/, '$1\\.')

const codeBlock = (value: string, language = '') => `\`\`\`${language}\n${withoutFences(value)}\n\`\`\``

/** Limits the part of a table in one code block, so that it fits into a description. */
const maximumTablePart = 3_000

/** The Markdown in the description of a Discord embed. */
export const discordDialect: Dialect = {
  text: discordText,
  strong: (content) => `**${content}**`,
  emphasis: (content) => `*${content}*`,
  // A backslash at the end might escape the closing backtick.
  code: (value) => (value.trim() === '' ? '' : `\`${withoutBackticks(value).replace(/\\$/, `\\${wordJoiner}`)}\``),
  link: (url, label) => `[${label}](${url})`,
  heading: (content) => `**${content}**`,
  codeBlock,
  table: (table) => monospacedTable(table, maximumTablePart).map((part) => codeBlock(part)),
  bullet: '- ',
  indentation: '  ',
  // Discord has no horizontal rule.
  divider: '──────────',
}
