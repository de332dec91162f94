import { createAnnouncer } from '../../../base/browser/announcer.js'
import { element } from '../../../base/browser/element.js'
import { createHashState } from '../../../base/browser/hash-state.js'
import { createApi } from './answers/api.js'
import { ApiError } from './answers/api-error.js'
import { type AvailableCoordinates, completeCoordinates } from './answers/available-coordinates.js'
import { recentBranches } from './answers/branches.js'
import { appShortcuts } from './frame/app-shortcuts.js'
import { createHeaderBar } from './frame/header-bar.js'
import { errorNotice, loadingNotice, noRecordsNotice } from './frame/notices.js'
import { placeOfFocus } from './frame/place-of-focus.js'
import { createSignIn } from './frame/sign-in.js'
import { createTestNames } from './frame/test-names.js'
import { createToolbar } from './frame/toolbar.js'
import { createKeysPage } from './keys/keys-page.js'
import { resultsKeys } from './results/results.js'
import { createApiKey } from './state/api-key.js'
import { createCoordinatesLoader } from './state/coordinates-loader.js'
import { type DashboardState, isOrganisationPage, missingCoordinate, readHash, writeHash } from './state/dashboard-state.js'
import { takeKeyFromLink } from './state/key-from-link.js'
import { refreshEachMinute } from './state/refresh-each-minute.js'
import { type LoadedResults, loadResults } from './state/results-loader.js'
import { createUsualBranches, withBranch } from './state/usual-branch.js'
import type { PageFrame, PageTitle, View } from './state/view.js'

/** The menu for the branch works without suggestions. */
const branchesMs = 10_000

/** Starts the dashboard. */
export function startApp(header: HTMLElement, main: HTMLElement): void {
  const apiKey = createApiKey()
  const announcer = createAnnouncer()
  // The key must be removed from the URL before the state is read from it.
  takeKeyFromLink(window, apiKey)
  window.addEventListener('hashchange', () => {
    if (takeKeyFromLink(window, apiKey)) restart()
  })
  const address = createHashState(window, { read: readHash, write: writeHash }, show)
  const toolbar = createToolbar(address, { now: Date.now, readBranches })
  const content = element('div', { class: 'content' })
  const stale = element('p', { class: 'stale' })
  const signIn = createSignIn(address, (key) => {
    apiKey.write(key)
    restart()
    // The sign-in form is gone. The focus must not go to a list, which would receive the shortcut keys.
    main.focus()
  })
  const keysPage = createKeysPage(address)
  const coordinates = createCoordinatesLoader(
    () => {
      const state = address.state()
      if (state.page !== '') return
      showFrame(state)
      if (missingCoordinate(state) !== undefined) completeSelection(state)
    },
    (error) => {
      // A link with complete coordinates works without the list.
      if (missingCoordinate(address.state()) !== undefined) fail(error)
    },
  )
  const available = (): AvailableCoordinates => coordinates.current() ?? []
  const usualBranches = createUsualBranches()
  const testNames = createTestNames(shownState, Date.now, (signal) => {
    const key = apiKey.read()
    return key === undefined ? undefined : createApi(key, signal)
  })
  const bar = createHeaderBar(header, {
    address,
    available,
    readTests: testNames.read,
    signOut() {
      apiKey.forget()
      askForKey('')
    },
    shortcuts: appShortcuts(address, { focusSearch: () => bar.focusSearch(), refresh }),
  })
  const frame: PageFrame = {
    update: () => showFrame(address.state()),
    focusTitle() {
      showFrame(address.state())
      toolbar.focusTitle()
    },
  }
  /** The request under way. The results before it stay on the screen until it ends. */
  let reading: { readonly key: string; readonly stop: AbortController } | undefined
  let onScreen: (Pick<LoadedResults, 'digest' | 'usualBranch'> & OnScreen) | undefined

  function show(state: DashboardState): void {
    if (state.page === 'keys') {
      showKeys(state)
      return
    }
    keysPage.leave()
    const key = apiKey.read()
    if (key === undefined) {
      askForKey('')
      return
    }
    showFrame(state)
    if (!toolbar.root.isConnected) main.replaceChildren(toolbar.root, stale, content)
    coordinates.loadOnce(key)
    const wanted = resultsKeys(state)
    const isWanted = (one: { readonly key: string } | undefined) => one !== undefined && wanted.includes(one.key)
    if (missingCoordinate(state) !== undefined) completeSelection(state)
    else if (onScreen !== undefined && isWanted(onScreen)) {
      if (!isWanted(reading)) stopReading()
      showView(onScreen.view, state)
    } else if (!isWanted(reading)) void read(key, state)
  }

  /** Returns the results on the screen if they belong to a state. */
  const resultsOf = (state: DashboardState) => (onScreen !== undefined && resultsKeys(state).includes(onScreen.key) ? onScreen : undefined)

  /** Returns the state with the branch that the page shows; empty for all branches. */
  function shownState(): DashboardState {
    const state = address.state()
    return withBranch(state, resultsOf(state)?.usualBranch ?? '')
  }

  /** Shows the path, the title and the fields. The title comes from the results on the screen. */
  function showFrame(state: DashboardState): void {
    const results = resultsOf(state)
    const title = titleOf(results?.view)
    const item = title?.isItem ? title.text : itemOf(state, results?.view)
    bar.show(state, available(), item)
    toolbar.show(state, available(), title, results?.usualBranch)
    document.title = [item, state.module, state.project, 'Build Report'].filter((part) => part !== '').join(' · ')
  }

  function showKeys(state: DashboardState): void {
    stopReading()
    bar.show(apiKey.read() === undefined ? undefined : state, available(), '')
    main.replaceChildren(keysPage.root)
    document.title = 'Keys · Build Report'
    keysPage.enter()
  }

  /** Fills in coordinates that are not chosen yet. */
  function completeSelection(state: DashboardState): void {
    stopReading()
    const known = coordinates.current()
    if (known === undefined) {
      content.setAttribute('aria-busy', 'true')
      if (onScreen === undefined) showContent(loadingNotice())
      return
    }
    const completed = completeCoordinates(known, state)
    if (missingCoordinate({ ...state, ...completed }) === undefined) address.change(completed, 'replace')
    else showContent(noRecordsNotice({ ...state, ...completed }))
  }

  async function read(key: string, state: DashboardState): Promise<void> {
    stopReading()
    const current = { key: resultsKeys(state)[0] ?? '', stop: new AbortController() }
    reading = current
    content.setAttribute('aria-busy', 'true')
    if (onScreen === undefined) showContent(loadingNotice())
    announcer.announce('Loading')
    try {
      const results = await loadResults(key, state, Date.now(), usualBranches, current.stop.signal)
      if (reading === current) announcer.announce(succeed(key, current.key, results))
    } catch (error) {
      if (reading === current) fail(error)
    }
  }

  /**
   * Shows results. The state may have changed during the request in parts that need no new data.
   * @returns the results in words
   */
  function succeed(key: string, shown: string, { createView, digest, usualBranch }: LoadedResults): string {
    const state = address.state()
    stopReading()
    const stop = new AbortController()
    const { announce } = announcer
    const { view, summary } = createView(state, { address, announce, frame, available, api: createApi(key, stop.signal) })
    const field = content.contains(document.activeElement) ? (document.activeElement?.id ?? '') : ''
    showContent(view.root)
    onScreen = { key: shown, view, digest, usualBranch, stop }
    showView(view, state)
    if (field !== '') document.getElementById(field)?.focus({ preventScroll: true })
    return summary
  }

  function fail(error: unknown): void {
    stopReading()
    if (error instanceof ApiError && error.status === 401) {
      apiKey.forget()
      askForKey('The server rejected this key. Check that it is complete and was not revoked.')
      return
    }
    showContent(errorNotice(apiErrorOfAny(error), address, refresh))
    showFrame(address.state())
  }

  function showView(view: View, state: DashboardState): void {
    view.show(state)
    showFrame(state)
  }

  function showContent(root: HTMLElement): void {
    onScreen?.view.close()
    onScreen?.stop.abort()
    onScreen = undefined
    stale.textContent = ''
    content.replaceChildren(root)
  }

  function stopReading(): void {
    reading?.stop.abort()
    reading = undefined
    content.removeAttribute('aria-busy')
  }

  /** Reads the branches of the module, or of the module with the latest records. Without a key, there are none. */
  async function readBranches(): Promise<readonly string[]> {
    const key = apiKey.read()
    const state = address.state()
    const place = completeCoordinates(available(), { ...state, view: 'tests' })
    if (key === undefined || missingCoordinate({ ...state, ...place, view: 'tests' }) !== undefined) return []
    return recentBranches(createApi(key, AbortSignal.timeout(branchesMs)), { ...state, ...place }, Date.now())
  }

  function refresh(): void {
    const key = apiKey.read()
    const state = address.state()
    if (key === undefined || state.page !== '') return
    coordinates.reload(key)
    if (missingCoordinate(state) === undefined) void read(key, state)
  }

  /** Reads the results again, and replaces those on the screen only if they differ. */
  async function refreshQuietly(signal: AbortSignal): Promise<void> {
    const key = apiKey.read()
    const state = address.state()
    if (key === undefined || state.page !== '' || reading !== undefined) return
    coordinates.reload(key)
    const before = onScreen
    // Replacing the content would close the menu.
    if (content.querySelector('.popup:not([hidden])') !== null) return
    if (before === undefined || missingCoordinate(state) !== undefined) return
    const results = await loadResults(key, state, Date.now(), usualBranches, signal)
    const shown = resultsKeys(address.state())
    if (onScreen !== before || reading !== undefined || !shown.includes(before.key)) return
    if (results.digest !== before.digest) {
      const place = placeOfFocus(content)
      succeed(key, resultsKeys(state)[0] ?? '', results)
      if (place !== undefined) content.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    }
    stale.textContent = ''
  }

  /** Loads everything again, because another key may have access to other results. */
  function restart(): void {
    clearMemory()
    stopReading()
    showContent(element('p'))
    show(address.state())
  }

  function clearMemory(): void {
    coordinates.clear()
    testNames.clear()
    usualBranches.clear()
  }

  function askForKey(reason: string): void {
    clearMemory()
    stopReading()
    // Results must not stay visible after signing out.
    showContent(element('p'))
    bar.show(undefined, [], '')
    main.replaceChildren(signIn.root)
    document.title = 'Build Report'
    signIn.ask(reason)
  }

  refreshEachMinute(refreshQuietly, (error) => {
    if (error instanceof ApiError && error.status === 401) fail(error)
    else {
      stale.textContent = `This page could not be refreshed. ${apiErrorOfAny(error).message}`
      announcer.announce(stale.textContent)
    }
  })
  main.setAttribute('tabindex', '-1')
  document.body.append(announcer.root)
  show(address.state())
}

/** A view with the key of its results. */
interface OnScreen {
  readonly key: string
  readonly view: View
  readonly stop: AbortController
}

const titleOf = (view: View | undefined): PageTitle | undefined => (typeof view?.title === 'function' ? view.title() : view?.title)

/** Returns the end of the path: what a page shows within its module or organisation. */
const itemOf = (state: DashboardState, view: View | undefined): string =>
  isOrganisationPage(state) && state.view === 'flaky' ? 'Flaky tests' : (view?.root.querySelector('.item-title')?.textContent ?? '')

const apiErrorOfAny = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, 'This page failed.', String(error), { cause: error })
