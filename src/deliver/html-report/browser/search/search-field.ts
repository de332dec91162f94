import { element } from '../../../../base/browser/element.js'
import { createSearchInput } from '../../../../base/browser/search-input.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import type { TestModel } from '../test-model.js'
import { maximumQuery } from '../view-state.js'
import { type Suggestion, suggest, withSuggestion } from './suggestions.js'

/** The field that filters tests while the user types, with a menu of keys and values. */
export interface SearchField {
  readonly root: HTMLElement
  show(query: string): void
  focus(): void
}

/** Creates the field. */
export function createSearchField(model: TestModel, onQuery: (query: string) => void, onLeave: () => void): SearchField {
  const { root: field, input } = createSearchInput('Search tests and messages', {
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'search',
    maxlength: String(maximumQuery),
    autocapitalize: 'off',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'search-menu',
    'aria-keyshortcuts': '/',
  })
  const menu = element('ul', { id: 'search-menu', class: 'popup', role: 'listbox', 'aria-label': 'Search by' })
  menu.hidden = true
  const clear = element('button', { type: 'button', class: 'btn icon compact clear', 'aria-label': 'Clear the search' }, icon('close'))
  field.append(clear, element('kbd', { class: 'keyboard-only', 'aria-hidden': 'true' }, '/'))
  let suggestions: readonly Suggestion[] = []
  let active = -1

  function offer(): void {
    suggestions = input.selectionEnd === input.value.length ? suggest(model, input.value) : []
    menu.hidden = suggestions.length === 0
    input.setAttribute('aria-expanded', String(!menu.hidden))
    menu.replaceChildren(
      ...suggestions.map(({ text, note }, index) =>
        element(
          'li',
          { id: `search-option-${index}`, role: 'option', 'aria-selected': 'false', 'data-index': String(index) },
          element('span', { class: 'mono' }, text),
          element('span', { class: 'small quiet' }, note),
        ),
      ),
    )
    moveTo(-1)
  }
  function close(): void {
    menu.hidden = true
    input.setAttribute('aria-expanded', 'false')
    moveTo(-1)
  }
  function moveTo(index: number): void {
    active = Math.min(index, suggestions.length - 1)
    for (const [place, option] of [...menu.children].entries()) {
      option.classList.toggle('active', place === active)
      option.setAttribute('aria-selected', String(place === active))
    }
    if (active < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `search-option-${active}`)
    menu.children[active]?.scrollIntoView({ block: 'nearest' })
  }
  function accept(index: number): void {
    const suggestion = suggestions[index]
    if (suggestion === undefined) return
    input.value = withSuggestion(input.value, suggestion)
    changed()
  }
  function changed(): void {
    field.classList.toggle('filled', input.value !== '')
    onQuery(input.value)
    offer()
  }

  input.addEventListener('input', changed)
  input.addEventListener('focus', offer)
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    const isOpen = !menu.hidden
    if (event.key === 'ArrowDown' && isOpen) moveTo(active + 1)
    else if (event.key === 'ArrowUp' && isOpen) moveTo(Math.max(active - 1, -1))
    else if (event.key === 'Enter' && isOpen && active >= 0) accept(active)
    else if (event.key === 'Enter' || event.key === 'ArrowDown') onLeave()
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  // A click must not take the focus out of the field.
  menu.addEventListener('pointerdown', (event) => event.preventDefault())
  menu.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
    if (option !== null) accept(Number(option.dataset.index))
  })
  clear.addEventListener('click', () => {
    input.value = ''
    input.focus()
    changed()
  })

  return {
    root: element('div', { class: 'popup-root search', role: 'search' }, field, menu),
    show(query) {
      // Setting the value moves the caret, which disturbs typing.
      if (input.value !== query) input.value = query
      field.classList.toggle('filled', query !== '')
      if (model.steps.names.length > 0) input.placeholder = 'Search tests, steps, messages'
    },
    focus() {
      input.focus()
      input.select()
      offer()
    },
  }
}
