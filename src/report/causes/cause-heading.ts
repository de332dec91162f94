import type { Block } from '../../report-tree/node.js'
import { dotted, inlineCode, paragraph, text } from '../../report-tree/node-builders.js'
import type { CauseRow } from './cause-rows.js'
import { causePlace, causeReach } from './cause-table.js'

/** Returns the line above the tests of a cause: its signature in bold code, its reach and its place. */
export const causeHeading = (row: CauseRow): Block =>
  paragraph({ type: 'strong', children: [inlineCode(row.signature)] }, ...dotted([text(` — ${causeReach(row)}`)], causePlace(row)))
