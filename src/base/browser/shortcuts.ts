import { element } from './element.js'
import { createStoredSetting } from './stored-setting.js'

/** A shortcut key. It has no effect while the user types into a field. */
export interface Shortcut {
  readonly key: string
  readonly title: string
  readonly action: () => void
}

/**
 * Listens for shortcut keys, and adds a checkbox to `parent` that switches them off: speech input would trigger them by accident
 * (WCAG 2.2, 2.1.4 Character Key Shortcuts).
 */
export function addShortcuts(parent: Element | null, shortcuts: readonly Shortcut[]): void {
  const setting = createStoredSetting('shortcuts')
  const checkbox = element('input', { type: 'checkbox' })
  checkbox.checked = setting.read() !== 'off'
  checkbox.addEventListener('change', () => setting.write(checkbox.checked ? 'on' : 'off'))
  const title = shortcuts.map(({ key, title }) => `${key}: ${title}`).join('\n')
  parent?.prepend(element('label', { class: 'shortcuts', title }, checkbox, 'Shortcut keys'))

  document.addEventListener('keydown', (event) => {
    if (!checkbox.checked || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const { target } = event
    if (target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea') !== null) return
    const shortcut = shortcuts.find(({ key }) => key === event.key)
    if (shortcut === undefined) return
    event.preventDefault()
    shortcut.action()
  })
}
