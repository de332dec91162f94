import { button } from '../../../../base/browser/element.js'
import { createStoredSetting } from '../../../../base/browser/stored-setting.js'
import { icon } from '../../../../base/browser/symbol-mark.js'

const setting = () => createStoredSetting('wrap')
/** The class of the page while lines wrap. */
const wrappedClass = 'wrapped'
const buttonClass = 'wrap-switch'

/** Applies the stored choice. */
export const restoreWrapping = (): void => setWrapping(setting().read() === 'on')

/** Wraps the lines of all code, or stops wrapping them. The choice is stored. */
export function toggleWrapping(): void {
  const isWrapped = !isOn()
  setWrapping(isWrapped)
  setting().write(isWrapped ? 'on' : 'off')
}

const isOn = () => document.documentElement.classList.contains(wrappedClass)

function setWrapping(isWrapped: boolean): void {
  document.documentElement.classList.toggle(wrappedClass, isWrapped)
  for (const each of document.getElementsByClassName(buttonClass)) each.setAttribute('aria-pressed', String(isWrapped))
}

/** Creates a button that wraps the lines of all code. */
export const wrapButton = (): HTMLButtonElement =>
  button(
    icon('wrap'),
    {
      class: `btn icon compact ${buttonClass}`,
      'aria-label': 'Wrap long lines',
      'aria-pressed': String(isOn()),
      title: 'Wrap long lines (w)',
    },
    toggleWrapping,
  )
