import { element } from '../../../../base/browser/element.js'

const shownMs = 2000

/** Shows a short message for a moment. The announcer speaks it. */
export function createToast(): (text: string) => void {
  let current: HTMLElement | undefined
  return (text) => {
    current?.remove()
    const toast = element('div', { class: 'toast', 'aria-hidden': 'true' }, text)
    current = toast
    document.body.append(toast)
    setTimeout(() => toast.remove(), shownMs)
  }
}
