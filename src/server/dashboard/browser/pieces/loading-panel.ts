import { button, element } from '../../../../base/browser/element.js'
import { ApiError } from '../answers/api-error.js'

/** Fills a part of the page with data. Until then, it contains `pending`; after a failure, a button to try again. */
export function loadingPanel(
  panel: HTMLElement,
  pending: () => HTMLElement,
  load: () => Promise<readonly HTMLElement[]>,
  signal: AbortSignal,
): HTMLElement {
  async function fill(): Promise<void> {
    panel.replaceChildren(pending())
    panel.setAttribute('aria-busy', 'true')
    try {
      const content = await load()
      if (!signal.aborted) panel.replaceChildren(...content)
    } catch (error) {
      if (signal.aborted) return
      const text = error instanceof ApiError ? error.message : `This page failed. ${String(error)}`
      const again = button('Try again', { class: 'btn' }, () => void fill())
      panel.replaceChildren(element('p', { class: 'panel-failure', role: 'alert' }, text, ' ', again))
    } finally {
      panel.removeAttribute('aria-busy')
    }
  }
  void fill()
  return panel
}
