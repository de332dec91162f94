import { element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'

/** An option of a menu. */
export interface MenuOption<Value extends string> {
  readonly value: Value
  readonly title: string
}

/** A button that shows a value and opens a list of others. */
export interface MenuButton<Value extends string> {
  readonly root: HTMLElement
  show(value: Value, options: readonly MenuOption<Value>[]): void
}

/** Time after which typing starts a new search of the options. */
const typingMs = 700

/** Creates a menu button with a listbox: arrow keys, Home, End, typing, Enter and Escape. */
export function createMenuButton<Value extends string>(label: string, onChoice: (value: Value) => void): MenuButton<Value> {
  const id = `menu-${label.toLowerCase()}`
  const shownValue = element('span', {})
  const button = element(
    'button',
    { type: 'button', class: 'pick', 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-controls': id },
    element('span', { class: 'quiet' }, label),
    shownValue,
    icon('down'),
  )
  const list = element('ul', { id, class: 'menu', role: 'listbox', tabindex: '-1', 'aria-label': label })
  list.hidden = true
  const root = element('div', { class: 'menu-root' }, button, list)
  let options: readonly MenuOption<Value>[] = []
  let chosen: Value | undefined
  let active = 0
  let typed = ''
  let typedAt = 0

  const optionId = (index: number) => `${id}-${index}`

  function open(): void {
    list.hidden = false
    button.setAttribute('aria-expanded', 'true')
    list.replaceChildren(
      ...options.map(({ value, title }, index) =>
        element(
          'li',
          { id: optionId(index), role: 'option', 'aria-selected': String(value === chosen), 'data-index': String(index) },
          title,
        ),
      ),
    )
    moveTo(
      Math.max(
        options.findIndex(({ value }) => value === chosen),
        0,
      ),
    )
    list.focus()
  }
  function close(isFocused: boolean): void {
    list.hidden = true
    button.setAttribute('aria-expanded', 'false')
    if (isFocused) button.focus()
  }
  function moveTo(index: number): void {
    active = Math.min(Math.max(index, 0), options.length - 1)
    list.setAttribute('aria-activedescendant', optionId(active))
    for (const [place, option] of [...list.children].entries()) option.classList.toggle('active', place === active)
    list.children[active]?.scrollIntoView({ block: 'nearest' })
  }
  function choose(index: number): void {
    const option = options[index]
    close(true)
    if (option !== undefined) onChoice(option.value)
  }
  function type(character: string): void {
    typed = performance.now() - typedAt < typingMs ? typed + character : character
    typedAt = performance.now()
    const found = options.findIndex(({ title }) => title.toLowerCase().startsWith(typed.toLowerCase()))
    if (found !== -1) moveTo(found)
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveTo(active + 1),
    ArrowUp: () => moveTo(active - 1),
    Home: () => moveTo(0),
    End: () => moveTo(options.length - 1),
    Enter: () => choose(active),
    ' ': () => choose(active),
    Escape: () => close(true),
    Tab: () => close(true),
  }
  list.addEventListener('keydown', (event) => {
    const act = keys[event.key]
    // Other keys must not act as shortcuts of the page while the menu is open.
    event.stopPropagation()
    if (act !== undefined) act()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) type(event.key)
    else return
    if (event.key !== 'Tab') event.preventDefault()
  })
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    event.stopPropagation()
    open()
  })
  button.addEventListener('click', () => (list.hidden ? open() : close(true)))
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
    if (option !== null) choose(Number(option.dataset.index))
  })
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (!list.hidden && relatedTarget !== button) close(false)
  })

  return {
    root,
    show(value, all) {
      chosen = value
      options = all
      shownValue.textContent = all.find((option) => option.value === value)?.title ?? ''
    },
  }
}
