import { element } from './element.js'
import { icon } from './symbol-mark.js'

/** An option of a choice. */
export interface Option<Value extends string> {
  readonly value: Value
  readonly title: string
}

/** A list of which one option is chosen. */
export interface Choice<Value extends string> {
  readonly root: HTMLElement
  /** Shows the chosen option, and other options than before if there are some. */
  show(value: Value, options?: readonly Option<Value>[]): void
}

/** Returns the options whose values are the keys of their titles. */
export const optionsOf = <Value extends string>(titles: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  Object.entries<string>(titles).map(([value, title]) => ({ value: value as Value, title }))

/**
 * Creates a choice, which looks like the button of a popup: `Order Name`.
 * @param id keeps the focus on the choice when a refresh replaces it
 */
export function createChoice<Value extends string>(id: string, label: string, onChoice: (value: Value) => void): Choice<Value> {
  const shown = element('span', { class: 'ellipsis', 'aria-hidden': 'true' })
  const select = element('select', { id, 'aria-label': label })
  select.addEventListener('change', () => {
    showTitle()
    onChoice(select.value as Value)
  })
  let shownOptions: readonly Option<Value>[] = []

  function showTitle(): void {
    shown.textContent = select.selectedOptions[0]?.text ?? ''
  }

  return {
    // The list covers the texts, and names itself.
    root: element('div', { class: 'pick' }, element('span', { class: 'quiet', 'aria-hidden': 'true' }, label), shown, icon('down'), select),
    show(value, options = shownOptions) {
      // Replacing the options would close an open list.
      if (JSON.stringify(options) !== JSON.stringify(shownOptions))
        select.replaceChildren(...options.map((option) => element('option', { value: option.value }, option.title)))
      shownOptions = options
      select.value = value
      showTitle()
    },
  }
}
