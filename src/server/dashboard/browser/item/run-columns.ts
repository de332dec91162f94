import { type Child, element } from '../../../../base/browser/element.js'
import { signatureParts } from '../../../../base/browser/signature-parts.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import type { Column } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import type { TestRun } from '../../../answers/test-runs.js'
import { commitNode } from '../answers/sighting.js'
import { factLine, resultWord } from '../pieces/run-facts.js'
import { runSignature } from '../pieces/run-signature.js'

const marks: Readonly<Record<string, SymbolName>> = {
  passed: 'passed',
  flaky: 'flaky',
  failed: 'failed',
  skipped: 'skipped',
  cancelled: 'cancelled',
  running: 'running',
}

/** The columns of the table of runs: the result with the build and the change, how the run ended, its job, its duration and its age. */
export const runColumns: readonly Column<TestRun>[] = [
  { title: 'Build', content: buildOf },
  { title: 'Job', className: 'column-job', content: ({ job }) => displayLine(job) },
  {
    title: 'Duration',
    className: 'number column-duration',
    content: ({ duration }) => (duration === undefined ? '–' : formatDuration(duration)),
  },
  { title: 'When', className: 'number column-when', content: ({ timestamp }) => timeNode(timestamp) },
]

function buildOf(run: TestRun): HTMLElement {
  const { build, commit, commitMessage, ref, url, superseded } = run
  const word = resultWord(run)
  const name = displayLine(build) || '(no build)'
  return element(
    'div',
    { class: 'marked' },
    symbolMark(marks[word] ?? 'unknown', word.slice(0, 1).toUpperCase() + word.slice(1)),
    element(
      'div',
      { class: 'grow' },
      element('p', { class: 'run-title' }, webLink(url, { class: 'plain strong' }, name), ` ${displayLine(commitMessage ?? '')}`),
      factLine(commitNode(commit), displayLine(ref) || undefined, endOf(run), superseded ? 'replaced by a later attempt' : undefined),
    ),
  )
}

/** Returns how a run ended: the attempt in which it passed, or its message with `#` for its variable parts. */
function endOf(run: TestRun): Child {
  if (run.status === 'successful') return run.attemptCount === 0 ? undefined : `passed on attempt ${formatCount(run.attemptCount + 1)}`
  const signature = displayLine(runSignature(run))
  return signature === '' ? undefined : element('code', { class: 'plain run-end' }, ...signatureParts(signature))
}
