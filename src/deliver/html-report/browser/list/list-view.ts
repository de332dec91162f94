import { element } from '../../../../base/browser/element.js'
import { createRowDrawer } from '../earlier-results/small-row.js'
import { isPlainClick } from '../frame/plain-click.js'
import { pageJobs } from '../jobs/page-jobs.js'
import type { TestModel } from '../test-model.js'
import { createGroupHeader, createTestRow } from './list-row.js'
import { groupAround, type ListRows, rowAt } from './list-rows.js'

export interface ListEvents {
  href(test: number): string
  /** @param isChosen true for a click or Enter; false if a key moved to the test */
  onTest(test: number, isChosen: boolean): void
  onToggle(key: string, isOpen: boolean): void
}

/** The list of tests. Only rows in view have elements. */
export interface ListView {
  readonly root: HTMLElement
  /** Shows new rows. The active row stays active if it still exists. */
  show(rows: ListRows, marked: readonly string[]): void
  /** Highlights the test whose details are shown. */
  select(test: number | undefined): void
  /** Scrolls to a test and makes its row the active one. Returns false if it is not listed. */
  reveal(test: number, isFocused: boolean): boolean
  /** Moves to the row by a number of rows away. A test is opened. */
  move(by: number): void
  /** Opens or closes the group of the active row. */
  setOpen(isOpen: boolean): void
  focus(): void
}

/** The height in px above and below the view in which rows have elements too, so that scrolling shows no gaps. */
const margin = 320

/** Creates the list. Its rows are links and buttons, of which Tab reaches one; keys move between them. */
export function createListView(model: TestModel, events: ListEvents): ListView {
  const space = element('div', { class: 'list-space' })
  const root = element('div', { class: 'list', role: 'region', 'aria-label': 'List of tests' }, space)
  const sections = new Map<number, HTMLElement>()
  const shown = new Map<number, HTMLElement>()
  const drawHistory = createRowDrawer(model)
  let rows: ListRows | undefined
  let marked: readonly string[] = []
  let jobs = pageJobs(model)
  /** The index of the row that Tab reaches. */
  let active = 0
  let selected: number | undefined

  const topOf = (row: number) => rows?.tops[row] ?? 0

  /** On a phone, the page scrolls and not the list. */
  function viewport(): { readonly top: number; readonly height: number } {
    if (root.scrollHeight > root.clientHeight) return { top: root.scrollTop, height: root.clientHeight }
    return { top: Math.max(-space.getBoundingClientRect().top, 0), height: window.innerHeight }
  }

  /** Rows keep their elements while they are in view. The active row always does, so that it keeps the focus. */
  function draw(): void {
    if (rows === undefined || rows.length === 0) return
    const { top, height } = viewport()
    const first = rowAt(rows, top - margin)
    const last = rowAt(rows, top + height + margin)
    const isNeeded = (row: number) => (row >= first && row <= last) || row === active
    for (const [row, shownRow] of shown) {
      if (isNeeded(row)) continue
      shownRow.remove()
      shown.delete(row)
    }
    rows.sections.forEach(({ start, end }, index) => {
      const isInView = (start <= last && end > first) || (start <= active && active < end)
      if (isInView) drawSection(index, start, end)
      else {
        sections.get(index)?.remove()
        sections.delete(index)
      }
    })
    for (let row = first; row <= last; row += 1) drawRow(row)
    drawRow(active)
  }

  function drawSection(index: number, start: number, end: number): void {
    if (sections.has(index)) return
    const section = element('div', { class: 'list-section' })
    // Sticky headers ignore the transforms of the elements around them.
    section.style.top = `${topOf(start)}px`
    section.style.height = `${topOf(end) - topOf(start)}px`
    sections.set(index, section)
    const next = [...sections.keys()].reduce((least, other) => (other > index && other < least ? other : least), Number.POSITIVE_INFINITY)
    space.insertBefore(section, sections.get(next) ?? null)
    // The header sticks to the top while the rows of its group scroll below it.
    if ((rows?.items[start] ?? 0) < 0) drawRow(start)
  }

  function drawRow(row: number): void {
    if (rows === undefined || row >= rows.length || shown.has(row)) return
    const item = rows.items[row] ?? 0
    const index = sectionOf(row)
    const section = sections.get(index)
    if (section === undefined) return
    const group = rows.groups[-1 - item]
    const drawn =
      group === undefined ? createTestRow({ model, rows, jobs, drawHistory, marked }, row, events.href(item)) : createGroupHeader(group)
    const start = rows.sections[index]?.start ?? 0
    if (row !== start || group === undefined) {
      drawn.classList.add('placed')
      drawn.style.transform = `translateY(${topOf(row) - topOf(start)}px)`
    }
    drawn.style.height = `${topOf(row + 1) - topOf(row)}px`
    drawn.dataset.row = String(row)
    mark(drawn, row)
    shown.set(row, drawn)
    // Elements are in the order of the rows, because screen readers follow it.
    const next = [...section.children].find((other) => Number((other as HTMLElement).dataset.row) > row)
    section.insertBefore(drawn, next ?? null)
  }

  function sectionOf(row: number): number {
    const all = rows?.sections ?? []
    let low = 0
    let high = all.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((all[middle]?.start ?? 0) <= row) low = middle
      else high = middle - 1
    }
    return low
  }

  function mark(drawn: HTMLElement, row: number): void {
    drawn.tabIndex = row === active ? 0 : -1
    if (rows?.items[row] === selected && selected !== undefined) drawn.setAttribute('aria-current', 'true')
    else drawn.removeAttribute('aria-current')
  }

  function activate(row: number, isFocused: boolean): void {
    if (rows === undefined || rows.length === 0) return
    active = Math.min(Math.max(row, 0), rows.length - 1)
    scrollTo(active)
    draw()
    for (const [index, drawn] of shown) mark(drawn, index)
    if (isFocused) shown.get(active)?.focus({ preventScroll: true })
  }

  /** Scrolls so that a row is in view, and not below the header of its group. */
  function scrollTo(row: number): void {
    const { top, height } = viewport()
    const isOwnScroll = root.scrollHeight > root.clientHeight
    const header = rows?.sections[sectionOf(row)]?.start === row ? 0 : isOwnScroll ? topOf(1) : 0
    const wanted = topOf(row) - header < top ? topOf(row) - header : topOf(row + 1) > top + height ? topOf(row + 1) - height : undefined
    if (wanted === undefined) return
    if (isOwnScroll) root.scrollTop = wanted
    else window.scrollBy(0, wanted - top)
  }

  function redraw(): void {
    for (const drawn of shown.values()) drawn.remove()
    for (const section of sections.values()) section.remove()
    shown.clear()
    sections.clear()
    space.style.height = `${topOf(rows?.length ?? 0)}px`
    draw()
  }

  root.addEventListener('click', (event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
    if (row === null || rows === undefined) return
    const index = Number(row.dataset.row)
    const item = rows.items[index] ?? 0
    const group = rows.groups[-1 - item]
    if (group !== undefined) {
      active = index
      events.onToggle(group.key, !group.isOpen)
    } else if (isPlainClick(event)) {
      event.preventDefault()
      activate(index, true)
      events.onTest(item, true)
    }
  })
  root.addEventListener('scroll', draw, { passive: true })
  window.addEventListener('scroll', draw, { passive: true })
  new ResizeObserver(draw).observe(root)

  return {
    root,
    show(next, texts) {
      if (rows === next) return
      const hadFocus = root.contains(document.activeElement)
      active = samePlace(rows, active, next)
      rows = next
      marked = texts
      jobs = pageJobs(model)
      redraw()
      if (hadFocus) shown.get(active)?.focus({ preventScroll: true })
    },
    select(test) {
      selected = test
      for (const [index, drawn] of shown) mark(drawn, index)
    },
    reveal(test, isFocused) {
      // The active row may be one of several rows of the test.
      const row = rows?.items[active] === test ? active : (rows?.items.indexOf(test) ?? -1)
      if (row !== -1) activate(row, isFocused)
      return row !== -1
    },
    move(by) {
      if (rows === undefined || rows.length === 0) return
      activate(active + by, true)
      const item = rows.items[active] ?? -1
      if (item >= 0) events.onTest(item, false)
    },
    setOpen(isOpen) {
      const group = rows && groupAround(rows, active)
      if (group === undefined || group.isOpen === isOpen) return
      activate(group.row, true)
      events.onToggle(group.key, isOpen)
    },
    focus: () => activate(active, true),
  }
}

/** Finds the active row in new rows: the same group or the same test. */
function samePlace(before: ListRows | undefined, active: number, after: ListRows): number {
  const item = before?.items[active]
  if (before === undefined || item === undefined) return 0
  const key = before.groups[-1 - item]?.key
  const row = key === undefined ? after.items.indexOf(item) : (after.groups.find((group) => group.key === key)?.row ?? -1)
  return Math.max(row, 0)
}
