import { element } from './element.js'
import { createSetting } from './setting.js'

const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const

/** Puts the choice between the system's colours, light and dark into a place, and remembers it. */
export function addThemeSwitch(place: Element | null): void {
  const setting = createSetting('theme')
  const known = setting.read()
  const select = element(
    'select',
    { id: 'theme-choice' },
    ...Object.entries(themes).map(([theme, title]) => element('option', { value: theme }, title)),
  )
  select.value = known === 'light' || known === 'dark' ? known : 'system'
  show(select.value)
  select.addEventListener('change', () => {
    show(select.value)
    setting.write(select.value)
  })
  place?.append(element('label', { for: 'theme-choice' }, 'Colours'), select)
}

function show(theme: string): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
}
