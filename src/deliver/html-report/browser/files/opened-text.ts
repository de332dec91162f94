import { textBlock } from '../../../../base/browser/code-block.js'
import { button, element } from '../../../../base/browser/element.js'
import { formatSize } from '../../../../base/text/sizes.js'
import type { PageAttachment } from '../../data/page-data.js'
import { readText } from './file-text.js'

/** The length of the part that is shown first, in UTF-16 units. */
const firstLength = 20_000

/** Creates the text of a file: its beginning, and a button that shows all of it. */
export function openedText(file: PageAttachment): HTMLElement {
  const text = readText(file)
  if (text === undefined) return element('p', { class: 'box-note small quiet' }, 'The text is not in this page.')
  if (text.length <= firstLength) return textBlock(file.name, text)
  const shown = element('div', {})
  const showAll = button(`Show all ${formatSize(file.size ?? text.length)}`, { class: 'text-button' }, () => {
    const whole = textBlock(file.name, text)
    shown.replaceChildren(whole)
    whole.focus()
  })
  // The last line is cut in the middle.
  const end = Math.max(text.lastIndexOf('\n', firstLength), firstLength / 2)
  shown.append(textBlock(file.name, text.slice(0, end)), element('p', { class: 'box-note small' }, showAll))
  return shown
}
