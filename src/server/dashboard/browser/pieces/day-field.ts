import { element } from '../../../../base/browser/element.js'

/** Puts a label before a field that has this id. */
const labelledField = (id: string, label: string, field: HTMLElement): HTMLElement =>
  element('span', { class: 'choice' }, element('label', { for: id }, label), field)

/** A labelled field for a day. */
export interface DayField {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
}

/** Creates a labelled field for a day. It passes on only complete days. */
export function createDayField(id: string, label: string, onDay: (day: string) => void): DayField {
  const input = element('input', { id, type: 'date', min: '2000-01-01', max: '2999-12-31' })
  input.addEventListener('change', () => {
    if (input.value !== '' && input.validity.valid) onDay(input.value)
  })
  return { root: labelledField(id, label, input), input }
}
