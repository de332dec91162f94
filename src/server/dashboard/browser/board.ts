import { element } from '../../../browser/element.js'
import type { Address } from './address.js'
import type { BoardData } from './board-data.js'
import { chartsSlot } from './charts/charts-slot.js'
import { createFiguresTable } from './figures-table.js'
import { itemPage } from './item-page.js'
import { emptyNotice, missingItemNotice } from './notices.js'
import type { OverTime } from './over-time.js'
import type { DashboardState } from './state.js'

/** What was read, shown: the overview with its table, or the page of one test or job. */
export interface Board {
  readonly place: HTMLElement
  show(state: DashboardState): void
  /** Stops what follows the window and the colours. */
  close(): void
}

/** What a board works with. */
export interface BoardContext {
  readonly address: Address
  readonly readOverTime: (item: string) => Promise<OverTime>
  /** Lets screen readers say something. */
  readonly say: (text: string) => void
}

/** Shows data; which part of them, and in which order, is the state's. */
export function createBoard({ figures, period }: BoardData, state: DashboardState, { address, readOverTime, say }: BoardContext): Board {
  const place = element('div', { class: 'board' })
  if (figures.length === 0) {
    place.append(emptyNotice(state, period, address))
    return { place, show() {}, close() {} }
  }
  const table = createFiguresTable(figures, state.view, address, say)
  let drawn: { readonly item: string; readonly charts: AbortController } | undefined

  function draw({ item }: DashboardState): void {
    const before = drawn?.item
    drawn?.charts.abort()
    drawn = { item, charts: new AbortController() }
    const { signal } = drawn.charts
    const shown = figures.find(({ id }) => id === item)
    const slot = (isOne: boolean) => chartsSlot({ read: () => readOverTime(item), isOne, choice: state.interval }, signal)
    if (item === '') place.replaceChildren(slot(figures.length === 1), table.place)
    else if (shown === undefined) place.replaceChildren(missingItemNotice(state, address))
    else place.replaceChildren(itemPage(shown, state.view, slot(true), address))
    // At first, the focus is wherever somebody chose what to show.
    if (before === undefined) return
    const title = place.querySelector<HTMLElement>('.item-title')
    title?.focus()
    title?.scrollIntoView({ block: 'nearest' })
  }

  return {
    place,
    show(state) {
      const before = drawn?.item
      table.show(state)
      if (before === state.item) return
      draw(state)
      if (state.item === '' && before !== undefined) table.focus(before)
    },
    close: () => drawn?.charts.abort(),
  }
}
