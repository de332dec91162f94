import type { Problem } from '../../records/problem.js'
import type { Inline, List } from '../../report-tree/node.js'
import { detailsFold, inlineCode, lines, text } from '../../report-tree/node-builders.js'
import { countOf } from '../../text/counts.js'
import { defineComponent } from '../component.js'

const maximumErrors = 10
const maximumWarnings = 50

/** Shows a problem after its place: `results/a.xml:812:17 The file ends …`. */
export function problemLine(problem: Problem): readonly Inline[] {
  if (problem.path === undefined) return [text(problem.message)]
  const place = [problem.path, problem.line, problem.line === undefined ? undefined : problem.column].filter((part) => part !== undefined)
  return [inlineCode(place.join(':')), text(` ${problem.message}`)]
}

function listed(problems: readonly Problem[], limit: number, noun: string): List {
  const more = problems.length - limit
  return lines([...problems.slice(0, limit).map(problemLine), ...(more > 0 ? [[text(`and ${countOf(more, `more ${noun}`)}`)]] : [])])
}

/** Lists what is wrong with the files that were read: errors openly, warnings in a fold. */
export const problems = defineComponent({
  description: 'Shows the problems with the files that were read.',
  properties: () => ({}),
  build(_properties, { summary, detail }) {
    const errors = summary.problems.filter((problem) => problem.severity === 'error')
    const warnings = summary.problems.filter((problem) => problem.severity === 'warning')
    return [
      ...(errors.length === 0 ? [] : [{ type: 'alert', severity: 'caution', children: [listed(errors, maximumErrors, 'error')] } as const]),
      ...(warnings.length === 0 || !detail.extras
        ? []
        : [detailsFold(countOf(warnings.length, 'warning'), [listed(warnings, maximumWarnings, 'warning')])]),
    ]
  },
})
