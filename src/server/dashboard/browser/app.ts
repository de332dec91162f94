import { createAnnouncer } from '../../../browser/announcer.js'
import { button, element } from '../../../browser/element.js'
import { addShortcuts } from '../../../browser/shortcuts.js'
import { addThemeSwitch } from '../../../browser/theme.js'
import { createAddress } from './address.js'
import { createApi } from './api.js'
import { ApiError } from './api-error.js'
import { createApiKey } from './api-key.js'
import { type Board, createBoard } from './board.js'
import { type BoardData, dataKey, readBoardData } from './board-data.js'
import { createLastPlace } from './last-place.js'
import { takeLinkedKey } from './linked-key.js'
import { completeCoordinates } from './listing.js'
import { createListingReader } from './listing-reader.js'
import { errorNotice, nothingNotice, readingNotice } from './notices.js'
import { formatKind } from './numbers.js'
import { createOverTime } from './over-time.js'
import { createSignIn } from './sign-in.js'
import { type DashboardState, missingCoordinate } from './state.js'
import { createToolbar } from './toolbar.js'

/** Questions that differ by less than that are the same, so that a repeat is answered out of the browser's cache. In ms. */
const nowStepMs = 60_000

const currentTime = () => Math.ceil(Date.now() / nowStepMs) * nowStepMs

/** Puts the dashboard into the page. */
export function startApp(header: HTMLElement, main: HTMLElement): void {
  const apiKey = createApiKey()
  const lastPlace = createLastPlace()
  const announcer = createAnnouncer()
  // Before anything else reads the address.
  takeLinkedKey(window, apiKey)
  window.addEventListener('hashchange', () => {
    if (takeLinkedKey(window, apiKey)) startAnew()
  })
  const address = createAddress(window, show)
  const toolbar = createToolbar(address, refresh, currentTime)
  const content = element('div', { class: 'content' })
  const signIn = createSignIn((key) => {
    apiKey.write(key)
    startAnew()
    // The form is gone; a list of the toolbar would take the shortcut keys for itself.
    main.focus()
  })
  const signOut = button('Sign out', { class: 'sign-out' }, () => {
    apiKey.forget()
    lastPlace.forget()
    askForKey('')
  })
  const settings = element('div', { class: 'settings' })
  const listing = createListingReader(
    () => {
      const state = address.state()
      toolbar.show(state, listing.current() ?? [])
      if (missingCoordinate(state) !== undefined) choose(state)
    },
    (error) => {
      // Whoever came by a link can do without it.
      if (missingCoordinate(address.state()) !== undefined) fail(error)
    },
  )
  /** What is on its way. What was there before stays on the screen until then. */
  let reading: { readonly key: string; readonly stop: AbortController } | undefined
  let onScreen: { readonly key: string; readonly board: Board; readonly stop: AbortController } | undefined

  function show(state: DashboardState): void {
    const key = apiKey.read()
    if (key === undefined) {
      askForKey('')
      return
    }
    signOut.hidden = false
    toolbar.show(state, listing.current() ?? [])
    if (!toolbar.place.isConnected) main.replaceChildren(toolbar.place, content)
    listing.want(key)
    const wanted = dataKey(state)
    if (missingCoordinate(state) !== undefined) choose(state)
    else if (onScreen?.key === wanted) {
      if (reading?.key !== wanted) stopReading()
      showBoard(onScreen.board, state)
    } else if (reading?.key !== wanted) void read(key, state)
  }

  /** Completes what is chosen by what there is. */
  function choose(state: DashboardState): void {
    stopReading()
    setTitle(state, undefined)
    const known = listing.current()
    if (known === undefined) {
      content.setAttribute('aria-busy', 'true')
      if (onScreen === undefined) put(readingNotice())
      return
    }
    const { org, project, module, pipeline } = completeCoordinates(known, state, lastPlace.read())
    const chosen = { ...state, org, project, module, pipeline }
    if (missingCoordinate(chosen) === undefined) address.change({ org, project, module, pipeline }, false)
    else put(nothingNotice(chosen))
  }

  async function read(key: string, state: DashboardState): Promise<void> {
    stopReading()
    const mine = { key: dataKey(state), stop: new AbortController() }
    reading = mine
    content.setAttribute('aria-busy', 'true')
    if (onScreen === undefined) put(readingNotice())
    announcer.say('Reading')
    try {
      const data = await readBoardData(createApi(key, mine.stop.signal), state, currentTime())
      if (reading === mine) succeed(key, mine.key, data)
    } catch (error) {
      if (reading === mine) fail(error)
    }
  }

  /** What needs no data may have changed while they came. */
  function succeed(key: string, shown: string, data: BoardData): void {
    const state = address.state()
    stopReading()
    if (data.figures.length > 0) lastPlace.write(state)
    const stop = new AbortController()
    const readOverTime = createOverTime(createApi(key, stop.signal), state, data)
    const board = createBoard(data, state, { address, readOverTime, say: announcer.say })
    put(board.place)
    onScreen = { key: shown, board, stop }
    showBoard(board, state)
    announcer.say(data.figures.length === 0 ? `No ${state.view}` : formatKind(data.figures.length, state.view))
  }

  function fail(error: unknown): void {
    stopReading()
    if (error instanceof ApiError && error.status === 401) {
      apiKey.forget()
      askForKey('The server does not know this key. Was it revoked, or not copied whole?')
      return
    }
    const told = error instanceof ApiError ? error : new ApiError(0, 'This page has a fault.', String(error), { cause: error })
    put(errorNotice(told, address, refresh))
  }

  function showBoard(board: Board, state: DashboardState): void {
    board.show(state)
    setTitle(state, board.place.querySelector('.item-title')?.textContent)
  }

  function put(place: HTMLElement): void {
    onScreen?.board.close()
    onScreen?.stop.abort()
    onScreen = undefined
    content.replaceChildren(place)
  }

  function stopReading(): void {
    reading?.stop.abort()
    reading = undefined
    content.removeAttribute('aria-busy')
  }

  function refresh(): void {
    const key = apiKey.read()
    const state = address.state()
    if (key === undefined) {
      askForKey('')
      return
    }
    listing.refresh(key)
    if (missingCoordinate(state) === undefined) void read(key, state)
  }

  /** Another key may see something else. */
  function startAnew(): void {
    listing.forget()
    stopReading()
    put(element('p'))
    show(address.state())
  }

  function askForKey(reason: string): void {
    listing.forget()
    stopReading()
    // Whoever signed out leaves nothing to be seen.
    put(element('p'))
    signOut.hidden = true
    main.replaceChildren(signIn.place)
    setTitle(undefined, undefined)
    signIn.ask(reason)
  }

  main.setAttribute('tabindex', '-1')
  settings.append(signOut)
  header.append(settings)
  addThemeSwitch(settings)
  addShortcuts(settings, [
    { key: '/', title: 'goes to the search', act: () => document.getElementById('search')?.focus() },
    { key: 't', title: 'shows tests', act: () => address.change({ view: 'tests', item: '', query: '' }, true) },
    { key: 'j', title: 'shows jobs', act: () => address.change({ view: 'jobs', item: '', query: '' }, true) },
    { key: 'r', title: 'reads again', act: refresh },
    { key: 'Escape', title: 'goes back to the table', act: () => address.change({ item: '' }, address.state().item !== '') },
  ])
  document.body.append(announcer.place)
  show(address.state())
}

function setTitle(state: DashboardState | undefined, item: string | null | undefined): void {
  const parts = [item, state?.module, state?.project, 'Build Report'].filter((part) => part !== undefined && part !== null && part !== '')
  document.title = parts.join(' · ')
}
