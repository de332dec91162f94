import { button, element } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { dayOf } from '../state/period.js'
import type { ServerKey } from './keys-api.js'

const titles = ['Name', 'Organisation', 'Scopes', 'Project', 'Created', 'Expires', ''] as const

/** Creates the table of the keys, the newest first. A key is revoked after the user confirmed it. */
export function keysTable(keys: readonly ServerKey[], onRevoke: (key: ServerKey) => Promise<void>): HTMLElement {
  if (keys.length === 0) return element('p', { class: 'hint' }, 'This server has no keys yet.')
  const rows = keys
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map((key) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, displayLine(key.name)),
        ...[displayLine(key.org), key.scopes.join(', '), displayLine(key.project) || 'all', timeNode(key.createdAt), expiryOf(key)].map(
          (content, index) => element('td', {}, element('span', { class: 'cell-title' }, `${titles[index + 1]} `), content),
        ),
        element(
          'td',
          { class: 'number' },
          button('Revoke', { class: 'btn compact', 'aria-label': `Revoke ${displayLine(key.name)}` }, () => confirmRevoking(key, onRevoke)),
        ),
      ),
    )
  return element(
    'section',
    { class: 'card', 'aria-label': countOf(keys.length, 'key') },
    element(
      'table',
      { class: 'table key-table', 'aria-label': 'Keys' },
      element(
        'thead',
        {},
        element('tr', {}, ...titles.map((title) => (title === '' ? element('td', {}) : element('th', { scope: 'col' }, title)))),
      ),
      element('tbody', {}, ...rows),
    ),
  )
}

const expiryOf = ({ expiresAt }: ServerKey): string => {
  if (expiresAt === 0) return 'never'
  const day = Number.isNaN(new Date(expiresAt).getTime()) ? 'in the far future' : dayOf(expiresAt)
  return expiresAt <= Date.now() ? `${day} (expired)` : day
}

function confirmRevoking(key: ServerKey, onRevoke: (key: ServerKey) => Promise<void>): void {
  const dialog = element(
    'dialog',
    { class: 'dialog', 'aria-labelledby': 'revoke-title' },
    element('h2', { id: 'revoke-title' }, `Revoke the key “${displayLine(key.name)}”?`),
    element('p', {}, `The server then refuses all requests with this key of ${displayLine(key.org)}. This cannot be undone.`),
    element(
      'div',
      { class: 'row' },
      button('Revoke it', { class: 'btn danger' }, () => {
        dialog.close()
        void onRevoke(key)
      }),
      button('Keep it', { class: 'btn', autofocus: '' }, () => dialog.close()),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
