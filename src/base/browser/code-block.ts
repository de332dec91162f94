import { type Child, element } from './element.js'

/** Creates a block of code that scrolls sideways. It can be focused, so that the keyboard scrolls it. */
export const codeBlock = (label: string, ...content: readonly Child[]): HTMLElement =>
  element('pre', { class: 'code', tabindex: '0', role: 'group', 'aria-label': label }, ...content)

/** Creates a line of a block of code. */
export const codeLine = (kind: '' | 'add' | 'del' | 'hit' | 'library', ...content: readonly Child[]): HTMLElement =>
  element('span', { class: kind === '' ? 'line' : `line ${kind}` }, ...content, '\n')

/** Creates a block of a long text, without an element for each line. */
export const textBlock = (label: string, ...content: readonly Child[]): HTMLElement => {
  const created = codeBlock(label, ...content)
  created.classList.add('plain')
  return created
}
