import { countOf, formatCount } from '../../../base/text/counts.js'
import { shorten } from '../../../base/text/shorten.js'
import type { Block, Cell, Inline, Table } from '../../tree/node.js'
import { dotted, inlineCode, lineBreak, linked, paragraph, small, strong, text } from '../../tree/node-builders.js'
import { shortPath } from '../failed-test/suite-path.js'
import type { Scope } from '../scope.js'
import { causeVerdictWords } from '../verdicts/cause-verdict.js'
import { causeCount } from './cause-count.js'
import { type CauseRow, causeRows } from './cause-rows.js'

const maximumRows = 10
const maximumSignature = 200
const maximumName = 100

/** `390 tests in all 8 jobs`. */
export const causeReach = ({ tests, jobs }: CauseRow): string => `${countOf(tests, 'test')}${jobs === '' ? '' : ` ${jobs}`}`

/** Returns the first frame of a cause. */
export const causePlace = ({ place }: CauseRow): readonly Inline[] => {
  if (place === undefined) return []
  return [linked(place.url, text(shortPath(place.text)))]
}

function namesOf({ names, more, url }: CauseRow): readonly Inline[] {
  const rest: readonly Inline[] = more === 0 ? [] : [linked(url, text(`and ${formatCount(more)} more`))]
  return dotted(...names.map((name) => [text(shorten(name, maximumName))]), rest)
}

const cellsOf = (row: CauseRow, scope: Scope): readonly Cell[] => [
  [strong(formatCount(row.executions))],
  [
    inlineCode(shorten(row.signature, maximumSignature)),
    lineBreak,
    ...dotted(causeVerdictWords(row.verdict, scope), [text(causeReach(row))], causePlace(row)),
    lineBreak,
    small(...namesOf(row)),
  ],
]

/** Shows the causes that several tests share, those with the most failures first. Empty if there are none. */
export function causeTable(scope: Scope): readonly Block[] {
  const rows = causeRows(scope)
  if (rows.length === 0) return []
  const shown = rows.slice(0, maximumRows)
  const more = rows.length - shown.length + scope.summary.otherCauses
  const table: Table = {
    type: 'table',
    align: ['right', 'left'],
    head: [[text('Failures')], [text('Cause')]],
    rows: shown.map((row) => cellsOf(row, scope)),
  }
  return [table, ...(more > 0 ? [paragraph(text(`and ${causeCount(more, 'more cause', scope.summary)}`))] : [])]
}
