import { element } from '../../../../base/browser/element.js'
import { definedFields } from '../../../../base/defined-fields.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { NewKeyRequest } from '../../../answers/keys.js'
import { copyButton } from '../pieces/copy-button.js'

/** The labels of the scopes. */
const scopes = {
  read: 'read: query data, and sign in to the dashboard',
  write: 'write: send records',
  badge: 'badge: show badges, and nothing else',
} as const

type Scope = keyof typeof scopes

/** Creates the form for a new key. */
export function createKeyForm(org: string, onCreate: (key: NewKeyRequest) => Promise<void>): HTMLElement {
  const name = textField('key-name', { required: '', maxlength: '200' })
  const organisation = textField('key-org', { required: '', maxlength: '200' })
  organisation.value = org
  const project = textField('key-project', { maxlength: '200', placeholder: 'all projects' })
  const expiry = element('input', { id: 'key-expiry', type: 'date', min: tomorrow(), max: '2999-12-31' })
  const boxes = (Object.keys(scopes) as Scope[]).map((scope) => ({ scope, box: element('input', { type: 'checkbox', value: scope }) }))
  for (const { scope, box } of boxes) {
    box.checked = scope === 'read'
    box.addEventListener('change', () => {
      // A key for badges is part of the address of an image, so it must open nothing else.
      if (box.checked) for (const other of boxes) if ((other.scope === 'badge') !== (scope === 'badge')) other.box.checked = false
      validate()
    })
  }
  const validate = () => boxes[0]?.box.setCustomValidity(boxes.some(({ box }) => box.checked) ? '' : 'Choose at least one scope.')
  const form = element(
    'form',
    { class: 'card padded key-form', 'aria-labelledby': 'key-form-title' },
    element('h2', { id: 'key-form-title' }, 'Create a key'),
    labelled('key-name', 'Name, to recognise the key', name),
    labelled('key-org', 'Organisation', organisation),
    element(
      'fieldset',
      {},
      element('legend', {}, 'Scopes'),
      ...boxes.map(({ scope, box }) => element('label', { class: 'row' }, box, scopes[scope])),
    ),
    labelled('key-project', 'Only this project (optional)', project),
    labelled('key-expiry', 'Valid until the end of (optional, UTC)', expiry),
    element('button', { type: 'submit', class: 'btn primary' }, 'Create the key'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = boxes.filter(({ box }) => box.checked).map(({ scope }) => scope)
    const restrictedTo = project.value.trim()
    void onCreate({
      org: organisation.value.trim(),
      name: name.value.trim(),
      scopes: chosen,
      ...definedFields({
        project: restrictedTo === '' ? undefined : restrictedTo,
        expiresAt: expiry.value === '' ? undefined : Date.parse(expiry.value) + dayMs,
      }),
    })
  })
  return form
}

const dayMs = 86_400_000

const tomorrow = (): string => new Date(Date.now() + dayMs).toISOString().slice(0, 10)

const textField = (id: string, attributes: Readonly<Record<string, string>>): HTMLInputElement =>
  element('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false', ...attributes })

const labelled = (id: string, label: string, field: HTMLElement): HTMLElement =>
  element('div', { class: 'key-field' }, element('label', { for: id }, label), field)

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
