import { element } from '../../../../base/browser/element.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { NewKeyRequest } from '../../../answers/keys.js'
import { copyButton } from '../pieces/copy-button.js'

/** Creates the panel with the secret value of a new key, which is shown only once, and with a link that signs in with it. */
export function newKeyPanel({ name, org, scopes }: NewKeyRequest, secret: string): HTMLElement {
  const link = `${location.origin}${location.pathname}#${new URLSearchParams({ key: secret, org })}`
  return element(
    'section',
    { class: 'card padded new-key', tabindex: '-1', 'aria-labelledby': 'new-key-title' },
    element('h2', { id: 'new-key-title' }, `The key “${displayLine(name)}”`),
    element('p', {}, 'Copy it now. The server stores only a hash, so nobody can show it again.'),
    secretLine(secret, 'Copy the key'),
    ...(scopes.includes('read')
      ? [
          element('p', {}, 'This link signs in to the dashboard with it. Whoever has the link has the key.'),
          secretLine(link, 'Copy the sign-in link'),
        ]
      : []),
  )
}

const secretLine = (text: string, label: string): HTMLElement =>
  element('div', { class: 'secret' }, element('code', {}, text), copyButton(label, text))
