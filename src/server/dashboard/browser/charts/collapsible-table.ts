import { element } from '../../../../browser/element.js'

/** The numbers of a picture, made when somebody opens them. The newest come first. */
export function collapsibleTable(
  summary: Node,
  head: readonly string[],
  count: number,
  row: (index: number) => readonly string[],
): HTMLElement {
  const fold = element('details', { class: 'numbers' }, element('summary', {}, summary))
  fold.addEventListener(
    'toggle',
    () => {
      const rows = Array.from({ length: count }, (_, index) => {
        const [title = '', ...cells] = row(count - 1 - index)
        return element('tr', {}, element('th', { scope: 'row' }, title), ...cells.map((cell) => element('td', {}, cell)))
      })
      const heads = element('tr', {}, ...head.map((title) => element('th', { scope: 'col' }, title)))
      const table = element('table', {}, element('thead', {}, heads), element('tbody', {}, ...rows))
      // It scrolls, so that the keyboard must be able to go there.
      fold.append(element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': summary.textContent ?? '' }, table))
    },
    { once: true },
  )
  return fold
}
