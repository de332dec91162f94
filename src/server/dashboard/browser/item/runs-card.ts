import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { button, type Child, element } from '../../../../base/browser/element.js'
import { signatureParts } from '../../../../base/browser/signature-parts.js'
import { symbolMark } from '../../../../base/browser/symbol-mark.js'
import { type Column, tableOf, tableRow } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { SymbolName } from '../../../../base/text/symbols.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import { commitNode } from '../answers/sighting.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import { factLine, resultWord } from '../pieces/run-facts.js'
import { runSignature } from '../pieces/run-signature.js'
import type { RunList } from './run-list.js'
import type { TestReader } from './test-reader.js'

const marks: Readonly<Record<string, SymbolName>> = {
  passed: 'passed',
  flaky: 'flaky',
  failed: 'failed',
  skipped: 'skipped',
  cancelled: 'cancelled',
  running: 'running',
}

/** The columns of the table of runs: the result with the build and the change, how the run ended, its job, its duration and its age. */
const runColumns: readonly Column<RecordedRun>[] = [
  { title: 'Build', content: buildOf },
  { title: 'Job', className: 'column-job', content: ({ job }) => displayLine(job) },
  {
    title: 'Duration',
    className: 'number column-duration',
    content: ({ duration }) => (duration === undefined ? '–' : formatDuration(duration)),
  },
  { title: 'When', className: 'number column-when', content: ({ timestamp }) => timeNode(timestamp) },
]

function buildOf(run: RecordedRun): HTMLElement {
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
function endOf(run: RecordedRun): Child {
  if (run.status === 'successful') return run.attemptCount === 0 ? undefined : `passed on attempt ${formatCount(run.attemptCount + 1)}`
  const signature = displayLine(runSignature(run))
  return signature === '' ? undefined : element('code', { class: 'plain run-end' }, ...signatureParts(signature))
}

/** The runs that a list shows. */
type RunsChoice = 'all' | 'notPassed'

/** Reads the newest runs of a test. */
async function runLists(reader: TestReader): Promise<Readonly<Record<RunsChoice, RunList>>> {
  const [newest, notPassed] = await Promise.all([reader.newest(), reader.notPassed()])
  let { runs, nextCursor } = newest
  return {
    all: {
      runs: () => runs,
      hasMore: () => nextCursor !== undefined,
      async readMore() {
        if (nextCursor === undefined) return
        const page = await reader.older(nextCursor)
        runs = [...runs, ...page.runs]
        nextCursor = page.nextCursor
      },
    },
    notPassed,
  }
}

/** The number of rows before the user asks for more. */
const firstRows = 5

const choices: Readonly<Record<RunsChoice, string>> = { all: 'All', notPassed: 'Not passed' }

/**
 * Creates the card with the single runs of a test: those that did not pass at the first attempt, if there are some, or else all.
 * @param count the number of runs of the period that did not pass at the first attempt
 */
export const runsCard = (reader: TestReader, count: number, signal: AbortSignal): HTMLElement =>
  loadingPanel(
    element('section', { class: 'card runs-card', 'aria-labelledby': 'runs-title' }),
    () => element('div', { class: 'runs-pending' }),
    async () => {
      const lists = await runLists(reader)
      const hasFailures = lists.notPassed.runs().length > 0
      return createCard(lists, hasFailures ? 'notPassed' : 'all', count)
    },
    signal,
  )

function createCard(lists: Readonly<Record<RunsChoice, RunList>>, start: RunsChoice, count: number): readonly HTMLElement[] {
  const table = tableOf(runColumns, [], { class: 'blocks runs-table', 'aria-labelledby': 'runs-title' })
  const body = element('tbody', {})
  table.tBodies[0]?.replaceWith(body)
  const none = element('p', { class: 'card-line hint' })
  const note = element('span', { role: 'status', class: 'hint' })
  const more = button('', { class: 'text-button' }, () => void showMore())
  const foot = element('div', { class: 'card-line table-foot' }, more, note)
  let choice = start
  const rowOf = (run: RecordedRun) => tableRow(runColumns, run)

  const menu = createChoice<RunsChoice>('runs-choice', 'Show', show)

  function show(name: RunsChoice): void {
    choice = name
    menu.show(name, optionsOf(choices))
    note.textContent = ''
    body.replaceChildren(...lists[name].runs().slice(0, firstRows).map(rowOf))
    update()
  }

  function update(): void {
    const { runs, hasMore } = lists[choice]
    const [shown, read] = [body.childElementCount, runs().length]
    table.hidden = shown === 0
    none.hidden = shown > 0
    none.textContent = choice === 'all' ? 'It did not run in this range.' : 'It passed at the first attempt each time.'
    foot.hidden = shown === read && !hasMore()
    const all = choice === 'all' ? 'Older runs' : `All ${countOf(Math.max(count, read), 'run')} that did not pass at the first attempt`
    more.textContent = shown <= firstRows ? all : 'Older runs'
  }

  /** Shows the runs that were read, and reads older ones if all of them are shown. */
  async function showMore(): Promise<void> {
    const list = lists[choice]
    more.disabled = true
    note.textContent = ''
    try {
      if (body.childElementCount === list.runs().length) await list.readMore()
    } catch (error) {
      note.textContent = error instanceof Error ? error.message : String(error)
    }
    more.disabled = false
    // The user may have chosen the other list since then.
    if (list !== lists[choice]) return
    const added = list.runs().slice(body.childElementCount).map(rowOf)
    body.append(...added)
    update()
    // The button is gone, and the focus with it.
    if (foot.hidden) added[0]?.querySelector('a')?.focus()
  }

  show(start)
  const head = element('div', { class: 'card-head' }, element('h2', { id: 'runs-title' }, 'Runs'), menu.root)
  return [head, table, none, foot]
}
