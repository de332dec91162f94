import { countOf, formatCount } from '../../../base/text/counts.js'
import { unexplainedProblems } from '../../../judge/summary/gate-reason.js'
import { isGap } from '../../../judge/summary/run-summary.js'
import type { Problem } from '../../../records/problem.js'
import type { Block, Inline, List } from '../../tree/node.js'
import { detailsFold, lines, strong, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import { reportLimits } from '../limits.js'

/** Shows a problem after its place: `**results/a.xml**, line 812, column 17: The file ends …`. */
export function problemLine({ path, line, column, message }: Problem): readonly Inline[] {
  if (path === undefined) return [text(message)]
  const place = [
    ...(line === undefined ? [] : [`, line ${formatCount(line)}`]),
    ...(line === undefined || column === undefined ? [] : [`, column ${formatCount(column)}`]),
  ]
  return [strong(path), text(`${place.join('')}: ${message}`)]
}

/** Lists the first items, and the number of the others. */
function shortList(items: readonly (readonly Inline[])[], limit: number, noun: string): List {
  const more = items.length - limit
  return lines([...items.slice(0, limit), ...(more > 0 ? [[text(`and ${countOf(more, `more ${noun}`)}`)]] : [])])
}

/** Shows why the result of a run cannot be trusted. */
export const distrustAlert = (reasons: readonly (readonly Inline[])[]): readonly Block[] =>
  reasons.length === 0 ? [] : [{ type: 'alert', severity: 'caution', children: [shortList(reasons, reportLimits.errors, 'error')] }]

/** Lists what is wrong with the files that were read: errors openly, warnings in a fold. */
export const problems = defineComponent({
  description: 'Shows the problems with the files that were read.',
  properties: () => ({}),
  build(_properties, { summary, detail, place }) {
    // A comment and a job summary always show the missing results, above the components.
    const isOnGitHub = place === 'comment' || place === 'jobSummary'
    const isOpen = (problem: Problem) => (isOnGitHub ? isGap(problem) : problem.severity === 'error')
    // The reader of a comment can do nothing about a file that is missing.
    const others = unexplainedProblems(summary).filter((problem) => !isOpen(problem) && !(isOnGitHub && problem.kind === 'attachment'))
    const noun = others.every(({ severity }) => severity === 'warning') ? 'warning' : 'problem'
    return [
      ...(isOnGitHub ? [] : distrustAlert(summary.problems.filter(isOpen).map(problemLine))),
      ...(others.length === 0 || !detail.extras
        ? []
        : [detailsFold(countOf(others.length, noun), [shortList(others.map(problemLine), reportLimits.warnings, noun)])]),
    ]
  },
})
