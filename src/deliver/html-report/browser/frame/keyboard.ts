import { button, element } from '../../../../base/browser/element.js'
import { createStoredSetting } from '../../../../base/browser/stored-setting.js'

/** A function of the page with its keys. */
export interface KeyBinding {
  readonly keys: readonly string[]
  /** As the help shows the keys. */
  readonly shown: readonly string[]
  readonly title: string
  /** Gets the pressed key. */
  readonly action: (key: string) => void
}

/** The shortcut keys of the page, and their help. */
export interface PageKeyboard {
  openHelp(): void
}

/**
 * Listens for shortcut keys. The help has a switch that turns them off: speech input would trigger them by accident (WCAG 2.2, 2.1.4
 * Character Key Shortcuts).
 */
export function createKeyboard(bindings: readonly KeyBinding[]): PageKeyboard {
  const setting = createStoredSetting('shortcuts')
  let isOn = setting.read() !== 'off'
  const actions = new Map(bindings.flatMap(({ keys, action }) => keys.map((key) => [key, action] as const)))

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const { target } = event
    if (target instanceof Element && isTyping(target, event.key)) return
    // Escape and arrow keys cannot be pressed by speech, so they stay on.
    if (!isOn && event.key.length === 1) return
    const action = actions.get(event.key)
    if (action === undefined) return
    event.preventDefault()
    action(event.key)
  })

  return {
    openHelp() {
      const checkbox = element('input', { type: 'checkbox' })
      checkbox.checked = isOn
      checkbox.addEventListener('change', () => {
        isOn = checkbox.checked
        setting.write(isOn ? 'on' : 'off')
      })
      const dialog = element(
        'dialog',
        { class: 'help', 'aria-labelledby': 'help-title' },
        element('h2', { id: 'help-title' }, 'Keyboard'),
        element('dl', { class: 'keys' }, ...bindings.map(helpLine)),
        element('label', { class: 'row' }, checkbox, 'Shortcut keys'),
        button('Close', { class: 'btn' }, () => dialog.close()),
      )
      dialog.addEventListener('close', () => dialog.remove())
      dialog.addEventListener('click', ({ target }) => {
        if (target === dialog) dialog.close()
      })
      document.body.append(dialog)
      dialog.showModal()
    },
  }
}

const helpLine = ({ shown, title }: KeyBinding): HTMLElement =>
  element('div', {}, element('dt', {}, ...shown.flatMap((key) => [element('kbd', {}, key), ' '])), element('dd', {}, title))

/** Returns whether a key belongs to the element that has the focus. */
function isTyping(target: Element, key: string): boolean {
  if (target.closest('dialog') !== null || document.querySelector(':popover-open') !== null) return true
  if (target.closest('input:not([type="checkbox"]):not([type="radio"]), select, textarea') !== null) return true
  // A box of code scrolls with the arrow keys.
  return key.startsWith('Arrow') && target.closest('pre, [role="tablist"], [data-arrow-keys]') !== null
}
