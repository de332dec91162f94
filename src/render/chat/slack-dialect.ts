import { displayLine } from '../../text/display-text.js'
import { zeroWidthSpace } from '../escape.js'
import { withoutAutoLinks } from './auto-links.js'
import type { Dialect } from './dialect.js'
import { withoutBackticks, withoutFences, withoutMarks } from './look-alike-characters.js'
import { monospacedTable } from './monospaced-table.js'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** All that begins a mention, a link or a command is behind a `<`, and Slack itself escapes these three (docs.slack.dev, formatting message text). */
const escapeControls = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character)

/** Text in mrkdwn. It has no escape for its marks: a backslash would be seen. */
export const slackText = (value: string): string =>
  // A quotation begins even with an escaped sign.
  escapeControls(withoutMarks(withoutAutoLinks(displayLine(value))).replace(/^ ?>/, (start) => zeroWidthSpace + start))

/** How much of a table is in one block of code, so that a section takes it with its escapes. */
const maximumTablePart = 2_400

const codeBlock = (value: string) => `\`\`\`\n${escapeControls(withoutFences(value))}\n\`\`\``

/** Slack's mrkdwn. */
export const slackDialect: Dialect = {
  text: slackText,
  strong: (content) => `*${content}*`,
  emphasis: (content) => `_${content}_`,
  code: (value) => (value.trim() === '' ? '' : `\`${escapeControls(withoutBackticks(value))}\``),
  link: (url, label) => `<${escapeControls(url)}|${label}>`,
  heading: (content) => `*${content}*`,
  codeBlock,
  table: (table) => monospacedTable(table, maximumTablePart).map(codeBlock),
  bullet: '• ',
  indentation: '    ',
  // Where it is not within other blocks, a block of its own stands for it.
  divider: '──────────',
}
