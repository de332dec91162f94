import { textBlock } from '../../../../base/browser/code-block.js'
import { element } from '../../../../base/browser/element.js'
import { box } from './box.js'

/** A longer first line is not a title. */
const maximumTitle = 400

/** Creates the box of a message. Its first line is the title. The line of the failed step follows, if there is one. */
export function messageBox(title: string, message: string, step?: string): HTMLElement {
  const isLong = title.length > maximumTitle
  const rest = isLong ? `${title}\n${message}`.trimEnd() : message
  const head = [element('span', { class: 'grow mono' }, isLong ? 'Message' : title)]
  const content = [step === undefined ? undefined : element('span', { class: 'quiet' }, step), rest === '' ? undefined : rest]
  const lines = content.filter((each) => each !== undefined).flatMap((each, index) => (index === 0 ? [each] : ['\n', each]))
  const created = lines.length === 0 ? box(head) : box(head, textBlock('Message', ...lines))
  if (isLong) created.classList.add('prose')
  return created
}
