import { element } from '../../../base/browser/element.js'
import { createSignIn } from './frame/sign-in.js'
import { createKeysPage } from './keys/keys-page.js'
import { type DashboardParts, stopReading } from './read-results.js'
import { showResultsPage } from './results-page.js'
import type { DashboardState } from './state/dashboard-state.js'

/** The pages of the dashboard: the results, the keys of the server, and the form for the API key. */
export interface Pages {
  /** Shows the page of a state, or the form if the page needs a key and there is none. */
  show(state: DashboardState): void
  /** Loads everything again, because another key may have access to other results. */
  restart(): void
  /**
   * Forgets all results and shows the form for the key.
   * @param reason the reason why the key is needed again; empty at first
   */
  askForKey(reason: string): void
}

/** Creates the pages. None of them is shown yet. */
export function createPages(main: HTMLElement, parts: DashboardParts): Pages {
  const { address, apiKey, frame } = parts
  const keysPage = createKeysPage(address)
  const signIn = createSignIn(address, (key) => {
    apiKey.write(key)
    restart()
    // The sign-in form is gone. The focus must not go to a list, which would receive the shortcut keys.
    main.focus()
  })

  function show(state: DashboardState): void {
    if (state.page === 'keys') {
      showKeys(state)
      return
    }
    keysPage.leave()
    const key = apiKey.read()
    if (key === undefined) askForKey('')
    else showResultsPage(parts, main, key, state)
  }

  function showKeys(state: DashboardState): void {
    stopReading(parts)
    frame.showTitle('Keys · Build Report', apiKey.read() === undefined ? undefined : state)
    main.replaceChildren(keysPage.root)
    keysPage.enter()
  }

  function restart(): void {
    forgetResults(parts)
    show(address.state())
  }

  function askForKey(reason: string): void {
    forgetResults(parts)
    frame.showTitle('Build Report', undefined)
    main.replaceChildren(signIn.root)
    signIn.ask(reason)
  }
  return { show, restart, askForKey }
}

/** Removes all results from the page and from memory. They must not stay visible after signing out. */
function forgetResults(parts: DashboardParts): void {
  parts.kept.clear()
  stopReading(parts)
  parts.pane.showNotice(element('p'))
}
