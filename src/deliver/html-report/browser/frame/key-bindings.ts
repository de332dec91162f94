import { switchTheme } from '../../../../base/browser/theme.js'
import type { TestsTab } from '../list/tests-tab.js'
import type { TestOutcome } from '../outcome.js'
import type { Navigation } from '../page-context.js'
import type { KeyBinding } from './keyboard.js'

/** The parts of the page that keys act on. */
export interface KeyTargets {
  readonly tests: TestsTab
  readonly navigation: Navigation
  readonly isOnTests: () => boolean
  /** Offers a key to the tab that is shown, if it is another one than Tests. Returns whether it used the key. */
  readonly pressInTab: (key: string) => boolean
  readonly openHelp: () => void
}

const filters: Readonly<Record<string, TestOutcome>> = { 1: 'failed', 2: 'flaky', 3: 'skipped', 4: 'passed' }

/** Returns the keys of the page. */
export function keyBindings({ tests, navigation, isOnTests, pressInTab, openHelp }: KeyTargets): readonly KeyBinding[] {
  /** Acts on the tab Tests, or offers the key to another tab. */
  const onTests = (action: (key: string) => void) => (key: string) => {
    if (isOnTests()) action(key)
    else pressInTab(key)
  }
  /** Shows the tab Tests first. */
  const inTests = (action: (key: string) => void) => (key: string) => {
    if (!isOnTests()) navigation.openTab('tests')
    action(key)
  }
  return [
    { keys: ['/'], shown: ['/'], title: 'Search', action: inTests(tests.focusSearch) },
    {
      keys: ['Escape'],
      shown: ['Esc'],
      title: 'Leave the search, close the details',
      action: onTests(() => {
        if (document.body.classList.contains('detail-open')) navigation.close()
        else tests.focusList()
      }),
    },
    {
      keys: ['j', 'k', 'ArrowDown', 'ArrowUp'],
      shown: ['j', 'k', '↓', '↑'],
      title: 'Next, previous row',
      action: onTests((key) => tests.move(key === 'j' || key === 'ArrowDown' ? 1 : -1)),
    },
    {
      keys: ['n', 'p'],
      shown: ['n', 'p'],
      title: 'Next, previous failure',
      action: inTests((key) => tests.moveToFailure(key === 'n' ? 1 : -1)),
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      shown: ['←', '→'],
      title: 'Close, open a group',
      action: onTests((key) => tests.setOpen(key === 'ArrowRight')),
    },
    {
      keys: ['e', 'E'],
      shown: ['e', 'E'],
      title: 'Open all groups, close all',
      action: onTests((key) => tests.setAllOpen(key === 'e')),
    },
    {
      keys: Object.keys(filters),
      shown: ['1', '–', '4'],
      title: 'Filter failed, flaky, skipped, passed',
      action: inTests((key) => tests.toggleFilter(filters[key] ?? 'failed')),
    },
    { keys: ['c'], shown: ['c'], title: 'Copy as Markdown', action: onTests(() => tests.panel.copyMarkdown()) },
    { keys: ['l'], shown: ['l'], title: 'Copy the link', action: onTests(() => tests.panel.copyLink()) },
    { keys: ['r'], shown: ['r'], title: 'Copy the command', action: onTests(() => tests.panel.copyCommand()) },
    { keys: ['w'], shown: ['w'], title: 'Wrap code', action: onTests(() => tests.panel.toggleWrap()) },
    { keys: ['t'], shown: ['t'], title: 'Light or dark', action: switchTheme },
    { keys: ['?'], shown: ['?'], title: 'This help', action: openHelp },
  ]
}
