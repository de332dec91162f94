import { element } from '../../../../base/browser/element.js'
import { box } from './box.js'
import { textBlock } from './code-block.js'

/** A longer first line is not a title. */
const maximumTitle = 400

/** Creates the box of a message. Its first line is the title. */
export function messageBox(title: string, message: string): HTMLElement {
  const isLong = title.length > maximumTitle
  const rest = isLong ? `${title}\n${message}`.trimEnd() : message
  const head = [element('span', { class: 'grow mono' }, isLong ? 'Message' : title)]
  const created = rest === '' ? box(head) : box(head, textBlock('Message', rest))
  if (isLong) created.classList.add('prose')
  return created
}
