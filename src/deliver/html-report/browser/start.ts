import { applyStoredTheme } from '../../../base/browser/theme.js'
import { readHash } from './view-state.js'

// Runs in the head, before anything is shown: the page appears in its theme and with its tab.
const root = document.documentElement
applyStoredTheme()
root.dataset.tab = readHash(location.hash).tab ?? root.dataset.start ?? 'tests'
