import type { Block } from '../../tree/node.js'
import { dotted, inlineCode, paragraph, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'
import { causeVerdictWords } from '../verdicts/cause-verdict.js'
import { isVerdictGiven } from '../verdicts/verdict-counts.js'
import type { CauseRow } from './cause-rows.js'
import { causePlace, causeReach } from './cause-table.js'

/**
 * Returns the line above the tests of a cause: its signature in bold code, its verdict unless a title or the headline contains it, its
 * reach and its place.
 */
export function causeHeading(row: CauseRow, scope: Scope): Block {
  const verdict = isVerdictGiven(scope) ? [] : causeVerdictWords(row.verdict, scope)
  const facts = dotted(verdict, [text(causeReach(row))], causePlace(row))
  return paragraph({ type: 'strong', children: [inlineCode(row.signature)] }, text(' — '), ...facts)
}
