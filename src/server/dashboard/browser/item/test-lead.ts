import { type Child, element } from '../../../../base/browser/element.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import { daysOf, type Period } from '../state/period.js'
import type { MarkName } from '../state/view.js'
import type { TestReader } from './test-reader.js'

/**
 * Creates the sentence that sums up the last results of a test. It is read separately, because the page shows the name of the test at once.
 * @param onMark receives the result of the test
 */
export const testLead = (reader: TestReader, period: Period, onMark: (mark: MarkName) => void, signal: AbortSignal): HTMLElement =>
  loadingPanel(
    element('span', { class: 'test-lead' }),
    () => element('span'),
    async () => {
      const [{ ref, builds, tests }, flaky] = await Promise.all([reader.builds(), reader.flaky()])
      // The builds of a pull request are unknown, but not its runs.
      const isByBuild = builds.length > 0
      const results = isByBuild ? (tests[0]?.results ?? '') : resultsOf((await reader.newest()).runs)
      const isFlaky = flaky.testCount > 0
      const mark = markOf(results, isFlaky)
      if (mark !== undefined && !signal.aborted) onMark(mark)
      const tag = mark === 'flaky' ? 'Flaky' : mark === 'failed' ? 'Failed' : undefined
      const text = [
        isByBuild ? buildsSentence(results, ref) : runsSentence(results),
        ...(isFlaky ? [`${formatDuration(flaky.lostMs)} lost in ${daysOf(period)}.`] : []),
      ]
      const tagNodes: readonly Child[] = tag === undefined ? [] : [element('span', { class: `tag ${tag.toLowerCase()}` }, tag), ' ']
      return [element('span', {}, ...tagNodes, text.join(' '))]
    },
    signal,
  )

/** Returns the mark of a test: its last result, unless it is flaky. A failure of a flaky test is not new. */
export function markOf(results: string, isFlaky: boolean): MarkName | undefined {
  if (isFlaky) return 'flaky'
  const [last = ''] = /[FPf](?=[-S]*$)/.exec(results) ?? /S(?=-*$)/.exec(results) ?? []
  return ({ F: 'failed', P: 'passed', f: 'flaky', S: 'skipped' } as const)[last]
}

/** Returns the results of runs in the format that the server has for builds: one letter per run, the oldest first. */
const resultsOf = (runs: readonly RecordedRun[]): string =>
  runs
    .toReversed()
    .map(({ status, flaky }) =>
      status === 'failed' ? 'F' : status === 'skipped' ? 'S' : status !== 'successful' ? '-' : flaky ? 'f' : 'P',
    )
    .join('')

/** Returns `7 of the last 50 builds of main: 5 passed after a retry, 2 failed.` */
export function buildsSentence(results: string, ref: string): string {
  const of = ref === '' ? '' : ` of ${displayLine(ref)}`
  if (/^-*$/.test(results)) return `Did not run in the last builds${of}.`
  return sentence(results, results.length === 1 ? `the last build${of}` : `the last ${countOf(results.length, 'build')}${of}`)
}

/** Returns `1 of the last 4 runs: 1 failed.` */
export function runsSentence(results: string): string {
  if (results === '') return 'Did not run.'
  return sentence(results, results.length === 1 ? 'the last run' : `the last ${countOf(results.length, 'run')}`)
}

function sentence(results: string, subject: string): string {
  const countIn = (letter: string) => [...results].filter((result) => result === letter).length
  const [flaky, failed] = [countIn('f'), countIn('F')]
  if (flaky + failed === 0) return `No failure in ${subject}.`
  const parts = [
    ...(flaky === 0 ? [] : [`${formatCount(flaky)} passed after a retry`]),
    ...(failed === 0 ? [] : [`${formatCount(failed)} failed`]),
  ]
  return `${formatCount(flaky + failed)} of ${subject}: ${parts.join(', ')}.`
}
