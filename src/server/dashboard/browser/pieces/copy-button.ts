import { copyText } from '../../../../base/browser/copy-text.js'
import { button, type Child } from '../../../../base/browser/element.js'

const shownMs = 2000

export interface CopyButtonOptions {
  /** Default: a button with a border. */
  readonly className?: string
  /** Returns the content of a button that shows an icon instead of its label. */
  readonly icon?: () => Node
}

/** Creates a button that copies a text and confirms it. */
export function copyButton(label: string, text: string, { className = 'btn', icon }: CopyButtonOptions = {}): HTMLButtonElement {
  const content = (): Child => icon?.() ?? label
  const copy = button(
    content(),
    { class: className, 'aria-live': 'polite', ...(icon === undefined ? {} : { 'aria-label': label, title: label }) },
    () => {
      void copyText(text).then((copied) => {
        const told = copied ? 'Copied' : 'The browser refused to copy'
        copy.textContent = told
        if (icon !== undefined) copy.setAttribute('aria-label', told)
        setTimeout(() => {
          copy.replaceChildren(content() ?? '')
          if (icon !== undefined) copy.setAttribute('aria-label', label)
        }, shownMs)
      })
    },
  )
  return copy
}
