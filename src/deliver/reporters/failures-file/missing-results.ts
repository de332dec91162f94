import { countOf } from '../../../base/text/counts.js'
import { placeText } from '../../../base/text/place-text.js'
import { isGap } from '../../../judge/summary/run-summary.js'
import type { Problem } from '../../../records/problem.js'
import { span } from './failure-markdown.js'

const maximumProblems = 10
const maximumMessage = 300

function lineOf(problem: Problem): string {
  const place = placeText(problem)
  return `- ${place === '' ? '' : `${span(place)} · `}${span(problem.message, maximumMessage)}`
}

/** Lists the reasons why results are missing, as a section of Markdown. Empty if none is missing. */
export function missingResults(problems: readonly Problem[]): readonly string[] {
  const gaps = problems.filter(isGap)
  if (gaps.length === 0) return []
  const more = gaps.length - maximumProblems
  const lines = [...gaps.slice(0, maximumProblems).map(lineOf), ...(more > 0 ? [`- and ${countOf(more, 'more problem')}`] : [])]
  return ['## Missing results', lines.join('\n')]
}
