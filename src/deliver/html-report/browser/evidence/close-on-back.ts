import { phoneScreen } from '../phone-screen.js'

/**
 * Closes a dialog when the user goes back. On a phone, the open dialog has an entry in the browser's history, so that the Back button does
 * nothing else.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  const { hash } = window.location
  let hasEntry = matchMedia(phoneScreen).matches && addEntry()

  function goBack(event: PopStateEvent): void {
    // The page below has not changed.
    if (hasEntry && window.location.hash === hash) event.stopImmediatePropagation()
    hasEntry = false
    stop()
    dialog.close()
  }
  const stop = () => window.removeEventListener('popstate', goBack, { capture: true })
  window.addEventListener('popstate', goBack, { capture: true })
  dialog.addEventListener('close', () => {
    if (hasEntry) window.history.back()
    else stop()
  })
}

function addEntry(): boolean {
  try {
    window.history.pushState(null, '')
    return true
  } catch {
    // A frame without its own URL allows no entries.
    return false
  }
}
