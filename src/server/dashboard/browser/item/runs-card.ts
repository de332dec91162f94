import { createChoice, optionsOf } from '../../../../base/browser/choice.js'
import { button, element } from '../../../../base/browser/element.js'
import { tableOf, tableRow } from '../../../../base/browser/table.js'
import { countOf } from '../../../../base/text/counts.js'
import type { TestRun } from '../../../answers/test-runs.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import { runColumns } from './run-columns.js'
import type { RunList } from './run-list.js'
import { type RunsChoice, runLists } from './run-lists.js'
import type { TestReader } from './test-reader.js'

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
  const rowOf = (run: TestRun) => tableRow(runColumns, run)

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
