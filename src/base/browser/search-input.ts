import { type Attributes, element } from './element.js'
import { icon } from './symbol-mark.js'

/** A field for a search, with its icon. */
export interface SearchInput {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
}

/** Creates a field. Its label is also shown while it is empty. */
export function createSearchInput(label: string, attributes: Attributes = {}): SearchInput {
  const input = element('input', {
    type: 'search',
    'aria-label': label,
    placeholder: label,
    autocomplete: 'off',
    spellcheck: 'false',
    ...attributes,
  })
  return { root: element('div', { class: 'field' }, icon('search'), input), input }
}
