import { button, type Child, element } from '../../../../base/browser/element.js'
import { type Column, tableOf } from '../../../../base/browser/table.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { dayOf } from '../state/period.js'
import type { ServerKey } from './keys-api.js'

/** Creates the table of the keys, the newest first. A key is revoked after the user confirmed it. */
export function keysTable(keys: readonly ServerKey[], onRevoke: (key: ServerKey) => Promise<void>): HTMLElement {
  if (keys.length === 0) return element('p', { class: 'hint' }, 'This server has no keys yet.')
  const fact = (title: string, content: (key: ServerKey) => Child): Column<ServerKey> => ({
    title,
    // Phones have no header row.
    content: (key) => [element('span', { class: 'cell-title' }, `${title} `), content(key)],
  })
  const columns: readonly Column<ServerKey>[] = [
    { title: 'Name', content: ({ name }) => displayLine(name) },
    fact('Organisation', ({ org }) => displayLine(org)),
    fact('Scopes', ({ scopes }) => scopes.join(', ')),
    fact('Project', ({ project }) => displayLine(project) || 'all'),
    fact('Created', ({ createdAt }) => timeNode(createdAt)),
    fact('Last used', lastUseOf),
    fact('Expires', expiryOf),
    {
      title: '',
      className: 'number',
      content: (key) =>
        button('Revoke', { class: 'btn compact', 'aria-label': `Revoke ${displayLine(key.name)}` }, () => confirmRevoking(key, onRevoke)),
    },
  ]
  const newestFirst = keys.toSorted((one, other) => other.createdAt - one.createdAt)
  return element(
    'section',
    { class: 'card', 'aria-label': countOf(keys.length, 'key') },
    tableOf(columns, newestFirst, { class: 'blocks key-table', 'aria-label': 'Keys' }),
  )
}

const expiryOf = ({ expiresAt }: ServerKey): string => {
  if (expiresAt === 0) return 'never'
  const day = Number.isNaN(new Date(expiresAt).getTime()) ? 'in the far future' : dayOf(expiresAt)
  return expiresAt <= Date.now() ? `${day} (expired)` : day
}

const hour = 3_600_000

/** Returns when a key was last used. Only the hour is known. */
const lastUseOf = ({ lastUsedAt }: ServerKey): Child => {
  if (lastUsedAt === undefined) return 'never'
  return Date.now() - lastUsedAt < hour ? 'in the last hour' : timeNode(lastUsedAt)
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
