import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { ApiError } from '../answers/api-error.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { isValidKey } from '../state/key-from-link.js'
import { createKeyForm, newKeyPanel } from './create-key-form.js'
import { createKeysApi, type KeysApi } from './keys-api.js'
import { keysTable } from './keys-table.js'

/** The page on which the operator of the server manages keys. */
export interface KeysPage {
  readonly root: HTMLElement
  enter(): void
  /** Removes the keys and all secrets from the page. */
  leave(): void
}

/** Creates the page. The administration key is only in memory, so that reloading the page forgets it. */
export function createKeysPage(address: HashState<DashboardState>): KeysPage {
  let api: KeysApi | undefined
  const error = element('p', { class: 'error', role: 'alert' })
  const body = element('div', { class: 'keys-body' })
  const back = element('a', { class: 'back' }, '← Back to the results')
  const root = element('div', { class: 'results keys' }, back, element('h1', {}, 'Keys'), error, body)

  /** Runs an action, and shows why it failed. */
  async function attempt(action: () => Promise<void>): Promise<void> {
    error.textContent = ''
    body.setAttribute('aria-busy', 'true')
    try {
      await action()
    } catch (cause) {
      const isRefused = cause instanceof ApiError && (cause.status === 401 || cause.status === 403)
      if (isRefused) ask()
      error.textContent = isRefused
        ? 'The server rejected this key. It is not the administration key.'
        : cause instanceof ApiError
          ? cause.message
          : `This page failed. ${String(cause)}`
    } finally {
      body.removeAttribute('aria-busy')
    }
  }

  function ask(): void {
    api = undefined
    const input = element('input', {
      id: 'administration-key',
      type: 'password',
      required: '',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-describedby': 'administration-key-note',
    })
    const form = element(
      'form',
      { class: 'sign-in' },
      element('label', { for: 'administration-key' }, 'Administration key'),
      input,
      element('button', { type: 'submit', class: 'btn primary' }, 'Show the keys'),
      element(
        'p',
        { id: 'administration-key-note', class: 'hint' },
        'The server printed it when it started for the first time. The browser does not store it: reload this page to forget it.',
      ),
    )
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const key = input.value.trim()
      if (!isValidKey(key)) {
        error.textContent = 'A key has only ASCII characters and no spaces. Copy it again.'
        return
      }
      input.value = ''
      const keys = createKeysApi(key)
      api = keys
      void attempt(() => list(keys))
    })
    body.replaceChildren(form)
    input.focus()
  }

  async function list(keys: KeysApi, ...news: readonly HTMLElement[]): Promise<void> {
    const all = await keys.list()
    if (api !== keys) return
    const form = createKeyForm(address.state().org || (all[0]?.org ?? ''), (key) =>
      attempt(async () => {
        const secret = await keys.create(key)
        await list(keys, newKeyPanel(key, secret))
      }),
    )
    const table = keysTable(all, (key) =>
      attempt(async () => {
        await keys.revoke(key.id)
        await list(keys)
      }),
    )
    body.replaceChildren(...news, table, form)
    news[0]?.focus()
  }

  return {
    root,
    enter() {
      back.setAttribute('href', address.link({ page: '' }))
      const keys = api
      if (keys === undefined) ask()
      else void attempt(() => list(keys))
    },
    leave() {
      error.textContent = ''
      body.replaceChildren()
    },
  }
}
