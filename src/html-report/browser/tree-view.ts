import { element } from '../../browser/element.js'
import type { TestModel } from './test-model.js'
import { createTreeRow } from './tree-row.js'
import type { TreeRows } from './tree-rows.js'

export interface TreeEvents {
  /** @param isChosen true for a click or Enter; false if the test was passed with an arrow key */
  onTest(test: number, isChosen: boolean): void
  /** The user moves on to the details. */
  onEnter(): void
  onToggle(group: number, isOpen: boolean): void
}

/** The tree of tests. Only rows in view have elements. */
export interface TreeView {
  readonly root: HTMLElement
  /** Shows new rows. The active row stays active if it still exists. */
  show(rows: TreeRows): void
  /** Highlights the test whose details are shown. */
  select(test: number | undefined): void
  /** Scrolls to a test and makes its row the active one. */
  reveal(test: number, isFocused: boolean): void
  focus(): void
}

/** The number of rows above and below the view that have elements too, so that scrolling shows no gaps. */
const margin = 8

/** Creates the tree with the keys of the ARIA tree pattern: arrows, Home, End, Page Up, Page Down, Enter. */
export function createTreeView(model: TestModel, events: TreeEvents): TreeView {
  const space = element('div', { class: 'tree-space', role: 'presentation' })
  const root = element('div', { class: 'tree', role: 'tree', 'aria-labelledby': 'tests-title' }, space)
  const coarse = matchMedia('(pointer: coarse)')
  const shown = new Map<number, HTMLElement>()
  let rows: TreeRows | undefined
  /** The index of the row that Tab reaches. */
  let active = 0
  let selected: number | undefined

  const rowHeight = () => (coarse.matches ? 36 : 28)
  const itemAt = (index: number) => rows?.items[index]

  /** Rows keep their elements while they are in view. The active row always does, so that it keeps the focus. */
  function draw(): void {
    if (rows === undefined) return
    const height = rowHeight()
    const first = Math.max(Math.floor(root.scrollTop / height) - margin, 0)
    const end = Math.min(Math.ceil((root.scrollTop + root.clientHeight) / height) + margin, rows.length)
    for (const [index, row] of shown) {
      if ((index >= first && index < end) || index === active) continue
      row.remove()
      shown.delete(index)
    }
    for (let index = first; index < end; index += 1) drawRow(index, height)
    if (active < rows.length) drawRow(active, height)
  }

  function drawRow(index: number, height: number): void {
    if (rows === undefined || shown.has(index)) return
    const row = createTreeRow(model, rows, index)
    row.style.transform = `translateY(${index * height}px)`
    row.style.height = `${height}px`
    row.dataset.index = String(index)
    mark(row, index)
    shown.set(index, row)
    // Elements are in the order of the rows, because screen readers follow it.
    const next = [...shown.keys()].reduce((least, other) => (other > index && other < least ? other : least), Number.POSITIVE_INFINITY)
    space.insertBefore(row, shown.get(next) ?? null)
  }

  function mark(row: HTMLElement, index: number): void {
    row.tabIndex = index === active ? 0 : -1
    const item = itemAt(index) ?? -1
    if (item >= 0) row.setAttribute('aria-selected', String(item === selected))
  }

  function markAll(): void {
    for (const [index, row] of shown) mark(row, index)
  }

  function activate(index: number, isFocused: boolean): void {
    if (rows === undefined || rows.length === 0) return
    active = Math.min(Math.max(index, 0), rows.length - 1)
    const height = rowHeight()
    const top = active * height
    if (top < root.scrollTop) root.scrollTop = top
    else if (top + height > root.scrollTop + root.clientHeight) root.scrollTop = top + height - root.clientHeight
    draw()
    markAll()
    if (isFocused) shown.get(active)?.focus({ preventScroll: true })
  }

  function move(index: number): void {
    activate(index, true)
    const item = itemAt(active)
    if (item !== undefined && item >= 0) events.onTest(item, false)
  }

  function toggle(isOpen: boolean): void {
    const item = itemAt(active)
    if (item !== undefined && item < 0) events.onToggle(-1 - item, isOpen)
  }

  function moveLeft(): void {
    const item = itemAt(active)
    if (rows === undefined || item === undefined) return
    if (item < 0 && rows.isOpen(-1 - item)) {
      toggle(false)
      return
    }
    const level = rows.levels[active] ?? 1
    let outer = active - 1
    while (outer >= 0 && (rows.levels[outer] ?? 1) >= level) outer -= 1
    if (outer >= 0) move(outer)
  }

  function moveRight(): void {
    const item = itemAt(active)
    if (rows === undefined || item === undefined) return
    if (item >= 0) events.onEnter()
    else if (rows.isOpen(-1 - item)) move(active + 1)
    else toggle(true)
  }

  function choose(): void {
    const item = itemAt(active)
    if (item === undefined) return
    if (item < 0) toggle(!rows?.isOpen(-1 - item))
    else {
      events.onTest(item, true)
      events.onEnter()
    }
  }

  const page = () => Math.max(Math.floor(root.clientHeight / rowHeight()) - 1, 1)
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    ArrowLeft: moveLeft,
    ArrowRight: moveRight,
    Home: () => move(0),
    End: () => move(Number.POSITIVE_INFINITY),
    PageDown: () => move(active + page()),
    PageUp: () => move(active - page()),
    Enter: choose,
    ' ': choose,
  }
  root.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  root.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('.row') : null
    if (row === null) return
    activate(Number(row.dataset.index), true)
    const item = itemAt(active)
    if (item !== undefined && item >= 0) events.onTest(item, true)
    else if (item !== undefined) toggle(!rows?.isOpen(-1 - item))
  })
  root.addEventListener('scroll', draw, { passive: true })
  const redraw = () => {
    for (const row of shown.values()) row.remove()
    shown.clear()
    space.style.height = `${(rows?.length ?? 0) * rowHeight()}px`
    draw()
  }
  coarse.addEventListener('change', redraw)
  new ResizeObserver(draw).observe(root)

  return {
    root,
    show(next) {
      if (rows === next) return
      const item = itemAt(active)
      const hadFocus = root.contains(document.activeElement)
      rows = next
      active = Math.max(item === undefined ? 0 : next.items.indexOf(item), 0)
      redraw()
      if (hadFocus) shown.get(active)?.focus({ preventScroll: true })
    },
    select(test) {
      selected = test
      markAll()
    },
    reveal(test, isFocused) {
      const index = rows?.items.indexOf(test) ?? -1
      if (index !== -1) activate(index, isFocused)
    },
    focus: () => activate(active, true),
  }
}
