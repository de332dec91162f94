import { displayLine } from '../../../../text/display-text.js'
import { formatDuration } from '../../../../text/durations.js'
import { resultWord } from '../run-facts.js'
import type { TestRun } from '../test-run.js'
import { durationSteps } from './duration-steps.js'
import { timeChart } from './time-chart.js'

/** Creates the chart of the durations of single runs with their builds. A single run needs no chart. */
export function runDurations(runs: readonly TestRun[], signal: AbortSignal): readonly HTMLElement[] {
  const timed = runs.filter(({ duration }) => duration !== undefined).reverse()
  if (timed.length < 2) return []
  const chart = timeChart(
    {
      title: 'Duration by build',
      note: undefined,
      idleText: 'Point at the chart, or use ← and →',
      kind: 'lines',
      timestamps: timed.map(({ timestamp }) => timestamp),
      interval: 1,
      pointTitle: {
        head: 'Build',
        of: (index) => {
          const run = timed[index]
          return run === undefined ? '' : displayLine([run.build, run.ref, resultWord(run)].filter((text) => text !== '').join(' · '))
        },
      },
      format: formatDuration,
      steps: durationSteps,
      lines: [{ title: 'Duration', colour: 'fill-p50', values: timed.map(({ duration }) => duration ?? null), total: '', dash: [] }],
    },
    signal,
  )
  return [chart]
}
