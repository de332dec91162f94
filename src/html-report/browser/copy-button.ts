import { button, element } from '../../browser/element.js'

/** How long a button says that it copied, in ms. */
const thanksMs = 1500

/** A button that copies a text, and says so to eyes and to screen readers. */
export function copyButton(label: string, text: () => string, announce: (text: string) => void): HTMLButtonElement {
  const made = button(label, { class: 'copy' }, () => {
    void copyText(text()).then((copied) => {
      announce(copied ? 'Copied' : 'The browser does not let this page copy')
      made.textContent = copied ? 'Copied' : 'Not allowed'
      setTimeout(() => {
        made.textContent = label
      }, thanksMs)
    })
  })
  return made
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Pages that come over http, or in a frame, have no clipboard of that kind.
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
