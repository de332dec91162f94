import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { isValidKey } from '../state/key-from-link.js'

/** The form for the API key. */
export interface SignIn {
  readonly root: HTMLElement
  /** @param reason the reason why the key is needed again; empty at first */
  ask(reason: string): void
}

/** Creates the form. The key is passed to `onKey` only. */
export function createSignIn(address: HashState<DashboardState>, onKey: (key: string) => void): SignIn {
  const input = element('input', {
    id: 'api-key',
    type: 'password',
    required: '',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'api-key-note api-key-error',
  })
  const manage = element('a', {}, 'creates keys')
  const error = element('p', { id: 'api-key-error', class: 'error', role: 'alert' })
  const form = element(
    'form',
    { class: 'sign-in' },
    element('h1', {}, 'Sign in'),
    element('label', { for: 'api-key' }, 'API key'),
    input,
    error,
    element('button', { type: 'submit', class: 'btn primary' }, 'Sign in'),
    element(
      'p',
      { id: 'api-key-note', class: 'hint' },
      'Use a key of your organisation with the scope “read”. It stays in this tab until you close the tab or sign out. The operator of this server ',
      manage,
      ' with the administration key.',
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const key = input.value.trim()
    if (!isValidKey(key)) return refuse('A key has only ASCII characters and no spaces. Copy it again.')
    input.value = ''
    onKey(key)
  })
  function refuse(reason: string): void {
    error.textContent = reason
    input.setAttribute('aria-invalid', String(reason !== ''))
    input.focus()
  }
  return {
    root: form,
    ask(reason) {
      manage.setAttribute('href', address.link({ page: 'keys' }))
      refuse(reason)
    },
  }
}
