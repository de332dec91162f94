import { badge, text } from '../../report-tree/node-builders.js'
import type { RunSummary } from '../../summary/run-summary.js'
import { isIncomplete } from '../../summary/run-summary.js'
import type { TestCounts } from '../../summary/test-counts.js'
import { countOf, formatCount } from '../../text/counts.js'
import { formatDuration } from '../../text/durations.js'
import { defineComponent } from '../component.js'

/** `All 12 tests were skipped`, `1 of 12 tests was skipped`. */
function share(part: number, total: number, singular: string, plural: string): string {
  if (part === total) return total === 1 ? `The only test ${singular}` : `All ${countOf(total, 'test')} ${plural}`
  return `${formatCount(part)} of ${countOf(total, 'test')} ${part === 1 ? singular : plural}`
}

/** Describes the failures of an incomplete run. Its total is unknown, so the text says "found". */
function shareOfFound({ failed, total }: TestCounts): string {
  if (total === 1) return failed === 1 ? 'the only test found failed' : 'the only test found did not fail'
  const tests = countOf(total, 'test')
  if (failed === total) return `all ${tests} found failed`
  return `${failed === 0 ? 'none' : formatCount(failed)} of the ${tests} found failed`
}

function whatHappened({ status, counts, problems }: RunSummary): string {
  if (counts.total === 0)
    return problems.some((problem) => problem.severity === 'error') ? 'No test results could be read' : 'No tests were found'
  if (isIncomplete(problems)) return `Results are incomplete; ${shareOfFound(counts)}`
  if (counts.failed > 0) return share(counts.failed, counts.total, 'failed', 'failed')
  switch (status) {
    case 'cancelled':
      return share(counts.cancelled, counts.total, 'was cancelled', 'were cancelled')
    case 'running':
      return share(counts.running, counts.total, 'has not ended', 'have not ended')
    case 'skipped':
      return share(counts.skipped, counts.total, 'was skipped', 'were skipped')
    case 'successful':
      return share(counts.successful, counts.total, 'passed', 'passed')
    default:
      return share(counts.unknown, counts.total, 'has no known result', 'have no known result')
  }
}

/** Shows the outcome in one line. */
export const headline = defineComponent({
  description: 'Shows the outcome in one line.',
  properties: () => ({}),
  build(_properties, { summary }) {
    const { counts, status } = summary
    const facts = [
      whatHappened(summary),
      ...(counts.flaky > 0 ? [`${formatCount(counts.flaky)} flaky`] : []),
      ...(counts.skipped > 0 && status !== 'skipped' ? [`${formatCount(counts.skipped)} skipped`] : []),
      ...(counts.duration > 0 ? [formatDuration(counts.duration)] : []),
    ]
    return [{ type: 'heading', depth: 2, children: [badge(status), text(` ${facts.join(' · ')}`)] }]
  },
})
