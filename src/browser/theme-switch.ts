import { element } from './element.js'
import { createStoredSetting } from './stored-setting.js'

const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const

/** Adds a list to choose the system's colours, light or dark. The choice is stored. */
export function addThemeSwitch(parent: Element | null): void {
  const setting = createStoredSetting('theme')
  const stored = setting.read()
  const select = element(
    'select',
    { id: 'theme-choice' },
    ...Object.entries(themes).map(([theme, title]) => element('option', { value: theme }, title)),
  )
  select.value = stored === 'light' || stored === 'dark' ? stored : 'system'
  applyTheme(select.value)
  select.addEventListener('change', () => {
    applyTheme(select.value)
    setting.write(select.value)
  })
  parent?.append(element('label', { for: 'theme-choice' }, 'Colours'), select)
}

function applyTheme(theme: string): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
}
