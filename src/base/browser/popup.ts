import { formatCount } from '../text/counts.js'
import { type Child, element, hiddenText } from './element.js'
import { createSearchInput } from './search-input.js'
import { searchableText } from './searchable-text.js'
import { icon } from './symbol-mark.js'

/** An entry of a popup: a link, or a button with an action. */
export interface PopupItem {
  readonly title: string
  /** A second line, which the field finds as well. */
  readonly detail?: string
  /** A number after the title. */
  readonly count?: number
  /** A function is called only if the entry is shown. */
  readonly href?: string | (() => string)
  readonly onChoose?: () => void
  readonly isCurrent?: boolean
}

export interface PopupOptions {
  /** The id of the button. The focus returns to it when a refresh replaces the popup. */
  readonly id?: string
  /** The name of the button for screen readers, before its content. */
  readonly label: string
  /** Whether the label is shown as well. */
  readonly isLabelShown?: boolean
  /** Default: a button for a filter. */
  readonly className?: string
  /** Returns the entries. It is called when the popup opens, when the user types and by `update`. */
  readonly items: () => readonly PopupItem[]
  /** The name of the field that filters the entries. Default: no field. */
  readonly searchLabel?: string
  /** Receives a text that the user typed and that is not an entry. */
  readonly onText?: (text: string) => void
  /** Returns a line below the entries, such as the reason why some are missing. */
  readonly note?: () => string | undefined
  /** It may load more entries and show them with `update`. */
  readonly onOpen?: () => void
  /** Content below the entries. */
  readonly foot?: HTMLElement
}

/** A button that opens a panel with entries. */
export interface Popup {
  readonly root: HTMLElement
  /** Replaces the content of the button. */
  show(...content: readonly Child[]): void
  /** Shows changed entries if the panel is open. */
  update(): void
}

/** The number of entries that are shown at once. The field finds the others. */
const shownItems = 100

/** Creates a popup. Arrow keys move in it, and Escape, a choice or a click elsewhere closes it. */
export function createPopup(options: PopupOptions): Popup {
  const { id, label, isLabelShown = false, className = 'pick', items, searchLabel, onText, note, onOpen, foot } = options
  const content = element('span', { class: 'ellipsis' })
  const opener = element(
    'button',
    { type: 'button', class: className, id },
    isLabelShown ? element('span', { class: 'quiet', 'aria-hidden': 'true' }, label) : undefined,
    hiddenText(`${label}: `),
    content,
    className.includes('icon') ? undefined : icon('down'),
  )
  const search = searchLabel === undefined ? undefined : createSearchInput(searchLabel, { placeholder: 'Search', autofocus: '' })
  const list = element('ul', {})
  const panel = element('div', { class: 'popup', popover: '' }, search?.root, list, foot)
  opener.popoverTargetElement = panel
  const root = element('div', { class: 'popup-root' }, opener, panel)
  const typed = () => search?.input.value.trim() ?? ''
  const isOpen = () => panel.matches(':popover-open')

  function fill(): void {
    const words = searchableText(typed()).split(/\s+/)
    const found = items().filter(({ title, detail = '' }) => {
      const text = searchableText(`${detail} ${title}`)
      return words.every((word) => text.includes(word))
    })
    const own: PopupItem = { title: `Use “${typed()}”`, onChoose: () => onText?.(typed()) }
    const shown = found.length === 0 && typed() !== '' && onText !== undefined ? [own] : found.slice(0, shownItems)
    const more = found.length > shownItems ? `${shownItems} of ${formatCount(found.length)}. Type to find the others.` : undefined
    const line = note?.() ?? (shown.length === 0 ? 'Nothing found' : more)
    list.replaceChildren(
      ...shown.map((item) => element('li', {}, itemNode(item))),
      ...(line === undefined ? [] : [element('li', { class: 'popup-empty' }, line)]),
    )
  }
  function itemNode({ title, detail, count, href, onChoose, isCurrent = false }: PopupItem): HTMLElement {
    const current = isCurrent ? { 'aria-current': 'true' } : {}
    const parts = [
      title,
      count === undefined ? undefined : element('span', { class: 'count' }, formatCount(count)),
      detail === undefined || detail === '' ? undefined : element('span', { class: 'suite' }, detail),
    ]
    const node =
      href === undefined
        ? element('button', { type: 'button', ...current }, ...parts)
        : element('a', { href: typeof href === 'string' ? href : href(), ...current }, ...parts)
    node.addEventListener('click', () => {
      onChoose?.()
      close()
    })
    return node
  }
  function close(): void {
    panel.togglePopover(false)
    opener.focus()
  }
  /** The typed text itself takes precedence over longer names that contain it. */
  function chooseTyped(): void {
    const entries = [...list.querySelectorAll<HTMLElement>('a, button')]
    const same = entries.find((entry) => entry.textContent === typed())
    if (same === undefined && typed() !== '' && onText !== undefined) {
      onText(typed())
      close()
    } else (same ?? entries[0])?.click()
  }

  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'open') return
    if (search !== undefined) search.input.value = ''
    onOpen?.()
    fill()
    if (search === undefined) (list.querySelector('[aria-current]') ?? list.querySelector('a, button'))?.setAttribute('autofocus', '')
    placeBelow(panel, opener)
  })
  search?.input.addEventListener('input', fill)
  root.addEventListener('keydown', (event) => {
    if (!isOpen()) return
    if (event.key === 'Enter' && event.target === search?.input) chooseTyped()
    else if (event.key === 'Escape') close()
    else if (!moveFocus(panel, event.key)) return
    event.preventDefault()
  })
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) panel.togglePopover(false)
  })

  return {
    root,
    show: (...nodes) => content.replaceChildren(...nodes.filter((node) => node !== undefined)),
    update() {
      if (isOpen()) fill()
    },
  }
}

/** The greatest width of a panel in px, as in the style sheet. */
const maximumWidth = 420

/** The least distance in px between a panel and the edge of the window. */
const edge = 12

/** Places a panel below its button. It extends to the left if there might not be enough room on the right. */
function placeBelow({ style }: HTMLElement, opener: HTMLElement): void {
  const { left, right, bottom } = opener.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const isLeft = left + maximumWidth + edge <= clientWidth
  style.setProperty('--top', `${bottom + window.scrollY + 4}px`)
  style.setProperty('--left', isLeft ? `${left}px` : 'auto')
  style.setProperty('--right', isLeft ? 'auto' : `${clientWidth - right}px`)
  style.setProperty('--room', `${(isLeft ? clientWidth - left : right) - edge}px`)
}

/** Moves the focus between the fields, links and buttons of a panel. Returns whether the key does that. */
export function moveFocus(panel: HTMLElement, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return false
  const stops: readonly Element[] = [...panel.querySelectorAll('input, a, button')]
  const index = document.activeElement === null ? -1 : stops.indexOf(document.activeElement)
  const next = stops[(index + step + stops.length) % stops.length]
  if (next instanceof HTMLElement) next.focus()
  return true
}
