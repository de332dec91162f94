import type { HashState } from '../../../../base/browser/hash-state.js'
import type { Shortcut } from '../../../../base/browser/shortcuts.js'
import { type DashboardState, type ViewName, viewTitles } from '../state/dashboard-state.js'
import { openView, views } from '../state/views.js'

interface ShortcutActions {
  readonly focusSearch: () => void
  readonly refresh: () => void
}

/** Returns the keys that work on every page. */
export const appShortcuts = (address: HashState<DashboardState>, { focusSearch, refresh }: ShortcutActions): readonly Shortcut[] => [
  { key: '/', title: 'go to a module or test', action: focusSearch },
  { key: 's', title: 'search the table', action: () => document.getElementById('search')?.focus() },
  ...(Object.keys(views) as ViewName[]).map((view) => ({
    key: views[view].shortcut,
    title: `show ${viewTitles[view].toLowerCase()}`,
    action: () => address.change(openView(view, address.state()), 'push'),
  })),
  { key: 'r', title: 'refresh', action: refresh },
  {
    key: 'Escape',
    title: 'go back to the list',
    action: () => address.change({ item: '' }, address.state().item === '' ? 'replace' : 'push'),
  },
]
