import { element } from '../../../browser/element.js'
import { timeNode } from '../../../browser/time-node.js'
import { displayLine } from '../../../text/display-text.js'
import { formatDuration } from '../../../text/durations.js'
import { resultWord } from './run-facts.js'
import { buildNode, commitNode } from './sighting.js'
import type { TestRun } from './test-run.js'

const heads = ['Build', 'Commit', 'Branch', 'Job', 'Result', 'Duration', 'When']

/** Creates the runs of a row of marks as a table, the newest first. It serves readers for whom the marks are too small. */
export const runsTable = (runs: readonly TestRun[], title: string): HTMLElement =>
  element(
    'div',
    { class: 'box scroll', tabindex: '0', role: 'region', 'aria-label': title },
    element(
      'table',
      { class: 'table' },
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...runs.map(rowOf)),
    ),
  )

const rowOf = (run: TestRun): HTMLElement =>
  element(
    'tr',
    {},
    ...[
      buildNode(run),
      commitNode(run.commit) ?? '',
      displayLine(run.ref),
      displayLine(run.job),
      resultWord(run),
      run.duration === undefined ? '–' : formatDuration(run.duration),
      timeNode(run.timestamp),
    ].map((content) => element('td', {}, content)),
  )
