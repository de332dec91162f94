import { button, element } from '../../browser/element.js'

/** Time for which the button shows the result. */
const thanksMs = 1500

/** Creates a button that copies a text, and shows and announces the result. */
export function copyButton(label: string, text: () => string, announce: (text: string) => void): HTMLButtonElement {
  const copy = button(label, { class: 'copy' }, () => {
    void copyText(text()).then((copied) => {
      announce(copied ? 'Copied' : 'The browser did not allow copying')
      copy.textContent = copied ? 'Copied' : 'Copying failed'
      setTimeout(() => {
        copy.textContent = label
      }, thanksMs)
    })
  })
  return copy
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // `navigator.clipboard` is missing on pages served over HTTP, and forbidden in frames.
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement
  const area = element('textarea', { class: 'visually-hidden', 'aria-hidden': 'true' })
  area.value = text
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
