import { element } from './element.js'
import { createSetting } from './setting.js'

/** A key that works wherever nobody is typing. */
export interface Shortcut {
  readonly key: string
  readonly title: string
  readonly act: () => void
}

/**
 * Listens for keys, unless they are switched off in `place`: people who dictate would press them with every other word
 * (WCAG 2.2, 2.1.4 Character Key Shortcuts).
 */
export function addShortcuts(place: Element | null, shortcuts: readonly Shortcut[]): void {
  const setting = createSetting('shortcuts')
  const box = element('input', { type: 'checkbox' })
  box.checked = setting.read() !== 'off'
  box.addEventListener('change', () => setting.write(box.checked ? 'on' : 'off'))
  const title = shortcuts.map(({ key, title }) => `${key} ${title}`).join('\n')
  place?.prepend(element('label', { class: 'shortcuts', title }, box, 'Shortcut keys'))

  document.addEventListener('keydown', (event) => {
    if (!box.checked || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const { target } = event
    if (target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea') !== null) return
    const shortcut = shortcuts.find(({ key }) => key === event.key)
    if (shortcut === undefined) return
    event.preventDefault()
    shortcut.act()
  })
}
