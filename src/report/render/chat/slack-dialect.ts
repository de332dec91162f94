import { displayLine } from '../../../base/text/display-text.js'
import { withIsolatedParts } from '../../../base/text/isolated-parts.js'
import { wordJoiner } from '../escape.js'
import { withoutAutoLinks } from './auto-links.js'
import type { Dialect } from './dialect.js'
import { withoutBackticks, withoutFences, withoutMarks } from './look-alike-characters.js'
import { monospacedTable } from './monospaced-table.js'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes the three control characters. Every mention, link or command begins with `<` (docs.slack.dev, formatting message text). */
const escapeControls = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character)

/** Escapes text for mrkdwn, which has no escape for markup characters: a backslash would be visible. */
export const slackText = (value: string): string =>
  // Even an escaped `>` begins a quotation.
  escapeControls(withoutMarks(withoutAutoLinks(withIsolatedParts(displayLine(value)))).replace(/^ ?>/, (start) => wordJoiner + start))

/** Limits the part of a table in one code block, so that it fits into a section with its escapes. */
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
  // Used only inside other blocks; elsewhere, a divider is a block.
  divider: '──────────',
}
