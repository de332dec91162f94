import { createAnnouncer } from '../../../browser/announcer.js'
import { button, element } from '../../../browser/element.js'
import { createHashState } from '../../../browser/hash-state.js'
import { addShortcuts } from '../../../browser/shortcuts.js'
import { addThemeSwitch } from '../../../browser/theme-switch.js'
import { createApi } from './api.js'
import { ApiError } from './api-error.js'
import { createApiKey } from './api-key.js'
import { completeCoordinates } from './available-coordinates.js'
import { recentBranches } from './branches.js'
import { createCoordinatesLoader } from './coordinates-loader.js'
import { type DashboardState, missingCoordinate, readHash, writeHash } from './dashboard-state.js'
import { takeKeyFromLink } from './key-from-link.js'
import { createLastCoordinates } from './last-coordinates.js'
import { loadView } from './load-view.js'
import { errorNotice, loadingNotice, noRecordsNotice } from './notices.js'
import { resultsKeys } from './results.js'
import { createSignIn } from './sign-in.js'
import { createToolbar } from './toolbar.js'
import type { View } from './view.js'

/** The current time is rounded up to this step, so that the browser's cache can answer repeated requests. */
const nowStepMs = 60_000

const currentTime = () => Math.ceil(Date.now() / nowStepMs) * nowStepMs

/** The field for the branch works without suggestions. */
const branchesMs = 10_000

/** Starts the dashboard. */
export function startApp(header: HTMLElement, main: HTMLElement): void {
  const apiKey = createApiKey()
  const lastCoordinates = createLastCoordinates()
  const announcer = createAnnouncer()
  // The key must be removed from the URL before the state is read from it.
  takeKeyFromLink(window, apiKey)
  window.addEventListener('hashchange', () => {
    if (takeKeyFromLink(window, apiKey)) restart()
  })
  const address = createHashState(window, { read: readHash, write: writeHash }, show)
  const toolbar = createToolbar(address, { refresh, now: currentTime, readBranches })
  const content = element('div', { class: 'content' })
  const signIn = createSignIn((key) => {
    apiKey.write(key)
    restart()
    // The sign-in form is gone. The focus must not go to a list, which would receive the shortcut keys.
    main.focus()
  })
  const signOut = button('Sign out', { class: 'sign-out' }, () => {
    apiKey.forget()
    lastCoordinates.forget()
    askForKey('')
  })
  const settings = element('div', { class: 'settings' })
  const coordinates = createCoordinatesLoader(
    () => {
      const state = address.state()
      toolbar.show(state, coordinates.current() ?? [])
      if (missingCoordinate(state) !== undefined) completeSelection(state)
    },
    (error) => {
      // A link with complete coordinates works without the list.
      if (missingCoordinate(address.state()) !== undefined) fail(error)
    },
  )
  /** The request under way. The results before it stay on the screen until it ends. */
  let reading: { readonly key: string; readonly stop: AbortController } | undefined
  let onScreen: { readonly key: string; readonly view: View; readonly stop: AbortController } | undefined

  function show(state: DashboardState): void {
    const key = apiKey.read()
    if (key === undefined) {
      askForKey('')
      return
    }
    signOut.hidden = false
    toolbar.show(state, coordinates.current() ?? [])
    if (!toolbar.root.isConnected) main.replaceChildren(toolbar.root, content)
    coordinates.loadOnce(key)
    const wanted = resultsKeys(state)
    const isWanted = (one: { readonly key: string } | undefined) => one !== undefined && wanted.includes(one.key)
    if (missingCoordinate(state) !== undefined) completeSelection(state)
    else if (onScreen !== undefined && isWanted(onScreen)) {
      if (!isWanted(reading)) stopReading()
      showView(onScreen.view, state)
    } else if (!isWanted(reading)) void read(key, state)
  }

  /** Fills in coordinates that are not chosen yet. */
  function completeSelection(state: DashboardState): void {
    stopReading()
    setTitle(state, undefined)
    const known = coordinates.current()
    if (known === undefined) {
      content.setAttribute('aria-busy', 'true')
      if (onScreen === undefined) showContent(loadingNotice())
      return
    }
    const { org, project, module, pipeline } = completeCoordinates(known, state, lastCoordinates.read())
    const chosen = { ...state, org, project, module, pipeline }
    if (missingCoordinate(chosen) === undefined) address.change({ org, project, module, pipeline }, 'replace')
    else showContent(noRecordsNotice(chosen))
  }

  async function read(key: string, state: DashboardState): Promise<void> {
    stopReading()
    const current = { key: resultsKeys(state)[0] ?? '', stop: new AbortController() }
    reading = current
    content.setAttribute('aria-busy', 'true')
    if (onScreen === undefined) showContent(loadingNotice())
    announcer.announce('Loading')
    try {
      const createView = await loadView(createApi(key, current.stop.signal), state, currentTime())
      if (reading === current) succeed(key, current.key, createView)
    } catch (error) {
      if (reading === current) fail(error)
    }
  }

  /** The state may have changed during the request in parts that need no new data. */
  function succeed(key: string, shown: string, createView: Awaited<ReturnType<typeof loadView>>): void {
    const state = address.state()
    stopReading()
    const stop = new AbortController()
    const { announce } = announcer
    const { view, hasResults, summary } = createView(state, { address, announce, api: createApi(key, stop.signal) })
    if (hasResults) lastCoordinates.write(state)
    showContent(view.root)
    onScreen = { key: shown, view, stop }
    showView(view, state)
    announce(summary)
  }

  function fail(error: unknown): void {
    stopReading()
    if (error instanceof ApiError && error.status === 401) {
      apiKey.forget()
      askForKey('The server rejected this key. Check that it is complete and was not revoked.')
      return
    }
    const apiError = error instanceof ApiError ? error : new ApiError(0, 'This page failed.', String(error), { cause: error })
    showContent(errorNotice(apiError, address, refresh))
  }

  function showView(view: View, state: DashboardState): void {
    view.show(state)
    setTitle(state, view.root.querySelector('.item-title')?.textContent)
  }

  function showContent(root: HTMLElement): void {
    onScreen?.view.close()
    onScreen?.stop.abort()
    onScreen = undefined
    content.replaceChildren(root)
  }

  function stopReading(): void {
    reading?.stop.abort()
    reading = undefined
    content.removeAttribute('aria-busy')
  }

  /** Reads the branches of the module for the field. Without a key, there are none. */
  async function readBranches(): Promise<readonly string[]> {
    const key = apiKey.read()
    const state = address.state()
    return key === undefined ? [] : recentBranches(createApi(key, AbortSignal.timeout(branchesMs)), state, currentTime())
  }

  function refresh(): void {
    const key = apiKey.read()
    const state = address.state()
    if (key === undefined) {
      askForKey('')
      return
    }
    coordinates.reload(key)
    if (missingCoordinate(state) === undefined) void read(key, state)
  }

  /** Loads everything again, because another key may have access to other results. */
  function restart(): void {
    coordinates.clear()
    stopReading()
    showContent(element('p'))
    show(address.state())
  }

  function askForKey(reason: string): void {
    coordinates.clear()
    stopReading()
    // Results must not stay visible after signing out.
    showContent(element('p'))
    signOut.hidden = true
    main.replaceChildren(signIn.root)
    setTitle(undefined, undefined)
    signIn.ask(reason)
  }

  main.setAttribute('tabindex', '-1')
  settings.append(signOut)
  header.append(settings)
  addThemeSwitch(settings)
  addShortcuts(settings, [
    { key: '/', title: 'go to the search', action: () => document.getElementById('search')?.focus() },
    { key: 't', title: 'show tests', action: () => address.change({ view: 'tests', item: '', query: '' }, 'push') },
    { key: 'f', title: 'show flaky tests', action: () => address.change({ view: 'flaky', item: '', query: '' }, 'push') },
    { key: 'c', title: 'show causes', action: () => address.change({ view: 'causes', item: '', query: '' }, 'push') },
    { key: 'j', title: 'show jobs', action: () => address.change({ view: 'jobs', item: '', query: '' }, 'push') },
    { key: 'r', title: 'refresh', action: refresh },
    {
      key: 'Escape',
      title: 'go back to the list',
      action: () => address.change({ item: '' }, address.state().item === '' ? 'replace' : 'push'),
    },
  ])
  document.body.append(announcer.root)
  show(address.state())
}

function setTitle(state: DashboardState | undefined, item: string | null | undefined): void {
  const parts = [item, state?.module, state?.project, 'Build Report'].filter((part) => part !== undefined && part !== null && part !== '')
  document.title = parts.join(' · ')
}
