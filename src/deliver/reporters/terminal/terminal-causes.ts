import { countOf, formatCount } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import { causeCount, sharedCauses } from '../../../report/content/causes/cause-count.js'
import { type CauseRow, causeRows } from '../../../report/content/causes/cause-rows.js'
import { reachBesideCount } from '../../../report/content/causes/cause-table.js'
import { singleFailures } from '../../../report/content/causes/single-failures.js'
import type { Scope } from '../../../report/content/scope.js'
import { causeWord } from '../../../report/content/verdicts/short-verdict.js'
import { isVerdictGiven } from '../../../report/content/verdicts/verdict-counts.js'
import { plainText } from '../../../report/content/verdicts/verdict-facts.js'
import { verdictWords } from '../../../report/content/verdicts/verdict-words.js'
import { failedTest } from './failed-test.js'
import { moreLine, type Painter } from './painter.js'

/** The causes and failed tests that a terminal shows. */
export const maximumOpen = 20

/** The columns of a number before the signature of a cause. */
const countColumns = 7

/** Shows the causes that several tests share, and then failed tests without such a cause. */
export function terminalCauses(scope: Scope, painter: Painter): readonly (readonly string[])[] {
  const { summary } = scope
  const rows = causeRows(scope, { hasFullNames: true })
  const shown = rows.slice(0, maximumOpen)
  const single = singleFailures(summary)
  const open = single.failures.slice(0, maximumOpen - shown.length)
  return [
    [
      painter.bold(title(summary)),
      '',
      ...shown.flatMap((row) => cause(row, scope, painter)),
      ...moreLine(rows.length - shown.length, 'more cause', painter),
    ],
    ...open.map((failure) => failedTest(failure, scope, painter)),
    moreLine(single.total - open.length, 'more failed test', painter),
  ]
}

/** `2 causes of 12 failures`; `2 causes` if the lines below contain the number of failures. */
function title(summary: Scope['summary']): string {
  const { shared, failures } = sharedCauses(summary)
  const number = causeCount(shared.length + summary.otherCauses, 'cause', summary)
  const isRepeated = failures === summary.failedTests || failures === summary.counts.failed
  return isRepeated ? number : `${number} of ${countOf(failures, 'failure')}`
}

/** Returns the verdict on a cause: `new`, `known since abc1234 (6 builds, 2 days)`. Empty if it is unknown. */
function verdictOf(row: CauseRow, scope: Scope): string {
  if (row.verdict?.kind !== 'known') return causeWord(row.verdict?.kind, scope)
  const [since = []] = verdictWords(row.verdict, scope, true).facts
  return `${isVerdictGiven(scope) ? '' : 'known '}${plainText(since)}`.trimEnd()
}

function cause(row: CauseRow, scope: Scope, { bold, quiet, failed, wrap }: Painter): readonly string[] {
  const count = formatCount(row.executions).padStart(countColumns)
  const below = ' '.repeat(countColumns + 2)
  const [first = '', ...rest] = wrap(displayLine(row.signature), below, failed)
  const verdict = verdictOf(row, scope)
  const isNew = verdict === 'new'
  const facts = [verdict, reachBesideCount(row), row.place?.text ?? ''].filter((fact) => fact !== '')
  const [reach = '', ...others] = wrap(displayLine(facts.join(' · ')), below).map((line) => line.slice(below.length))
  const names = `${row.names.join(', ')}${row.more > 0 ? ` and ${formatCount(row.more)} more` : ''}`
  return [
    count + first.slice(countColumns),
    ...rest,
    ...(reach === '' ? [] : [below + (isNew ? bold(failed('new')) + quiet(reach.slice('new'.length)) : quiet(reach))]),
    ...others.map((line) => below + quiet(line)),
    ...wrap(displayLine(names), below, quiet),
  ]
}
