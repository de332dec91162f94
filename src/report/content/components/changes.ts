import { formatCount } from '../../../base/text/counts.js'
import type { Block } from '../../tree/node.js'
import { badge, fold, lines, paragraph, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import { hasFixedLine, headlineMark } from '../headline.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import { changeWords } from '../verdicts/change-counts.js'
import { type ChangeKind, changeLine, fixedLine } from '../verdicts/change-words.js'
import { capitalized, withCapital } from '../verdicts/verdict-facts.js'

/** Lists the tests with one change in a fold. The line below the headline contains their number. */
function changedFold(kind: ChangeKind, scope: Scope): readonly Block[] {
  const { count = 0, tests = [] } = scope.summary.changes?.[kind] ?? {}
  if (count === 0) return []
  const shown = tests.slice(0, Math.min(reportLimits.changes, scope.detail.tests))
  const more = count - shown.length
  if (shown.length === 0) return []
  const items = shown.map((test) => changeLine(kind, test, scope))
  return [fold(capitalized(changeWords[kind]), [lines([...items, ...(more > 0 ? [[text(`and ${formatCount(more)} more`)]] : [])])])]
}

/** Names the fixed tests, unless the line below the headline does. */
function fixed(scope: Scope): readonly Block[] {
  if (hasFixedLine(scope) && headlineMark(scope) === 'successful') return []
  const facts = fixedLine(scope)
  return facts.length === 0 ? [] : [paragraph(badge('successful'), text(' '), ...withCapital(facts))]
}

/** Shows what changed since the tested commit of the base branch, apart from failures. */
export const changes = defineComponent({
  description:
    'Shows the tests that changed without failing, compared with the base branch: fixed ones in one line, and those that are gone, newly skipped and slower in folds.',
  properties: () => ({}),
  build(_properties, scope) {
    if (scope.summary.changes === undefined || !scope.detail.extras) return []
    const kinds = Object.keys(changeWords) as ChangeKind[]
    const folds = kinds.flatMap((kind) => changedFold(kind, scope))
    return scope.place === 'comment' ? [...folds, ...fixed(scope)] : [...fixed(scope), ...folds]
  },
})
