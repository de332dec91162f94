import { type Child, element } from '../../../../base/browser/element.js'

/** Creates a frame with a head. The last children of the head are its actions. */
export function box(head: readonly Child[], ...body: readonly Child[]): HTMLElement {
  return element('div', { class: 'box' }, element('div', { class: 'box-head' }, ...head), ...body)
}

/** Creates a frame that is closed at first. The note after the title describes its content. */
export function foldBox(title: string, note: string, ...body: readonly Child[]): HTMLDetailsElement {
  return element(
    'details',
    { class: 'box' },
    element(
      'summary',
      {},
      element('span', { class: 'strong' }, title),
      note === '' ? undefined : element('span', { class: 'small quiet' }, note),
    ),
    ...body,
  )
}
