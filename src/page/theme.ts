import { element } from './element.js'

const storageKey = 'build-report-theme'
const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const

type Theme = keyof typeof themes

/** Puts the choice between the system's colours, light and dark into a place, and remembers it where the browser lets it. */
export function addThemeSwitch(place: Element | null): void {
  const select = element(
    'select',
    { id: 'theme-choice' },
    ...Object.entries(themes).map(([theme, title]) => element('option', { value: theme }, title)),
  )
  select.value = readTheme()
  show(select.value)
  select.addEventListener('change', () => {
    show(select.value)
    try {
      localStorage.setItem(storageKey, select.value)
    } catch {
      // A page from a file or in a frame may have no storage: the choice then lasts as long as the page.
    }
  })
  place?.append(element('label', { for: 'theme-choice' }, 'Colours'), select)
}

function show(theme: string): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
}

function readTheme(): Theme {
  try {
    const theme = localStorage.getItem(storageKey)
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  } catch {
    return 'system'
  }
}
