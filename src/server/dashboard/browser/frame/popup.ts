import { type Child, element } from '../../../../base/browser/element.js'
import { searchableText } from '../../../../base/browser/searchable-text.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { definedFields } from '../../../../base/defined-fields.js'
import { formatCount } from '../../../../base/text/counts.js'

/** An entry of a popup: a link, or a button with an action. */
export interface PopupItem {
  readonly title: string
  /** A second line, which the field finds as well. */
  readonly detail?: string
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
  readonly className: string
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

let popups = 0

/** Creates a popup. Arrow keys move in it, and Escape, a choice or a click elsewhere closes it. */
export function createPopup({ id: openerId, label, className, items, searchLabel, onText, note, onOpen, foot }: PopupOptions): Popup {
  popups += 1
  const id = `popup-${popups}`
  const content = element('span', { class: 'ellipsis' })
  const opener = element(
    'button',
    {
      type: 'button',
      class: className,
      'aria-expanded': 'false',
      'aria-controls': id,
      ...definedFields({ id: openerId }),
    },
    element('span', { class: 'visually-hidden' }, `${label}: `),
    content,
    className.includes('icon') ? undefined : icon('down'),
  )
  const search =
    searchLabel === undefined
      ? undefined
      : element('input', { type: 'search', 'aria-label': searchLabel, placeholder: 'Search', autocomplete: 'off', spellcheck: 'false' })
  const list = element('ul', {})
  const panel = element(
    'div',
    { id, class: 'popup' },
    search === undefined ? undefined : element('div', { class: 'field' }, search),
    list,
    foot,
  )
  panel.hidden = true
  const root = element('div', { class: 'popup-root' }, opener, panel)
  const typed = () => search?.value.trim() ?? ''

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
  function itemNode({ title, detail, href, onChoose, isCurrent = false }: PopupItem): HTMLElement {
    const current = isCurrent ? { 'aria-current': 'true' } : {}
    const content = [title, detail === undefined || detail === '' ? undefined : element('span', { class: 'suite' }, detail)]
    const node =
      href === undefined
        ? element('button', { type: 'button', ...current }, ...content)
        : element('a', { href: typeof href === 'string' ? href : href(), ...current }, ...content)
    node.addEventListener('click', () => {
      onChoose?.()
      close(true)
    })
    return node
  }
  function open(): void {
    if (search !== undefined) search.value = ''
    fill()
    panel.hidden = false
    opener.setAttribute('aria-expanded', 'true')
    // A panel that would not fit opens to the left.
    panel.classList.remove('to-left')
    panel.classList.toggle('to-left', panel.getBoundingClientRect().right > document.documentElement.clientWidth)
    const first = search ?? list.querySelector<HTMLElement>('[aria-current]') ?? list.querySelector<HTMLElement>('a, button')
    first?.focus()
    onOpen?.()
  }
  function close(isFocused: boolean): void {
    panel.hidden = true
    opener.setAttribute('aria-expanded', 'false')
    if (isFocused) opener.focus()
  }
  /** The typed text itself takes precedence over longer names that contain it. */
  function chooseTyped(): void {
    const entries = [...list.querySelectorAll<HTMLElement>('a, button')]
    const same = entries.find((entry) => entry.textContent === typed())
    if (same === undefined && typed() !== '' && onText !== undefined) {
      onText(typed())
      close(true)
    } else (same ?? entries[0])?.click()
  }

  opener.addEventListener('click', () => (panel.hidden ? open() : close(true)))
  search?.addEventListener('input', fill)
  root.addEventListener('keydown', (event) => {
    if (panel.hidden) return
    if (event.key === 'Enter' && event.target === search) chooseTyped()
    else if (event.key === 'Escape') close(true)
    else if (!moveFocus(panel, event.key)) return
    event.preventDefault()
  })
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!panel.hidden && !(relatedTarget instanceof Node && root.contains(relatedTarget))) close(false)
  })

  return {
    root,
    show: (...nodes) => content.replaceChildren(...nodes.filter((node) => node !== undefined)),
    update() {
      if (!panel.hidden) fill()
    },
  }
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
