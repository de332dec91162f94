import { createStoredSetting } from './stored-setting.js'

const setting = createStoredSetting('theme')
const root = document.documentElement

/** Shows the theme that the user chose before, if any. */
export function applyStoredTheme(): void {
  const stored = setting.read()
  if (stored === 'light' || stored === 'dark') root.dataset.theme = stored
}

/** Changes between light and dark. */
export function switchTheme(): void {
  const isDark = (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'
  root.dataset.theme = isDark ? 'light' : 'dark'
  setting.write(root.dataset.theme)
}
