import { element } from './element.js'

/** A labelled list of options. */
export interface ChoiceField {
  readonly root: HTMLElement
  readonly select: HTMLSelectElement
}

/** Creates a labelled list of options. `titles` has the value and the title of each option. */
export function createChoiceField<Value extends string>(
  id: string,
  label: string,
  titles: Readonly<Record<Value, string>>,
  onChoice: (value: Value) => void,
): ChoiceField {
  const values = Object.keys(titles) as Value[]
  const select = element('select', { id }, ...values.map((value) => element('option', { value }, titles[value])))
  select.addEventListener('change', () => onChoice(select.value as Value))
  return { root: labelledField(id, label, select), select }
}

/** Puts a label before a field that has this id. */
export const labelledField = (id: string, label: string, field: HTMLElement): HTMLElement =>
  element('span', { class: 'choice' }, element('label', { for: id }, label), field)
