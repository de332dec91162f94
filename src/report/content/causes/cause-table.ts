import { countOf, formatCount } from '../../../base/text/counts.js'
import { shorten } from '../../../base/text/shorten.js'
import type { Block, Cell, Inline, Table } from '../../tree/node.js'
import { dotted, inlineCode, lineBreak, linked, paragraph, small, strong, text } from '../../tree/node-builders.js'
import { shortPath } from '../failed-test/suite-path.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import { causeVerdictWords } from '../verdicts/cause-verdict.js'
import { withCapital } from '../verdicts/verdict-facts.js'
import { causeCount } from './cause-count.js'
import { type CauseRow, causeRows } from './cause-rows.js'

/** `390 tests in all 8 jobs`, `1,250 tests in unit, may have several causes`. */
export const causeReach = ({ tests, jobs, note }: CauseRow): string =>
  `${countOf(tests, 'test')}${jobs === '' ? '' : ` ${jobs}`}${note === undefined ? '' : `, ${note}`}`

/** Returns the reach of a cause beside the number of its failures, which is not repeated if each test failed once. */
export const reachBesideCount = (row: CauseRow): string =>
  row.executions === row.tests ? [row.jobs, row.note ?? ''].filter((fact) => fact !== '').join(', ') : causeReach(row)

/** Returns the first frame of a cause. */
export const causePlace = ({ place }: CauseRow): readonly Inline[] => {
  if (place === undefined) return []
  return [linked(place.url, text(shortPath(place.text)))]
}

/** `a, b, c and 9 more`. */
function namesOf({ names, more, url }: CauseRow): readonly Inline[] {
  const named = text(names.map((name) => shorten(name, reportLimits.testName)).join(', '))
  return more === 0 ? [named] : [named, text(' '), linked(url, text(`and ${formatCount(more)} more`))]
}

function cellsOf(row: CauseRow, scope: Scope): readonly Cell[] {
  const reach = reachBesideCount(row)
  const facts = dotted(causeVerdictWords(row.verdict, scope), reach === '' ? [] : [text(reach)], causePlace(row))
  return [
    [strong(formatCount(row.executions))],
    [
      inlineCode(shorten(row.signature, reportLimits.signature)),
      lineBreak,
      ...(facts.length === 0 ? [] : [...withCapital(facts), lineBreak]),
      small(...namesOf(row)),
    ],
  ]
}

/** Shows the causes that several tests share, those with the most failures first. Empty if there are none. */
export function causeTable(scope: Scope): readonly Block[] {
  const rows = causeRows(scope)
  if (rows.length === 0) return []
  const shown = rows.slice(0, reportLimits.causes)
  const more = rows.length - shown.length + scope.summary.otherCauses
  const table: Table = {
    type: 'table',
    align: ['right', 'left'],
    head: [[text('Failures')], [text('Cause')]],
    rows: shown.map((row) => cellsOf(row, scope)),
  }
  return [table, ...(more > 0 ? [paragraph(text(`and ${causeCount(more, 'more cause', scope.summary)}`))] : [])]
}
